import type { DeclaredReport } from '@deportivo/contracts/reports/declare-report'
import type { TextKey } from '../language/texts.tsx'

export interface WidgetView {
  /** The dimension that it groups by. */
  by: string
  /** A line for days, bars for everything else. */
  chart: 'line' | 'bars'
  isWide?: boolean
}

/** How a declared report is shown. */
export interface ReportView {
  report: DeclaredReport
  title: TextKey
  /** Measures shown as cards; the first one is the report's main figure. */
  cards: readonly string[]
  /** Measures of which neither more nor less is good: their change has no colour. */
  neutral?: readonly string[]
  widgets: readonly WidgetView[]
  /** Where the orders behind figures are listed: the order list's filters by column of the report. */
  orders?: {
    list: string
    /** Of the report's range. */
    days: readonly [from: string, to: string]
    columns: Readonly<Record<string, string>>
  }
}

export interface Narrowing {
  from: string
  to: string
  /** Chosen values by column. */
  columns: Readonly<Record<string, string | number>>
}

/** The address of the orders behind a figure; null where the order list can't be narrowed like that. */
export function ordersUrl({ orders }: ReportView, { from, to, columns }: Narrowing): string | null {
  if (!orders) return null
  const filters = new URLSearchParams({ [orders.days[0]]: from, [orders.days[1]]: to })
  for (const [column, value] of Object.entries(columns)) {
    const filter = orders.columns[column]
    if (filter === undefined) return null
    filters.set(filter, String(value))
  }
  return `${orders.list}?${filters.toString()}`
}
