import type { OrderLineSnapshot } from '@deportivo/contracts/events/order'
import { findStateRow } from '@deportivo/lifecycle/order/states'
import { dayOf, entriesOf } from '../reversals.ts'
import type { Sums } from '../sums.ts'
import { flagsOf } from './flags.ts'
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

const atLevel = (level: number, { store_id, category_id, brand_id }: SoldPart) => ({
  store_id: level & 1 ? store_id : 0,
  category_id: level & 2 ? category_id : 0,
  brand_id: level & 4 ? brand_id : 0,
})

/** The parts of an order at one level: each is in as many of its sums as there are combinations of its values. */
function combined(level: number, parts: readonly SoldPart[]) {
  const sums = new Map<string, ReturnType<typeof atLevel> & Amounts>()
  for (const part of parts) {
    const of = atLevel(level, part)
    const key = `${of.store_id} ${of.category_id} ${of.brand_id}`
    sums.set(key, { ...of, ...plus(sums.get(key) ?? NOTHING, part) })
  }
  return [...sums.values()]
}

const ofWhom = ({ seller_id, profile_id, type_order, type_sale, payment_method }: SalesFact) => ({
  ...{ seller_id, profile_id, type_order, type_sale, payment_method },
})

/** An order counts once, with all that it owes, for each combination of values that its lines have. */
function soldParts(fact: SalesFact, day: string) {
  const whose = { kind: 'sold', day, ...ofWhom(fact), ...flagsOf(fact), balance: fact.balance }
  return LEVELS.flatMap((level) =>
    combined(level, fact.parts).map((part) => ({ ...whose, level, ...part, cost: 0, uncosted: 0 })),
  )
}

/** Goods that left are only added up, never counted as orders: one level is enough. */
function leftParts(fact: SalesFact, day: string, parts: readonly SoldPart[], sign: 1 | -1) {
  const flags = { has_discount: flagsOf(fact).has_discount, has_balance: 0 }
  const whose = { kind: 'left', level: ALL_THREE, day, ...ofWhom(fact), ...flags, balance: 0 }
  return combined(ALL_THREE, parts).map(({ store_id, category_id, brand_id, ...amounts }) => {
    const signed = Object.entries(amounts).map(([name, amount]) => [name, sign * amount] as const)
    return { ...whose, store_id, category_id, brand_id, ...(Object.fromEntries(signed) as Amounts) }
  })
}

/**
 * What was sold and what left of each store, category and brand, and of each combination of them, per day: a report that
 * is narrowed to some of them counts orders exactly, an order with lines of two categories once.
 */
export const salesParts: Sums<SalesFact> = {
  table: 'sales_parts',
  dimensions: [
    ...(['kind', 'level', 'day', 'store_id', 'category_id', 'brand_id', 'seller_id', 'profile_id'] as const),
    ...(['type_order', 'type_sale', 'payment_method', 'has_discount', 'has_balance'] as const),
  ],
  measures: [...Object.keys(NOTHING), 'balance'],
  partsOf(fact) {
    const { sold_on, left_on, state_id, parts, reversed } = fact
    return [
      ...(sold_on !== null && !findStateRow(state_id)?.is_given_up ? soldParts(fact, sold_on) : []),
      ...(left_on !== null ? leftParts(fact, left_on, parts, 1) : []),
      ...entriesOf(reversed).flatMap((one) => leftParts(fact, dayOf(one.at), one.parts, one.sign)),
    ]
  },
}
