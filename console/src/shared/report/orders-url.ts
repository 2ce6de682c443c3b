import { ORDER_LIST } from '@deportivo/contracts/orders/order-list'
import type { DeclaredReport } from '@deportivo/contracts/reports/declare-report'
import { paths } from '../navigation/paths.ts'

export interface Narrowing {
  from: string
  to: string
  /** Chosen values by column. */
  columns: Readonly<Record<string, string | number>>
}

const FILTERS: Readonly<Record<string, { takes: string; as?: string }>> = ORDER_LIST.filters

/** The address of the orders behind a figure; null where the order list can't be narrowed like that. */
export function ordersUrl(
  { orderDays }: Pick<DeclaredReport, 'orderDays'>,
  { from, to, columns }: Narrowing,
): string | null {
  if (!orderDays) return null
  const filters = new URLSearchParams({ [orderDays[0]]: from, [orderDays[1]]: to })
  for (const [column, value] of Object.entries(columns)) {
    const filter = FILTERS[column]
    if (filter === undefined) return null
    filters.set(filter.as ?? column, String(value))
  }
  return `${paths.orders}?${filters.toString()}`
}
