import { isLargeList, MOST_IN_BROWSER } from '@deportivo/contracts/exports/large-lists'
import { createListExport, listListExports } from '@deportivo/contracts/exports/list-exports'
import { useNavigate } from 'react-router-dom'
import { useChange } from '../../hooks/use-change.ts'
import { paths } from '../../navigation/paths.ts'
import { call } from '../../net/call.ts'
import { revalidate } from '../../net/use-found.ts'
import { showDone } from '../../toasts/toasts.ts'
import type { CellTools, ListColumn } from '../definition/definition.ts'
import { useCellTools } from '../definition/use-cell-tools.ts'
import { activeFilters } from '../filters/active-filters.ts'
import type { ListOnScreen } from '../query/use-list-screen.ts'
import { followExport } from './server-export.ts'
import type { FileFormat } from './write-file.ts'

/** Whether the whole list is too large for the browser, and the server writes it. */
export function isOfServer<R>({ list, rows, listQuery }: ListOnScreen<R>): boolean {
  const { total = 0, more_than: isEndless = false } = rows.paging ?? {}
  return listQuery !== undefined && isLargeList(list.name) && (isEndless || total > MOST_IN_BROWSER)
}

// What the call takes: a longer text of a filter is shortened.
const LONGEST_VALUE = 300

function bodyOf<R>(
  { list, listQuery, position, choices }: ListOnScreen<R>,
  columns: readonly ListColumn<R>[],
  { format, tools }: { format: FileFormat; tools: CellTools },
) {
  if (!isLargeList(list.name) || !listQuery) throw new Error(`the server writes no file of ${list.name}`)
  const params = Object.entries(listQuery.params ?? {}).map(([name, value]) => [name, Number(value)])
  return {
    list: list.name,
    format,
    name: tools.t(list.title),
    query: listQuery.query,
    columns: columns.filter(({ file }) => file.length > 0).map(({ id }) => id),
    params: Object.fromEntries(params) as Record<string, number>,
    filters: activeFilters(list, position.state, choices, tools).map(({ label, value }) => ({
      label,
      value: (value ?? '').slice(0, LONGEST_VALUE),
    })),
  }
}

/** Has the server write what is on screen, over all pages; it goes on while other pages are open. */
export function useServerExport<R>(screen: ListOnScreen<R>, columns: readonly ListColumn<R>[]) {
  const tools = useCellTools()
  const navigate = useNavigate()
  return useChange(
    async (format: FileFormat) => {
      const reply = await call(createListExport, { body: bodyOf(screen, columns, { format, tools }) })
      showDone(reply, { action: { key: 'export.mine', run: () => void navigate(paths.ownProfile) } })
      void revalidate(listListExports)
      void followExport(reply.data.id)
      return reply
    },
    { isSilent: true },
  )
}
