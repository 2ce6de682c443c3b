import type { OrderFigure } from './declare-report.ts'

/** Of checkout: orders that count as sold. */
export const SOLD_DAYS = ['sold_from', 'sold_to'] as const

/** The filter by one hour of such days, by their first; others have none. */
export const HOUR_OF_DAYS: Readonly<Record<string, string>> = { sold_from: 'sold_hour' }

export const CREATION_DAYS = ['from', 'to'] as const

/** Measures that are of all orders of these days. */
export const ordersOf = (
  days: OrderFigure['days'],
  measures: readonly string[],
): Readonly<Record<string, OrderFigure>> => Object.fromEntries(measures.map((name) => [name, { days }]))
