import type { SizeSale } from './size-sale.ts'
import type { Sums } from '../engine/sums.ts'

const OF_WHAT = ['product_id', 'size_id', 'store_id'] as const
const MEASURES = ['sold', 'returned', 'replaced', 'value', 'credited'] as const

/** What each store sold of each size, per day. */
export const sizeDays: Sums<SizeSale> = {
  table: 'size_days',
  dimensions: ['day', ...OF_WHAT],
  measures: MEASURES,
  partsOf: ({ source: _, day, ...sale }) => (day === null ? [] : [{ day, ...sale }]),
}

/** The same per month, which its first day stands for: a year is read as twelve sums and not as 365. */
export const sizeMonths: Sums<SizeSale> = {
  table: 'size_months',
  dimensions: ['month', ...OF_WHAT],
  measures: MEASURES,
  partsOf: ({ source: _, day, ...sale }) =>
    day === null ? [] : [{ month: `${day.slice(0, 7)}-01`, ...sale }],
}
