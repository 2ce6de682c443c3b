import type { DeclaredReport, Report } from '@deportivo/contracts/reports/declare-report'
import { useState } from 'react'
import { dayInBogota } from '../../language/dates.ts'
import { useTexts } from '../../language/texts.tsx'
import { useFormats } from '../../language/use-formats.ts'
import { csvOf } from '../../list/export/csv.ts'
import type { FileCell } from '../../list/export/file-values.ts'
import { saveFile } from '../../net/save-file.ts'
import type { FileFormat } from '../../list/export/write-file.ts'
import { serverNow } from '../../net/clock.ts'
import { useSession } from '../../session/session.tsx'
import { showToast } from '../../toasts/toasts.ts'
import { rowsOf } from '../report-rows.ts'
import { filtersOf, type ReportPosition } from '../use-report-position.ts'
import { useReportWords } from '../use-report-words.ts'
import { linesOf, totalsTable, widgetTables } from './report-tables.ts'

export interface Exported {
  report: DeclaredReport
  position: ReportPosition
  data: Report
}

/** What narrowed the report, how fresh it is, who exported it and when. */
function useFacts({ report, position, data }: Exported) {
  const t = useTexts()
  const words = useReportWords()
  const { instant } = useFormats()
  const { user } = useSession()
  return (): (readonly [string, FileCell])[] => [
    [t('reports.range'), words.period(data)],
    [t('reports.compare'), data.previous ? words.against(data.previous) : null],
    ...filtersOf(report).flatMap(({ name, dimension }): (readonly [string, FileCell])[] => {
      const value = position.filters[dimension.column]
      if (value === undefined) return []
      const row = rowsOf({ report, data }, name).find((one) => one[dimension.column] === value)
      return [[t(dimension.label), words.row(name, dimension, row ?? { [dimension.column]: value })]]
    }),
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
  const { report, data } = exported

  async function fileOf(format: FileFormat): Promise<Blob> {
    const tools = { t, words, group: exported.position.group }
    const tables = [totalsTable(report, data, tools), ...widgetTables(report, data, tools)]
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
