import type { OrderLineSnapshot } from '@deportivo/contracts/events/order'
import type { SalesFact, SoldProduct } from './sales-fact.ts'
import type { Sums } from '../engine/sums.ts'

/** The lines of an order, summed by product. */
export function productsOf(lines: readonly OrderLineSnapshot[]): SoldProduct[] {
  const units = new Map<number, number>()
  for (const { product_id, quantity } of lines) units.set(product_id, (units.get(product_id) ?? 0) + quantity)
  return [...units].map(([product_id, sold]) => ({ product_id, units: sold }))
}

/** What was sold of each product, per day of checkout, without cancelled orders: what sells most lately. */
export const productDays: Sums<SalesFact> = {
  table: 'product_days',
  dimensions: ['day', 'product_id'],
  measures: ['units'],
  partsOf({ sold_on, sold_at, products }) {
    if (sold_on === null || sold_at === null) return []
    return products.map((product) => ({ day: sold_on, ...product }))
  },
}
