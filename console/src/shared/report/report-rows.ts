import type {
  DeclaredReport,
  Dimension,
  Report,
  ReportGroup,
  ReportRow,
} from '@deportivo/contracts/reports/declare-report'
import { ordersUrl } from './orders-url.ts'

export interface ReportOnScreen {
  report: DeclaredReport
  data: Report
  /** Values of columns that narrow the report. */
  filters: Readonly<Record<string, string | number>>
  group: ReportGroup
  isAsTables: boolean
}

const HOUR = { label: 'reports.dimension.hour' } as const

/** The dimensions of a report; days by the hour are hours. */
export const dimensionsOf = ({ dimensions }: DeclaredReport, group: ReportGroup): [string, Dimension][] =>
  Object.entries(dimensions).map(([name, dimension]) => [
    name,
    dimension.kind === 'day' && group === 'hour' ? { ...dimension, ...HOUR } : dimension,
  ])

/** The rows of a widget: the first dimension's are the report's `rows`. */
export function rowsOf(
  { report, data }: Pick<ReportOnScreen, 'report' | 'data'>,
  by: string,
): readonly ReportRow[] {
  const [first] = Object.keys(report.dimensions)
  return by === first ? data.rows : (data.by[by] ?? [])
}

/** The address of the orders behind a row. */
export function rowUrl({ report, data, filters, group }: ReportOnScreen, { column, kind }: Dimension) {
  return (row: ReportRow): string | null => {
    const value = row[column] ?? ''
    if (kind !== 'day')
      return ordersUrl(report, { from: data.from, to: data.to, columns: { ...filters, [column]: value } })
    // Rows of hours, weeks or months lead to no single day's orders.
    return group === 'day'
      ? ordersUrl(report, { from: String(value), to: String(value), columns: filters })
      : null
  }
}
