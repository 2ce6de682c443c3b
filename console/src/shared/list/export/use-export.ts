import { useRef, useState } from 'react'
import { isCallError } from '../../net/call-error.ts'
import { serverNow } from '../../net/clock.ts'
import { dayInBogota } from '@deportivo/texts/formats/dates'
import { reportError } from '../../toasts/report-error.ts'
import { useSession } from '../../session/session.tsx'
import { showToast } from '../../toasts/toasts.ts'
import { activeFilters } from '../filters/active-filters.ts'
import type { CellTools, ListColumn } from '../definition/definition.ts'
import { useCellTools } from '../definition/use-cell-tools.ts'
import type { ListOnScreen } from '../query/use-list-screen.ts'
import type { FileCell } from './file-values.ts'
import { saveFile } from '../../net/save-file.ts'
import { writeFile, type FileFormat } from './write-file.ts'

/** A hundred requests of two hundred rows each; more freezes browsers and spreadsheets. */
export const MOST_EXPORTED = 20_000

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

/** What writes workbooks is loaded only when it is needed, and after a new release it may be gone. */
function showExportFailure(failure: unknown): void {
  if (isCallError(failure)) return reportError(failure)
  console.error(failure)
  showToast({ tone: 'danger', key: 'state.error' })
}

/** Makes a file of what is on screen, over all pages; `stop` gives up on the way. */
export function useExport<R>(screen: ListOnScreen<R>, columns: readonly ListColumn<R>[]) {
  const tools = useCellTools()
  const { user } = useSession()
  const [done, setDone] = useState<number | null>(null)
  const running = useRef<AbortController | null>(null)
  const { list, source } = screen

  const make = async ({ format, isChosen }: ExportRequest, signal: AbortSignal) => {
    const options = { signal, onProgress: setDone }
    const rows = await (isChosen ? source.chosen(options) : source.all({ ...options, limit: MOST_EXPORTED }))
    const facts = factsOf(screen, tools, { isChosen, by: user.data.displayName, rows: rows.length })
    const title = tools.t(list.title)
    const file = await writeFile(format, { title, columns, rows, facts }, tools)
    if (signal.aborted) return false
    saveFile(file, `${title} ${dayInBogota(serverNow())}.${format}`)
    showToast({ tone: 'success', key: 'list.export_done', values: { count: rows.length } })
    return true
  }
  const start = async (wanted: ExportRequest): Promise<boolean> => {
    const controller = new AbortController()
    running.current = controller
    setDone(0)
    try {
      return await make(wanted, controller.signal)
    } catch (failure) {
      if (controller.signal.aborted) return false
      showExportFailure(failure)
      return false
    } finally {
      setDone(null)
    }
  }
  return { done, start, stop: () => running.current?.abort() }
}
