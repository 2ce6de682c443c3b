import { listOutside, type OutsideOrder } from '@deportivo/contracts/reports/outside-orders'
import type { Pages } from '../../shared/list/query/read-pages.ts'
import { call } from '../../shared/net/call.ts'
import { useFound } from '../../shared/net/use-found.ts'
import { reportList } from '../../shared/report/file/report-table.ts'
import type { UseDetail } from '../../shared/report/report-detail.ts'
import { useFigureChanges } from '../../shared/report/use-report.ts'
import { OutsideSection } from './outside-section.tsx'
import { outsideTable, useOutsideWords } from './outside-words.ts'
import { useOutsidePosition, type OutsidePosition } from './use-outside-position.ts'

const outsidePages = (query: OutsidePosition['query']): Pages<OutsideOrder> => ({
  ask: async (page, signal) =>
    (await call(listOutside, { query: { ...query, ...page }, ...(signal ? { signal } : {}) })).data.rows,
  // An order may owe several refunds.
  rowKey: ({ order_id, since, amount }) => `${order_id} ${since} ${amount}`,
})

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
    tables: [],
    ...(found
      ? { list: reportList(found.total, outsidePages(position.query), (rows) => outsideTable(rows, words)) }
      : {}),
  }
}
