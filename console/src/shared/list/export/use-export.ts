import { serverNow } from '../../net/clock.ts'
import { useSession } from '../../session/session.tsx'
import { activeFilters } from '../filters/active-filters.ts'
import type { CellTools, ListColumn } from '../definition/definition.ts'
import { useCellTools } from '../definition/use-cell-tools.ts'
import type { ListOnScreen } from '../query/use-list-screen.ts'
import type { FileCell } from '@deportivo/contracts/exports/file-columns'
import { MOST_EXPORTED, useFileRun } from './use-file-run.ts'
import { saveRows } from './save-rows.ts'
import type { FileFormat } from './write-file.ts'

export interface ExportRequest {
  format: FileFormat
  isChosen: boolean
}

/** The second sheet: the active filters, who exported the list and when. */
function factsOf<R>(
  { list, position, choices }: ListOnScreen<R>,
  tools: CellTools,
  { isChosen, by, rows }: { isChosen: boolean; by: string; rows: number },
): (readonly [string, FileCell])[] {
  const { t, instant } = tools
  const filters = activeFilters(list, position.state, choices, tools).map(
    ({ label, value }) => [label, value] as const,
  )
  return [
    [t('list.sheet_list'), t(list.title)],
    ...(isChosen ? [[t('list.sheet_chosen'), null] as const] : []),
    ...(filters.length > 0 || isChosen ? filters : [[t('list.sheet_no_filters'), null] as const]),
    [t('list.sheet_count'), rows],
    [t('list.sheet_by'), by],
    [t('list.sheet_at'), instant(serverNow())],
  ]
}

/** Makes a file of what is on screen, over all pages; `stop` gives up on the way. */
export function useExport<R>(screen: ListOnScreen<R>, columns: readonly ListColumn<R>[]) {
  const tools = useCellTools()
  const { user } = useSession()
  const { list, source } = screen

  return useFileRun<ExportRequest>(async ({ format, isChosen }, options) => {
    const rows = await (isChosen ? source.chosen(options) : source.all({ ...options, limit: MOST_EXPORTED }))
    const facts = factsOf(screen, tools, { isChosen, by: user.data.displayName, rows: rows.length })
    const { signal } = options
    return saveRows(format, { title: tools.t(list.title), columns, rows, facts }, { tools, signal })
  })
}
