import { ORDER_LIST } from '@deportivo/contracts/orders/order-list'
import type { DeclaredReport, OrderFigure } from '@deportivo/contracts/reports/declare-report'
import { HOUR_OF_DAYS } from '@deportivo/contracts/reports/order-figures'
import { paths } from '../navigation/paths.ts'

export interface Narrowing {
  from: string
  to: string
  /** One hour of the day that is both. */
  hour?: string
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
  { columns, ...time }: Narrowing,
): string | null {
  const figure = orders?.[measure]
  if (!figure || figure.within?.some((column) => columns[column] === undefined)) return null
  return listUrl(figure.days, { ...time, columns: { ...columns, ...figure.only } })
}

/** The filters by the time of a figure; null where the list can't be narrowed to an hour of it. */
function timeOf([first, last]: OrderFigure['days'], { from, to, hour }: Narrowing) {
  if (hour === undefined) return { [first]: from, [last]: to }
  const filter = HOUR_OF_DAYS[first]
  return filter === undefined ? null : { [filter]: hour }
}

function listUrl(days: OrderFigure['days'], narrowing: Narrowing): string | null {
  const { columns } = narrowing
  const time = timeOf(days, narrowing)
  if (time === null) return null
  const filters = new URLSearchParams(time)
  for (const [column, value] of Object.entries(columns)) {
    const filter = FILTERS[column]
    if (filter === undefined) return null
    filters.set(filter.as ?? column, String(value))
  }
  return `${paths.orders}?${filters.toString()}`
}
