import { ORDER_LIST } from '@deportivo/contracts/orders/order-list'
import type { DeclaredReport, OrderFigure } from '@deportivo/contracts/reports/declare-report'
import { paths } from '../navigation/paths.ts'

export interface Narrowing {
  from: string
  to: string
  /** Chosen values by column. */
  columns: Readonly<Record<string, string | number>>
}

const FILTERS: Readonly<Record<string, { takes: string; as?: string }>> = ORDER_LIST.filters

/** The address of the orders behind a figure; null where the order list can't be narrowed like that. */
export const ordersUrl = (
  { orderDays }: Pick<DeclaredReport, 'orderDays'>,
  narrowing: Narrowing,
): string | null => (orderDays ? listUrl(orderDays, narrowing) : null)

/** The address of the very orders that one measure is of; null where it is of none. */
export function orderFigureUrl(
  { orders }: Pick<DeclaredReport, 'orders'>,
  measure: string,
  { columns, ...days }: Narrowing,
): string | null {
  const figure = orders?.[measure]
  if (!figure || figure.within?.some((column) => columns[column] === undefined)) return null
  return listUrl(figure.days, { ...days, columns: { ...columns, ...figure.only } })
}

function listUrl(days: OrderFigure['days'], { from, to, columns }: Narrowing): string | null {
  const filters = new URLSearchParams({ [days[0]]: from, [days[1]]: to })
  for (const [column, value] of Object.entries(columns)) {
    const filter = FILTERS[column]
    if (filter === undefined) return null
    filters.set(filter.as ?? column, String(value))
  }
  return `${paths.orders}?${filters.toString()}`
}
