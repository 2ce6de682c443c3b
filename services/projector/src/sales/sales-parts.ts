import type { OrderLineSnapshot } from '@deportivo/contracts/events/order'
import { findStateRow } from '@deportivo/lifecycle/order/states'
import type { SalesFact, SoldPart } from './sales-fact.ts'
import type { Sums } from '../sums.ts'

const discountOf = ({ listed_unit_price, quantity, price }: OrderLineSnapshot) =>
  Math.max(0, listed_unit_price * quantity - price)

/** The lines of an order, summed by store, category and brand. */
export function partsOf(lines: readonly OrderLineSnapshot[]): SoldPart[] {
  const parts = new Map<string, SoldPart>()
  for (const line of lines) {
    const { store_id, category_id, brand_id } = line
    const key = `${store_id} ${category_id} ${brand_id}`
    const { units, value, discount } = parts.get(key) ?? { units: 0, value: 0, discount: 0 }
    parts.set(key, {
      ...{ store_id, category_id, brand_id },
      units: units + line.quantity,
      value: value + line.price,
      discount: discount + discountOf(line),
    })
  }
  return [...parts.values()]
}

/** What was sold of each category and brand from each store, per day of checkout, without cancelled orders. */
export const salesParts: Sums<SalesFact> = {
  table: 'sales_parts',
  dimensions: ['day', 'seller_id', 'profile_id', 'store_id', 'category_id', 'brand_id'],
  measures: ['units', 'value', 'discount'],
  partsOf({ sold_on, state_id, seller_id, profile_id, parts }) {
    if (sold_on === null || findStateRow(state_id)?.is_given_up) return []
    return parts.map((part) => ({ day: sold_on, seller_id, profile_id, ...part }))
  },
}
