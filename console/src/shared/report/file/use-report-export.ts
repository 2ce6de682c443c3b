import type { DeclaredReport, Report } from '@deportivo/contracts/reports/declare-report'
import { dayInBogota } from '@deportivo/texts/formats/dates'
import { useTexts, type Translate } from '../../language/texts.tsx'
import { useFormats } from '../../language/use-formats.ts'
import { csvOf } from '../../list/export/csv.ts'
import type { FileCell } from '@deportivo/contracts/exports/file-columns'
import { saveFile } from '../../net/save-file.ts'
import { MOST_EXPORTED, useFileRun } from '../../list/export/use-file-run.ts'
import type { FileFormat } from '../../list/export/write-file.ts'
import { serverNow } from '../../net/clock.ts'
import { useSession } from '../../session/session.tsx'
import { showToast } from '../../toasts/toasts.ts'
import type { ReportPosition } from '../use-report-position.ts'
import { useReportWords } from '../use-report-words.ts'
import { filterWords, linesOf, totalsTable, widgetTables } from '@deportivo/contracts/reports/shown/tables'
import type { ReportList, ReportTable } from './report-table.ts'

export interface Exported {
  report: DeclaredReport
  position: ReportPosition
  data: Report
  /** What the screen shows below the figures. */
  further: readonly ReportTable[]
  /** What it shows a page of. */
  list: ReportList | undefined
}

/** How many rows the list of a file has, and how many more there were. */
const countsOf = ({ name, rows }: ReportTable, { total }: ReportList, t: Translate) => [
  [t('reports.sheet_rows', { list: name }), rows.length] as const,
  ...(total > rows.length && rows.length === MOST_EXPORTED
    ? [[t('reports.sheet_left_out'), total - rows.length] as const]
    : []),
]

/** What narrowed the report, how fresh it is, who exported it and when. */
function useFacts({ report, position, data, list }: Exported) {
  const t = useTexts()
  const words = useReportWords()
  const { instant } = useFormats()
  const { user } = useSession()
  return (listed: ReportTable | null): (readonly [string, FileCell])[] => [
    ...(report.isOfNow
      ? []
      : ([
          [t('reports.range'), words.period(data)],
          [t('reports.compare'), data.previous ? words.against(data.previous) : null],
        ] as const)),
    ...filterWords({ report, data, filters: position.filters }, { t, words }),
    [t('reports.as_of'), instant(data.as_of)],
    ...(listed && list ? countsOf(listed, list, t) : []),
    [t('list.sheet_by'), user.data.displayName],
    [t('list.sheet_at'), instant(serverNow())],
  ]
}

/** Makes a file of the figures on screen, and of all rows of the list below them. */
export function useReportExport(exported: Exported) {
  const t = useTexts()
  const words = useReportWords()
  const facts = useFacts(exported)
  const { report, data, further, list } = exported

  async function fileOf(format: FileFormat, listed: ReportTable | null): Promise<Blob> {
    const tools = { t, words, group: exported.position.group }
    const figures = [totalsTable(report, data, tools), ...widgetTables(report, data, tools)]
    const tables = [...figures, ...further, ...(listed ? [listed] : [])]
    if (format === 'csv')
      return new Blob([csvOf(linesOf(tables, facts(listed)))], { type: 'text/csv;charset=utf-8' })
    const { workbookOf } = await import('../../list/export/sheet.ts')
    const filters = t('list.sheet_filters')
    const head = [filters, t(report.title)].map((text) => ({ text, kind: 'text' }) as const)
    return workbookOf([...tables, { name: filters, head, rows: facts(listed) }])
  }

  return useFileRun<FileFormat>(async (format, options) => {
    const listed = (await list?.read({ ...options, limit: MOST_EXPORTED })) ?? null
    const file = await fileOf(format, listed)
    if (options.signal.aborted) return false
    saveFile(file, `${t(report.title)} ${dayInBogota(serverNow())}.${format}`)
    if (listed) showToast({ tone: 'success', key: 'list.export_done', values: { count: listed.rows.length } })
    return true
  })
}
