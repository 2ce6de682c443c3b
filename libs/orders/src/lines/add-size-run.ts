import type { Shortage } from '@deportivo/inventory/change'
import { availableIn } from '@deportivo/inventory/available'
import { availableElsewhere, storeForRun, type Elsewhere } from '@deportivo/inventory/run-stores'
import { invalid, Refused, type KeyedText } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'
import { addLines } from './add-lines.ts'
import { checkUnitPrice, factsInStore, type NewLine } from './line-product.ts'
import { refuseClosed } from './lines.ts'
import type { ChangedOrder, LockedOrder } from '../order/whole-order.ts'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'

interface SizeRun {
  product_id: number
  code_id: number
  /** Per unit. */
  price: number
  discount_reason?: string | undefined
  store_id: number
  mode: 'exact' | 'available'
  sizes: readonly { size_id: number; quantity: number }[]
}

/** The requested run; without a store, the first national one that has all of it. */
type WantedRun = Omit<SizeRun, 'store_id'> & { store_id: number | null }

interface Missing {
  size_id: number
  quantity: number
  available: number
  /** Other stores that have it. */
  elsewhere: Omit<Elsewhere, 'size_id'>[]
}

export interface SizeRunResult {
  order: ChangedOrder
  added: { size_id: number; quantity: number }[]
  missing: Missing[]
}

/** The same size twice in one run is one request. */
function summed(sizes: SizeRun['sizes']): Map<number, number> {
  const wanted = new Map<number, number>()
  for (const { size_id, quantity } of sizes) wanted.set(size_id, (wanted.get(size_id) ?? 0) + quantity)
  return wanted
}

/** The error of a short size: what the store has, and which others have some. */
function shortText({ available, elsewhere }: Missing, size: string): KeyedText {
  const others = elsewhere.map((one) => `${one.store_name} (${one.available})`).join(', ')
  const values = { available, size, elsewhere: others }
  if (others !== '') return { key: 'order.refused.short_here', values }
  return { key: available > 0 ? 'order.refused.short_stock' : 'order.refused.no_stock', values }
}

/** The short sizes of a run with other stores that have them. */
async function withElsewhere(
  trx: Knex.Transaction,
  { product_id, store_id }: SizeRun,
  short: readonly Omit<Missing, 'elsewhere'>[],
): Promise<Missing[]> {
  if (short.length === 0) return []
  const size_ids = short.map(({ size_id }) => size_id)
  const found = await availableElsewhere(trx, { product_id, store_id, size_ids })
  return short.map((one) => ({
    ...one,
    elsewhere: found.flatMap(({ size_id, ...store }) => (size_id === one.size_id ? [store] : [])),
  }))
}

async function refusedRun(
  trx: Knex.Transaction,
  run: SizeRun,
  short: readonly Shortage[],
  sizes: ReadonlyMap<number, { name: string; quantity: number }>,
): Promise<Refused> {
  const missing = await withElsewhere(
    trx,
    run,
    short.map(({ size_id, available }) => ({
      size_id,
      quantity: sizes.get(size_id)?.quantity ?? 0,
      available,
    })),
  )
  const errors = missing.map((one) => [
    `sizes.${one.size_id}`,
    shortText(one, sizes.get(one.size_id)?.name ?? ''),
  ])
  return new Refused({
    kind: 'invalid',
    key: 'order.refused.short_lines',
    errors: Object.fromEntries(errors) as Record<string, KeyedText>,
    data: { store_id: run.store_id, missing },
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
  const missing: Omit<Missing, 'elsewhere'>[] = []
  for (const [size_id, quantity] of wanted) {
    const there = available.get(size_id) ?? 0
    if (there >= quantity) continue
    missing.push({ size_id, quantity: quantity - there, available: there })
    if (there === 0) wanted.delete(size_id)
    else wanted.set(size_id, there)
  }
  return withElsewhere(trx, run, missing)
}

async function storeOf(
  trx: Knex.Transaction,
  { store_id, product_id }: WantedRun,
  wanted: Map<number, number>,
): Promise<number> {
  if (store_id !== null) return store_id
  const sizes = [...wanted].map(([size_id, quantity]) => ({ size_id, quantity }))
  const store = await storeForRun(trx, { product_id, sizes })
  if (store === null) throw invalid({ store: 'field.required' })
  return store
}

/** Adds several sizes of one product from one store: all of them, or (`available`) what there is. Needs the order locked. */
export async function addSizeRun(
  trx: Knex.Transaction,
  order: LockedOrder,
  asked: WantedRun,
  context: CommandContext,
): Promise<SizeRunResult> {
  refuseClosed(order)
  const wanted = summed(asked.sizes)
  const run = { ...asked, store_id: await storeOf(trx, asked, wanted) }
  const fields = { sizes: 'sizes', store: 'store' } as const
  const facts = await factsInStore(trx, run.product_id, [...wanted.keys()], run.store_id, fields)
  const { product, store } = facts
  checkUnitPrice(product, run.code_id, run.price, context.actor)
  const sizes = new Map(facts.sizes.map((size) => [size.id, size]))
  const missing = run.mode === 'available' ? await cutToAvailable(trx, run, wanted) : []
  const lines = [...wanted].flatMap(([size_id, quantity]): NewLine[] => {
    const size = sizes.get(size_id)
    return size ? [{ ...run, product, size, store_name: store.name, quantity, unit_price: run.price }] : []
  })
  if (lines.length === 0) return { order, added: [], missing }
  const result = await addLines(trx, order, { lines, line_ids: facts.line_ids }, context)
  if ('short' in result) {
    const named = [...sizes.values()].map((size) => ({ ...size, quantity: wanted.get(size.id) ?? 0 }))
    throw await refusedRun(trx, run, result.short, new Map(named.map((size) => [size.id, size])))
  }
  const added = [...wanted].map(([size_id, quantity]) => ({ size_id, quantity }))
  return { order: result.after, added, missing }
}
