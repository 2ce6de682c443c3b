import { entriesOf } from '../engine/reversals.ts'
import type { Sums } from '../engine/sums.ts'
import { flagsOf } from './flags.ts'
import type { SalesFact } from './sales-fact.ts'

/**
 * Orders whose goods came back on a later day: what that adds on the day they had left, and subtracts on this one, of each
 * store, category and brand.
 */
export const reversedSales: Sums<SalesFact> = {
  table: 'reversed_sales',
  dimensions: [
    'at',
    'order_id',
    'seller_id',
    'profile_id',
    'type_order',
    'type_sale',
    'payment_method',
    'has_discount',
    'store_id',
    'category_id',
    'brand_id',
  ],
  measures: ['value', 'cost', 'uncosted'],
  partsOf(fact) {
    const { order_id, seller_id, profile_id, type_order, type_sale, payment_method } = fact
    const { has_discount } = flagsOf(fact)
    const whose = { order_id, seller_id, profile_id, type_order, type_sale, payment_method, has_discount }
    return entriesOf(fact.reversed).flatMap(({ at, sign, parts }) =>
      parts.map(({ store_id, category_id, brand_id, value, cost, uncosted }) => {
        const amounts = { value: sign * value, cost: sign * cost, uncosted: sign * uncosted }
        return { at, ...whose, store_id, category_id, brand_id, ...amounts }
      }),
    )
  },
}
