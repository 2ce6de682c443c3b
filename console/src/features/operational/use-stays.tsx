import { listStays } from '@deportivo/contracts/reports/stays'
import { useFound } from '../../shared/net/use-found.ts'
import type { UseDetail } from '../../shared/report/report-detail.ts'
import { useFigureChanges } from '../../shared/report/use-report.ts'
import { StaySection } from './stay-section.tsx'
import { stayTable, useStayWords } from './stay-columns.ts'
import { useStayPosition } from './use-stay-position.ts'

// An order becomes late without any event.
const EVERY_MS = 30_000

/** The orders behind the figures of the operational report, in the address and in its file. */
export const useStays: UseDetail = ({ report, position, data, isPaused }) => {
  const stays = useStayPosition(position)
  const words = useStayWords(stays.kind)
  const {
    data: found,
    error,
    refresh,
  } = useFound(listStays, { query: stays.query }, { everyMs: isPaused ? 0 : EVERY_MS, keepPrevious: true })
  useFigureChanges(report.name, isPaused, refresh)
  return {
    section: (
      <StaySection position={stays} words={words} data={data} found={found} error={error} onRetry={refresh} />
    ),
    isLoading: !found && !error,
    tables: found ? [stayTable(found.rows, words)] : [],
  }
}
