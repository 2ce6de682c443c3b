import type { DeclaredReport, Report } from '@deportivo/contracts/reports/declare-report'
import { useState } from 'react'
import { dayInBogota } from '@deportivo/texts/formats/dates'
import { useTexts } from '../../language/texts.tsx'
import { useFormats } from '../../language/use-formats.ts'
import { csvOf } from '../../list/export/csv.ts'
import type { FileCell } from '../../list/export/file-values.ts'
import { saveFile } from '../../net/save-file.ts'
import type { FileFormat } from '../../list/export/write-file.ts'
import { serverNow } from '../../net/clock.ts'
import { useSession } from '../../session/session.tsx'
import { showToast } from '../../toasts/toasts.ts'
import type { ReportPosition } from '../use-report-position.ts'
import { useReportWords } from '../use-report-words.ts'
import { filterWords, linesOf, totalsTable, widgetTables } from '@deportivo/contracts/reports/shown/tables'
import type { ReportTable } from './report-table.ts'

export interface Exported {
  report: DeclaredReport
  position: ReportPosition
  data: Report
  /** What the screen shows below the figures. */
  further: readonly ReportTable[]
}

/** What narrowed the report, how fresh it is, who exported it and when. */
function useFacts({ report, position, data }: Exported) {
  const t = useTexts()
  const words = useReportWords()
  const { instant } = useFormats()
  const { user } = useSession()
  return (): (readonly [string, FileCell])[] => [
    ...(report.isOfNow
      ? []
      : ([
          [t('reports.range'), words.period(data)],
          [t('reports.compare'), data.previous ? words.against(data.previous) : null],
        ] as const)),
    ...filterWords({ report, data, filters: position.filters }, { t, words }),
    [t('reports.as_of'), instant(data.as_of)],
    [t('list.sheet_by'), user.data.displayName],
    [t('list.sheet_at'), instant(serverNow())],
  ]
}

/** Makes a file of the figures on screen. */
export function useReportExport(exported: Exported) {
  const t = useTexts()
  const words = useReportWords()
  const facts = useFacts(exported)
  const [isRunning, setRunning] = useState(false)
  const { report, data, further } = exported

  async function fileOf(format: FileFormat): Promise<Blob> {
    const tools = { t, words, group: exported.position.group }
    const tables = [totalsTable(report, data, tools), ...widgetTables(report, data, tools), ...further]
    if (format === 'csv')
      return new Blob([csvOf(linesOf(tables, facts()))], { type: 'text/csv;charset=utf-8' })
    const { workbookOf } = await import('../../list/export/sheet.ts')
    const filters = t('list.sheet_filters')
    const head = [filters, t(report.title)].map((text) => ({ text, kind: 'text' }) as const)
    return workbookOf([...tables, { name: filters, head, rows: facts() }])
  }

  const start = async (format: FileFormat): Promise<boolean> => {
    setRunning(true)
    try {
      saveFile(await fileOf(format), `${t(report.title)} ${dayInBogota(serverNow())}.${format}`)
      return true
    } catch (failure) {
      // The chunk that writes workbooks may be gone after a new release.
      console.error(failure)
      showToast({ tone: 'danger', key: 'state.error' })
      return false
    } finally {
      setRunning(false)
    }
  }
  return { isRunning, start }
}
