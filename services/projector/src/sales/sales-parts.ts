import type { OrderLineSnapshot } from '@deportivo/contracts/events/order'
import { findStateRow } from '@deportivo/lifecycle/order/states'
import { isDeepStrictEqual } from 'node:util'
import { dayOf, entriesOf } from '../engine/reversals.ts'
import type { Sums } from '../engine/sums.ts'
import type { SalesFact, SoldPart } from './sales-fact.ts'

const discountOf = ({ listed_unit_price, quantity, price }: OrderLineSnapshot) =>
  Math.max(0, listed_unit_price * quantity - price)

const NOTHING = { units: 0, value: 0, discount: 0, cost: 0, uncosted: 0 }

type Amounts = typeof NOTHING

const plus = (one: Amounts, other: Amounts): Amounts => ({
  units: one.units + other.units,
  value: one.value + other.value,
  discount: one.discount + other.discount,
  cost: one.cost + other.cost,
  uncosted: one.uncosted + other.uncosted,
})

const amountsOf = (line: OrderLineSnapshot, hasLeft: boolean): Amounts => ({
  units: line.quantity,
  value: line.price,
  discount: discountOf(line),
  cost: (line.unit_cost ?? 0) * line.quantity,
  uncosted: hasLeft && line.unit_cost === null ? line.quantity : 0,
})

/** The lines of an order, summed by store, category and brand. Until its goods leave no unit lacks a cost. */
export function partsOf(lines: readonly OrderLineSnapshot[], hasLeft: boolean): SoldPart[] {
  const parts = new Map<string, SoldPart>()
  for (const line of lines) {
    const { store_id, category_id, brand_id } = line
    const key = `${store_id} ${category_id} ${brand_id}`
    const sum = plus(parts.get(key) ?? NOTHING, amountsOf(line, hasLeft))
    parts.set(key, { store_id, category_id, brand_id, ...sum })
  }
  return [...parts.values()]
}

const ALL_THREE = 7

/** By `level`: the columns that its rows have values of. The others are 0. */
const LEVELS = [1, 2, 3, 4, 5, 6, ALL_THREE] as const

type Part = SoldPart & { level: number }

/** What the parts of an order come to for each combination of values at one level. */
function combined(level: number, parts: readonly SoldPart[]): Part[] {
  const sums = new Map<string, Part>()
  for (const part of parts) {
    const store_id = level & 1 ? part.store_id : 0
    const category_id = level & 2 ? part.category_id : 0
    const brand_id = level & 4 ? part.brand_id : 0
    const key = `${store_id} ${category_id} ${brand_id}`
    const { units, value, discount, cost, uncosted } = sums.get(key) ?? NOTHING
    // Written out: an order has up to 21 of them, and spreading costs ten times as much.
    sums.set(key, {
      level,
      store_id,
      category_id,
      brand_id,
      units: units + part.units,
      value: value + part.value,
      discount: discount + part.discount,
      cost: cost + part.cost,
      uncosted: uncosted + part.uncosted,
    })
  }
  return [...sums.values()]
}

/** What all parts of an order on a day have in common. */
interface Whole {
  fact: SalesFact
  kind: 'sold' | 'left'
  day: string
  balance: number
  sign: 1 | -1
}

function rowOf(part: Part, { fact, kind, day, balance, sign }: Whole) {
  const isSold = kind === 'sold'
  return {
    kind,
    level: part.level,
    day,
    store_id: part.store_id,
    category_id: part.category_id,
    brand_id: part.brand_id,
    seller_id: fact.seller_id,
    profile_id: fact.profile_id,
    type_order: fact.type_order,
    type_sale: fact.type_sale,
    payment_method: fact.payment_method,
    has_discount: fact.discount > 0 ? 1 : 0,
    has_balance: balance > 0 ? 1 : 0,
    units: sign * part.units,
    value: sign * part.value,
    discount: sign * part.discount,
    cost: isSold ? 0 : sign * part.cost,
    uncosted: isSold ? 0 : sign * part.uncosted,
    balance,
  }
}

/** An order counts once, with all that it owes, for each combination of values that its lines have. */
const soldParts = (fact: SalesFact, day: string) =>
  LEVELS.flatMap((level) => {
    const whole = { fact, kind: 'sold', day, balance: fact.balance, sign: 1 } as const
    return combined(level, fact.parts).map((part) => rowOf(part, whole))
  })

/** Goods that left are only added up, never counted as orders: one level is enough, whatever is still owed. */
const leftParts = (fact: SalesFact, day: string, parts: readonly SoldPart[], sign: 1 | -1) =>
  combined(ALL_THREE, parts).map((part) => rowOf(part, { fact, kind: 'left', day, balance: 0, sign }))

const isCounted = ({ state_id }: SalesFact) => !findStateRow(state_id)?.is_given_up

/** With the state, its parts and what was reversed of them: all that an order is counted by. */
const COUNTED_BY = [
  'sold_on',
  'left_on',
  'seller_id',
  'profile_id',
  'type_order',
  'type_sale',
  'payment_method',
  'discount',
  'balance',
] as const

/**
 * What was sold and what left of each store, category and brand, and of each combination of them, per day: a report that
 * is narrowed to some of them counts orders exactly, an order with lines of two categories once.
 */
export const salesParts: Sums<SalesFact> = {
  table: 'sales_parts',
  dimensions: [
    'kind',
    'level',
    'day',
    'store_id',
    'category_id',
    'brand_id',
    'seller_id',
    'profile_id',
    'type_order',
    'type_sale',
    'payment_method',
    'has_discount',
    'has_balance',
  ],
  measures: [...Object.keys(NOTHING), 'balance'],
  hasSameParts: (before, after) =>
    isCounted(before) === isCounted(after) &&
    COUNTED_BY.every((column) => before[column] === after[column]) &&
    isDeepStrictEqual(before.parts, after.parts) &&
    isDeepStrictEqual(before.reversed, after.reversed),
  partsOf(fact) {
    const { sold_on, left_on, parts, reversed } = fact
    return [
      ...(sold_on !== null && isCounted(fact) ? soldParts(fact, sold_on) : []),
      ...(left_on !== null ? leftParts(fact, left_on, parts, 1) : []),
      ...entriesOf(reversed).flatMap((one) => leftParts(fact, dayOf(one.at), one.parts, one.sign)),
    ]
  },
}
