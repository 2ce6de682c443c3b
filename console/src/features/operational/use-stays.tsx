import { listStays, type Stay } from '@deportivo/contracts/reports/stays'
import type { Pages } from '../../shared/list/query/read-pages.ts'
import { call } from '../../shared/net/call.ts'
import { useFound } from '../../shared/net/use-found.ts'
import { reportList } from '../../shared/report/file/report-table.ts'
import type { UseDetail } from '../../shared/report/report-detail.ts'
import { useFigureChanges } from '../../shared/report/use-report.ts'
import { StaySection } from './stay-section.tsx'
import { stayTable, useStayWords } from './stay-columns.ts'
import { useStayPosition, type StayPosition } from './use-stay-position.ts'

// An order becomes late without any event.
const EVERY_MS = 30_000

const stayPages = (query: StayPosition['query']): Pages<Stay> => ({
  ask: async (page, signal) =>
    (await call(listStays, { query: { ...query, ...page }, ...(signal ? { signal } : {}) })).data.rows,
  rowKey: ({ order_id, nr }) => `${order_id} ${nr}`,
})

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
    tables: [],
    ...(found
      ? { list: reportList(found.total, stayPages(stays.query), (rows) => stayTable(rows, words)) }
      : {}),
  }
}
