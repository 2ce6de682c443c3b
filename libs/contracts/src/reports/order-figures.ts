import type { OrderFigure } from './declare-report.ts'

/** Of checkout: orders that count as sold. */
export const SOLD_DAYS = ['sold_from', 'sold_to'] as const

export const CREATION_DAYS = ['from', 'to'] as const

/** Measures that are of all orders of these days. */
export const ordersOf = (
  days: OrderFigure['days'],
  measures: readonly string[],
): Readonly<Record<string, OrderFigure>> => Object.fromEntries(measures.map((name) => [name, { days }]))
