import type { Shortage } from '@deportivo/inventory/change'
import * as stock from '@deportivo/inventory/return-stock'
import { businessDay } from '@deportivo/platform/clock'
import { queryRows } from '@deportivo/platform/db/query-rows'
import { invalid } from '@deportivo/platform/http/refused'
import type { RecordCall } from '@deportivo/platform/records/record-call'
import { refuseOtherDay } from './bound-day.ts'
import { storeReplacement } from '../sold-lines/store-replacement.ts'
import type { CaseRow, ReplacementColumns } from '../tables.ts'
import { lockCredit } from './credit.ts'
import { storeOf } from './goods.ts'
import { shipmentOf } from './shipment.ts'
import { batchOf, type StepAct, type StepInput } from './step-act.ts'

interface Wanted {
  product_id: number
  product_name: string
  size_id: number
  size_name: string
  quantity: number
  /** Of all its units. */
  price: number
}

const PRODUCT = `
  select p.name as product_name, p.codes, z.size_name, sold.id is not null as is_same_reference
  from catalogue.published_products p
  left join catalogue.published_products sold on sold.id = :sold_id and sold.reference_id = p.reference_id
  left join catalogue.published_category_sizes z on z.category_id = p.category_id and z.size_id = :size_id
  where p.id = :product_id and p.is_active`

interface ProductFound {
  product_name: string
  codes: Record<string, number>
  size_name: string | null
  is_same_reference: boolean
}

/**
 * The replacement that the body names. A product of the same reference costs what was paid, so that another size or colour
 * is worth what came back; another product has the present price of the order's price code.
 */
async function wantedOf({ call, row, body }: StepInput): Promise<Wanted> {
  const { product_id = row.product_id, size_id, quantity = row.quantity } = body
  if (size_id === undefined) throw invalid({ size_id: 'field.required' })
  if (quantity > row.quantity)
    throw invalid({ quantity: { key: 'return.refused.too_many', values: { available: row.quantity } } })
  const [product] = await queryRows<ProductFound>(call.trx, PRODUCT, {
    product_id,
    size_id,
    sold_id: row.product_id,
  })
  if (!product) throw invalid({ product_id: 'field.unknown_record' })
  const { product_name, size_name, codes, is_same_reference } = product
  if (size_name === null) throw invalid({ size_id: 'field.unknown_record' })
  const unit_price = is_same_reference ? row.unit_price : codes[String(row.code_id)]
  if (unit_price === undefined) throw invalid({ product_id: 'return.refused.no_price' })
  return { product_id, product_name, size_id, size_name, quantity, price: unit_price * quantity }
}

const ALTERNATIVES = `
  select l.store_id, s.name as store_name, l.size_id, z.name as size_name, l.available
  from inventory.published_levels l
  join inventory.published_stores s on s.id = l.store_id and s.is_active and s.type <> 'virtual'
  join catalogue.published_sizes z on z.id = l.size_id
  where l.product_id = :product_id and l.available >= :quantity
  order by l.size_id <> :size_id, s.orden, s.id, z.sort_order, l.size_id`

/** What the client may choose instead: the size in other stores first, then other sizes. */
async function refuseShort({ trx }: RecordCall, wanted: Wanted, short: readonly Shortage[]): Promise<never> {
  const { product_id, size_id, quantity, size_name } = wanted
  const alternatives = await queryRows<object>(trx, ALTERNATIVES, { product_id, size_id, quantity })
  const values = { size: size_name, available: short[0]?.available ?? 0 }
  throw invalid({ size_id: { key: 'return.refused.short', values } }, { alternatives })
}

const FIRST_STORE = `
  select l.store_id from inventory.published_levels l
  join inventory.published_stores s on s.id = l.store_id and s.is_active and s.type = 'national'
  where l.product_id = :product_id and l.size_id = :size_id and l.available >= :quantity
  order by s.orden, s.id limit 1`

