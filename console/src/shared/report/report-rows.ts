import type {
  DeclaredReport,
  Dimension,
  Report,
  ReportGroup,
  ReportRow,
} from '@deportivo/contracts/reports/declare-report'
import { casesUrl } from './cases-url.ts'
import { expensesUrl } from './expenses-url.ts'
import { ordersUrl } from './orders-url.ts'
import { detailUrl } from './detail-url.ts'

export interface ReportOnScreen {
  report: DeclaredReport
  data: Report
  /** Values of columns that narrow the report. */
  filters: Readonly<Record<string, string | number>>
  group: ReportGroup
  isAsTables: boolean
}

/** What narrows a list to what a row counts; null: rows of hours, weeks or months are no single day's. */
function narrowingOf({ data, filters, group }: ReportOnScreen, { column, kind }: Dimension, row: ReportRow) {
  const value = row[column] ?? ''
  if (kind !== 'day') return { from: data.from, to: data.to, columns: { ...filters, [column]: value } }
  return group === 'day' ? { from: String(value), to: String(value), columns: filters } : null
}

/** The address of what is behind a row: its orders, or the return cases or expenses where it counts nothing else. */
export function rowUrl(onScreen: ReportOnScreen, dimension: Dimension) {
  const { report } = onScreen
  const [main = ''] = dimension.measures
  const isOf = (names: readonly string[] | undefined) =>
    dimension.measures.every((name) => names?.includes(name))
  return (row: ReportRow): string | null => {
    const narrowing = narrowingOf(onScreen, dimension, row)
    if (narrowing === null) return null
    const orders = ordersUrl(report, narrowing)
    if (orders !== null) return orders
    const detail = detailUrl(report, main, narrowing)
    if (detail !== null) return detail
    if (isOf(report.cases?.measures)) return casesUrl(report, main, narrowing)
    return isOf(report.expenses) ? expensesUrl(report, main, narrowing) : null
  }
}

/** The address of the return cases or expenses behind one figure, of a row or of all; null where it counts none. */
export function figureUrl(onScreen: ReportOnScreen, dimension: Dimension) {
  const { report, data, filters } = onScreen
  return (measure: string, row: ReportRow | null): string | null => {
    const whole = { from: data.from, to: data.to, columns: filters }
    const narrowing = row === null ? whole : narrowingOf(onScreen, dimension, row)
    return (
      narrowing &&
      (casesUrl(report, measure, narrowing) ??
        expensesUrl(report, measure, narrowing) ??
        detailUrl(report, measure, narrowing))
    )
  }
}
