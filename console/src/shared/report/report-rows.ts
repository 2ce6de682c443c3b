import type {
  DeclaredReport,
  Dimension,
  Report,
  ReportGroup,
  ReportPeriod,
  ReportRow,
} from '@deportivo/contracts/reports/declare-report'
import { paths } from '../navigation/paths.ts'
import { casesUrl } from './cases-url.ts'
import { detailUrl } from './detail-url.ts'
import { expensesUrl } from './expenses-url.ts'
import { orderFigureUrl, ordersUrl, type Narrowing } from './orders-url.ts'
import { lastDayOf } from './range.ts'

export interface ReportOnScreen {
  report: DeclaredReport
  data: Report
  /** Values of columns that narrow the report. */
  filters: Readonly<Record<string, string | number>>
  group: ReportGroup
  isAsTables: boolean
}

/** The days of a row that begins with one: of a week or a month, those of them that the report has; or one hour of a day. */
function daysOf({ data, group }: ReportOnScreen, first: string): ReportPeriod & { hour?: string } {
  if (group === 'hour') return { from: data.from, to: data.to, hour: first }
  const last = lastDayOf(group, first)
  return { from: first < data.from ? data.from : first, to: last > data.to ? data.to : last }
}

/** What narrows a list to what a row counts. */
function narrowingOf(onScreen: ReportOnScreen, { column, kind }: Dimension, row: ReportRow): Narrowing {
  const { data, filters } = onScreen
  const value = row[column] ?? ''
  if (kind !== 'day') return { from: data.from, to: data.to, columns: { ...filters, [column]: value } }
  return { ...daysOf(onScreen, String(value)), columns: filters }
}

/** What the report itself shows of fewer days; null: it shows just these. */
function narrowedUrl({ report, data, isAsTables }: ReportOnScreen, { from, to, columns }: Narrowing) {
  if (from === data.from && to === data.to) return null
  const params = new URLSearchParams({ range: 'custom', from, to, ...(isAsTables ? { as: 'table' } : {}) })
  for (const [name, value] of Object.entries(columns)) params.set(name, String(value))
  return `/${report.name}?${params.toString()}`
}

const salesOfProduct = (id: string | number | undefined, { from, to }: Narrowing): string =>
  `${paths.productDetail(id ?? 0, 'sales')}&${new URLSearchParams({ from, to }).toString()}`

/** The return cases or expenses that are all that a row counts. */
function countedUrl(report: DeclaredReport, { measures }: Dimension, narrowing: Narrowing): string | null {
  const [main = ''] = measures
  const isOf = (names: readonly string[] | undefined) => measures.every((name) => names?.includes(name))
  if (isOf(report.cases?.measures)) return casesUrl(report, main, narrowing)
  return isOf(report.expenses) ? expensesUrl(report, main, narrowing) : null
}

/**
 * The address of what is behind a row: its orders, or the return cases or expenses where it counts nothing else. Days of
 * which there is no such list open the report itself, narrowed to them.
 */
export function rowUrl(onScreen: ReportOnScreen, dimension: Dimension) {
  const { report } = onScreen
  const [main = ''] = dimension.measures
  return (row: ReportRow): string | null => {
    const narrowing = narrowingOf(onScreen, dimension, row)
    // Orders alone are listed by the hour.
    if (narrowing.hour !== undefined) return ordersUrl(report, narrowing)
    if (dimension.opensProduct) return salesOfProduct(row[dimension.column], narrowing)
    return (
      ordersUrl(report, narrowing) ??
      detailUrl(report, main, narrowing) ??
      countedUrl(report, dimension, narrowing) ??
      (dimension.kind === 'day' ? narrowedUrl(onScreen, narrowing) : null)
    )
  }
}

/** The report that explains a figure, of the same days. */
function explainedUrl({ explained }: DeclaredReport, measure: string, { from, to }: Narrowing) {
  const name = explained?.[measure]
  if (name === undefined) return null
  return `/${name}?${new URLSearchParams({ range: 'custom', from, to, as: 'table' }).toString()}`
}

function figureOf(report: DeclaredReport, measure: string, narrowing: Narrowing): string | null {
  if (narrowing.hour !== undefined) return orderFigureUrl(report, measure, narrowing)
  return (
    casesUrl(report, measure, narrowing) ??
    expensesUrl(report, measure, narrowing) ??
    detailUrl(report, measure, narrowing) ??
    orderFigureUrl(report, measure, narrowing) ??
    explainedUrl(report, measure, narrowing)
  )
}

/** The address of what is behind a total; null where no list or report has just that. */
export const totalUrl = (
  { report, data, filters }: Pick<ReportOnScreen, 'report' | 'data' | 'filters'>,
  measure: string,
): string | null => figureOf(report, measure, { from: data.from, to: data.to, columns: filters })

/** The address of what is behind one figure, of a row or of all (null). What its row leads to needs no second link. */
export function figureUrl(onScreen: ReportOnScreen, dimension: Dimension) {
  return (measure: string, row: ReportRow | null): string | null => {
    if (row === null) return totalUrl(onScreen, measure)
    const narrowing = narrowingOf(onScreen, dimension, row)
    const url = figureOf(onScreen.report, measure, narrowing)
    return url === ordersUrl(onScreen.report, narrowing) ? null : url
  }
}
