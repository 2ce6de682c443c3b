import { findStateRow } from '@deportivo/lifecycle/order/states'
import { dayOf, entriesOf } from '../engine/reversals.ts'
import type { Sums } from '../engine/sums.ts'
import { flagsOf } from './flags.ts'
import type { SalesFact } from './sales-fact.ts'

function partOf(kind: 'sold' | 'left', day: string, fact: SalesFact) {
  const { seller_id, profile_id, state_id, type_order, type_sale, payment_method } = fact
  const { units, value, balance, discount, cost, uncosted } = fact
  return {
    kind,
    day,
    seller_id,
    profile_id,
    state_id,
    type_order,
    type_sale,
    payment_method,
    ...flagsOf(kind === 'sold' ? fact : { discount, balance: 0 }),
    units,
    value,
    balance,
    discount,
    cost,
    uncosted,
  }
}

/** What goods that came back add on the day they had left, and subtract on the day of their return. */
const reversedParts = (fact: SalesFact) =>
  entriesOf(fact.reversed).map(({ at, sign, units, value, discount, cost, uncosted }) => {
    const counted = { units: sign * units, uncosted: sign * uncosted }
    const amounts = { value: sign * value, discount: sign * discount, cost: sign * cost }
    return { ...partOf('left', dayOf(at), fact), ...counted, ...amounts, balance: 0 }
  })

/** Orders per day: sold on the day of checkout, without cancelled ones, and revenue on the day the goods left. */
export const salesDays: Sums<SalesFact> = {
  table: 'sales_days',
  dimensions: [
    'kind',
    'day',
    'seller_id',
    'profile_id',
    'state_id',
    'type_order',
    'type_sale',
    'payment_method',
    'has_discount',
    'has_balance',
  ],
  measures: ['units', 'value', 'balance', 'discount', 'cost', 'uncosted'],
  partsOf(fact) {
    const { sold_on, left_on, state_id } = fact
    return [
      ...(sold_on !== null && !findStateRow(state_id)?.is_given_up ? [partOf('sold', sold_on, fact)] : []),
      ...(left_on !== null ? [partOf('left', left_on, fact)] : []),
      ...reversedParts(fact),
    ]
  },
}