/** The store that the body names; absent: the first national one with enough. */
async function outletOf(call: RecordCall, wanted: Wanted, named: number | undefined) {
  if (named !== undefined) return storeOf(call, named, wanted.size_id, 'outlet_store')
  const { product_id, size_id, quantity } = wanted
  const [first] = await queryRows<{ store_id: number }>(call.trx, FIRST_STORE, {
    product_id,
    size_id,
    quantity,
  })
  return first ? storeOf(call, first.store_id, size_id, 'outlet_store') : refuseShort(call, wanted, [])
}

const replacementUnits = (
  call: RecordCall,
  row: CaseRow,
  wanted: Pick<Wanted, 'product_id' | 'size_id' | 'quantity'>,
  store_id: number,
) => ({
  return_id: row.id,
  line_id: row.line_id,
  store_id,
  actor: call.actor,
  at: call.audit.at,
  product_id: wanted.product_id,
  size_id: wanted.size_id,
  quantity: wanted.quantity,
})

export const holdExchange: StepAct = async (input) => {
  const { call, row, body } = input
  const wanted = await wantedOf(input)
  const credit = await lockCredit(call.trx, row)
  const store = await outletOf(call, wanted, body.outlet_store)
  const outcome = await stock.holdReplacement(call.trx, replacementUnits(call, row, wanted, store.id))
  if (!outcome.ok) return refuseShort(call, wanted, outcome.short)
  return {
    patch: {
      settlement: 'exchange',
      replacement_product_id: wanted.product_id,
      replacement_product_name: wanted.product_name,
      replacement_size_id: wanted.size_id,
      replacement_size_name: wanted.size_name,
      replacement_quantity: wanted.quantity,
      replacement_store_id: store.id,
      replacement_store_name: store.name,
      replacement_price: wanted.price,
      price_difference: wanted.price - credit,
    },
    batch: outcome.batch,
    note: `${wanted.product_name} ${wanted.size_name} · ${store.name}`,
  }
}

/** The held replacement; null where the case has none. */
export function heldReplacement(call: RecordCall, row: CaseRow) {
  const { replacement_product_id: product_id, replacement_size_id: size_id } = row
  const { replacement_quantity: quantity, replacement_store_id: store_id } = row
  if (product_id === null || size_id === null || quantity === null || store_id === null) return null
  return replacementUnits(call, row, { product_id, size_id, quantity }, store_id)
}

/** A hold that the ledger has cannot be short. */
const neverShort = (): never => {
  throw new Error('what is held cannot be short')
}

export const NO_REPLACEMENT: ReplacementColumns = {
  replacement_product_id: null,
  replacement_product_name: null,
  replacement_size_id: null,
  replacement_size_name: null,
  replacement_quantity: null,
  replacement_store_id: null,
  replacement_store_name: null,
  replacement_price: null,
  replacement_unit_cost: null,
}

/** What was recognised when the replacement was held: its difference was charged by that. */
const promisedCredit = ({ replacement_price, price_difference }: CaseRow): number =>
  (replacement_price ?? 0) - price_difference

export const sendExchange: StepAct = async (input) => {
  const { call, row, body } = input
  const units = heldReplacement(call, row)
  if (!units) throw new Error('a case that is delivered has a replacement')
  refuseOtherDay('shipping_date', body.shipping_date, { since: row.created_at, now: call.audit.at })
  const shipment = await shipmentOf(input)
  const replacement_unit_cost = await stock.averageCost(call.trx, units.product_id)
  await storeReplacement(call, { ...row, replacement_unit_cost })
  return {
    patch: {
      ...shipment,
      shipping_date: body.shipping_date ?? businessDay(call.audit.at),
      credited_value: promisedCredit(row),
      settled_at: call.audit.at,
      replacement_unit_cost,
    },
    batch: batchOf(await stock.sendReplacement(call.trx, units, replacement_unit_cost), neverShort),
    note: [shipment.conveyor, shipment.guide_number].filter(Boolean).join(' · ') || null,
  }
}

/** The client takes the replacement along: no carrier brings it. */
export const handOverExchange: StepAct = (input) =>
  sendExchange({ ...input, body: { ...input.body, is_collected: true } })
