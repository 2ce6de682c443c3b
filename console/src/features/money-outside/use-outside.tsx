import { listOutside } from '@deportivo/contracts/reports/outside-orders'
import { useFound } from '../../shared/net/use-found.ts'
import type { UseDetail } from '../../shared/report/report-detail.ts'
import { useFigureChanges } from '../../shared/report/use-report.ts'
import { OutsideSection } from './outside-section.tsx'
import { outsideTable, useOutsideWords } from './outside-words.ts'
import { useOutsidePosition } from './use-outside-position.ts'

/** The orders behind the money that is outside, in the address and in the report's file. */
export const useOutside: UseDetail = ({ report, data, isPaused }) => {
  const position = useOutsidePosition()
  const words = useOutsideWords(position.kind)
  const {
    data: found,
    error,
    refresh,
  } = useFound(listOutside, { query: position.query }, { keepPrevious: true })
  useFigureChanges(report.name, isPaused, refresh)
  return {
    section: <OutsideSection {...{ position, words, data, found, error }} onRetry={refresh} />,
    isLoading: !found && !error,
    tables: found ? [outsideTable(found.rows, words)] : [],
  }
}
