import { listResultEntries, type ResultEntry } from '@deportivo/contracts/reports/result-entries'
import type { Pages } from '../../shared/list/query/read-pages.ts'
import { call } from '../../shared/net/call.ts'
import { useFound } from '../../shared/net/use-found.ts'
import { reportList } from '../../shared/report/file/report-table.ts'
import type { UseDetail } from '../../shared/report/report-detail.ts'
import { useFigureChanges } from '../../shared/report/use-report.ts'
import { ResultSection } from './result-section.tsx'
import { resultTable, useResultWords } from './result-words.ts'
import { useResultPosition, type ResultPosition } from './use-result-position.ts'

const entryPages = (query: ResultPosition['query']): Pages<ResultEntry> => ({
  ask: async (page, signal) =>
    (await call(listResultEntries, { query: { ...query, ...page }, ...(signal ? { signal } : {}) })).data
      .rows,
  rowKey: ({ kind, owner_id, at, is_reversal }) => [kind, owner_id, at, is_reversal].join(' '),
})

/** The entries behind the result, in the address and in the report's file. */
export const useResultEntries: UseDetail = ({ report, position, isPaused }) => {
  const entries = useResultPosition(position)
  const { part, query } = entries
  const words = useResultWords(part)
  const { data: found, error, refresh } = useFound(listResultEntries, { query }, { keepPrevious: true })
  useFigureChanges(report.name, isPaused, refresh)
  return {
    section: <ResultSection {...{ position: entries, words, found, error }} onRetry={refresh} />,
    isLoading: !found && !error,
    tables: [],
    ...(found
      ? { list: reportList(found.total, entryPages(query), (rows) => resultTable(rows, part, words)) }
      : {}),
  }
}
