import type { Shortage } from '@deportivo/inventory/apply'
import { availableIn } from '@deportivo/inventory/available'
import { Refused, type Said } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'
import { addLines, type NewLine } from './add-lines.ts'
import { checkUnitPrice, factsInStore } from './line-product.ts'
import { refuseClosed, saveLines } from './lines.ts'
import type { OrderRecord } from '../order/order-record.ts'
import type { Hand } from '../order/hand.ts'

export interface SizeRun {
  product_id: number
  code_id: number
  /** Per unit. */
  price: number
  store_id: number
  mode: 'exact' | 'available'
  sizes: readonly { size_id: number; quantity: number }[]
}

interface Missing {
  size_id: number
  quantity: number
  available: number
}

export interface SizeRunResult {
  order: OrderRecord
  added: { size_id: number; quantity: number }[]
  missing: Missing[]
}

/** The same size twice in one run is one wish. */
function summed(sizes: SizeRun['sizes']): Map<number, number> {
  const wanted = new Map<number, number>()
  for (const { size_id, quantity } of sizes) wanted.set(size_id, (wanted.get(size_id) ?? 0) + quantity)
  return wanted
}

function refusedRun(
  short: readonly Shortage[],
  wanted: Map<number, number>,
  nameOf: (size: number) => string,
): Refused {
  const errors: Record<string, Said> = {}
  for (const { size_id, available } of short) {
    const key = available > 0 ? 'order.refused.short_stock' : 'order.refused.no_stock'
    errors[`sizes.${size_id}`] = { key, values: { available, size: nameOf(size_id) } }
  }
  const missing = short.map((one) => ({
    size_id: one.size_id,
    quantity: wanted.get(one.size_id) ?? 0,
    available: one.available,
  }))
  return new Refused({
    kind: 'invalid',
    key: 'order.refused.short_lines',
    errors,
    data: { missing },
  })
}

async function cutToAvailable(
  trx: Knex.Transaction,
  run: SizeRun,
  wanted: Map<number, number>,
): Promise<Missing[]> {
  const available = await availableIn(trx, {
    product_id: run.product_id,
    store_id: run.store_id,
    size_ids: [...wanted.keys()],
  })
  const missing: Missing[] = []
  for (const [size_id, quantity] of wanted) {
    const there = available.get(size_id) ?? 0
    if (there >= quantity) continue
    missing.push({ size_id, quantity: quantity - there, available: there })
    if (there === 0) wanted.delete(size_id)
    else wanted.set(size_id, there)
  }
  return missing
}

/** Adds several sizes of one product from one store: all of them, or (`available`) what there is. Needs the order locked. */
export async function addSizeRun(
  trx: Knex.Transaction,
  order: OrderRecord,
  run: SizeRun,
  hand: Hand,
): Promise<SizeRunResult> {
  refuseClosed(order)
  const wanted = summed(run.sizes)
  const facts = await factsInStore(trx, run.product_id, [...wanted.keys()], run.store_id, 'sizes')
  const { product, store } = facts
  checkUnitPrice(product, run.code_id, run.price, hand.actor)
  const sizes = new Map(facts.sizes.map((size) => [size.id, size]))
  const missing = run.mode === 'available' ? await cutToAvailable(trx, run, wanted) : []
  const lines = [...wanted].flatMap(([size_id, quantity]): NewLine[] => {
    const size = sizes.get(size_id)
    return size ? [{ ...run, product, size, store_name: store.name, quantity, unit_price: run.price }] : []
  })
  const short = await addLines(trx, order, lines, hand)
  if (short.length > 0) throw refusedRun(short, wanted, (size) => sizes.get(size)?.name ?? '')
  const added = [...wanted].map(([size_id, quantity]) => ({ size_id, quantity }))
  return { order: added.length > 0 ? await saveLines(trx, order, hand) : order, added, missing }
}
