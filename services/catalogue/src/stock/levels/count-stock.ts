import { INTERNATIONAL_SIZE_ID } from '@deportivo/contracts/catalogue/lists'
import { countStock } from '@deportivo/contracts/catalogue/inventory'
import type { BodyOf } from '@deportivo/contracts/route'
import { count, type BelowHeld, type Counted, type ProductCosts } from '@deportivo/inventory/count'
import { lockTypes } from '@deportivo/inventory/stores'
import { invalid, notFound, type KeyedText } from '@deportivo/platform/http/refused'
import { change, withMessage } from '@deportivo/platform/http/serve/serve'
import type { FieldErrors } from '@deportivo/platform/records/record-call'
import type { Routes } from '@deportivo/platform/service'
import type { TextKey } from '@deportivo/texts/texts'
import type { Knex } from 'knex'
import { changedProduct } from '../../products/product-pages.ts'
import { viewOf } from '../../products/product-view.ts'
import { lockCategory } from './lock-category.ts'
import { isSecondSize, namesOfSizes, secondSizes, unitsOf } from '../../lists/one-size.ts'

interface CountingRules {
  size_ids: readonly number[]
  stores: ReadonlyMap<number, string>
}

/** What holds until the transaction ends: the sizes of the product's category, and the types of the stores. */
async function rulesFor(
  trx: Knex.Transaction,
  productId: number,
  { stores }: BodyOf<typeof countStock>,
): Promise<CountingRules & { only_size: boolean; costs: ProductCosts }> {
  // One at a time: two first sizes of a product of one size would each be the only one.
  const product = await trx('catalogue.products')
    .where({ id: productId, is_active: true })
    .forNoKeyUpdate()
    .first('only_size', 'cost')
  const category = await lockCategory(trx, productId)
  if (!product || !category) throw notFound()
  const ids = stores.map(({ store_id }) => store_id)
  const { only_size, cost } = product
  const costs = new Map([[productId, cost]])
  return { only_size, costs, size_ids: category.size_ids, stores: await lockTypes(trx, ids) }
}

/** A product of one size gets no units of a second one. */
async function refuseSecondSize(
  trx: Knex.Transaction,
  productId: number,
  entries: readonly Entry[],
): Promise<void> {
  const errors: FieldErrors = {}
  for (const { counted, others } of secondSizes(entries, await unitsOf(trx, [productId])))
    errors[`${counted.path}.size_id`] = isSecondSize(await namesOfSizes(trx, others))
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

const STORE_ERRORS = { unknown: 'field.unknown_record', virtual: 'store.is_virtual' } as const

/**
 * International stock is in the international store under its own size; all other sizes are in the other stores. Returns
 * the fields that are wrong.
 */
export function misplaced(
  { store_id, size_id }: Pick<Counted, 'store_id' | 'size_id'>,
  { size_ids, stores }: CountingRules,
): { store_id?: TextKey; size_id?: TextKey } | null {
  const type = stores.get(store_id) ?? 'unknown'
  const isInternational = size_id === INTERNATIONAL_SIZE_ID
  const isOfProduct = isInternational || size_ids.includes(size_id)
  const wrongSize = { size_id: 'product.size_not_of_category' } as const
  if (type === 'unknown' || type === 'virtual')
    return { store_id: STORE_ERRORS[type], ...(isOfProduct ? {} : wrongSize) }
  return isOfProduct && isInternational === (type === 'international') ? null : wrongSize
}

function belowHeldKey({ order_ids, transfer_ids }: BelowHeld) {
  if (transfer_ids.length === 0) return 'product.below_held'
  return order_ids.length === 0 ? 'product.below_held_by_transfers' : 'product.below_held_by_both'
}

/** What is refused of each size that is below what is held. */
export async function belowHeldTexts(trx: Knex, below: readonly BelowHeld[]): Promise<KeyedText[]> {
  const sizes = await trx('catalogue.sizes').whereIn(
    'id',
    below.map((one) => one.size_id),
  )
  const nameOf = (id: number) => sizes.find((size) => size.id === id)?.name ?? String(id)
  const numbered = (ids: readonly number[]) => ids.map((id) => `#${id}`).join(', ')
  return below.map((one) => {
    const { size_id, held, order_ids, transfer_ids } = one
    const holders = { orders: numbered(order_ids), transfers: numbered(transfer_ids) }
    return { key: belowHeldKey(one), values: { size: nameOf(size_id), held, ...holders } }
  })
}

async function refusedBelowHeld(trx: Knex.Transaction, below: readonly BelowHeld[]): Promise<never> {
  const texts = await belowHeldTexts(trx, below)
  const errors = below.flatMap(({ size_id }, at) => {
    const text = texts[at]
    return text ? [[`sizes.${size_id}`, text] as const] : []
  })
  throw invalid(Object.fromEntries(errors), { below_held: below })
}

interface Entry extends Counted {
  /** Where it is in the request. */
  path: string
}

/** The counts of a request; refuses a size counted twice in one store: either count might be the right one. */
function entriesOf(product_id: number, { stores }: BodyOf<typeof countStock>): Entry[] {
  const entries = stores.flatMap(({ store_id, sizes }, store) =>
    sizes.map((size, at) => ({ ...size, store_id, product_id, path: `stores.${store}.sizes.${at}` })),
  )
  const seen = new Set<string>()
  const errors: Record<string, 'product.size_counted_twice'> = {}
  for (const { store_id, size_id, path } of entries) {
    const key = `${store_id}/${size_id}`
    if (seen.has(key)) errors[`${path}.size_id`] = 'product.size_counted_twice'
    seen.add(key)
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return entries
}

export const countStockRoute: Routes = (app, deps) =>
  change(app, deps, countStock, async ({ params, body, actor, trx }) => {
    const rules = await rulesFor(trx, params.id, body)
    const entries = entriesOf(params.id, body)
    for (const counted of entries) {
      const errors = misplaced(counted, rules)
      if (errors) throw invalid({ ...errors })
    }
    if (rules.only_size) await refuseSecondSize(trx, params.id, entries)
    const counts = entries.map(({ path: _, ...counted }) => counted)
    const outcome = await count(trx, { actor, at: deps.clock.now(), counts, costs: rules.costs })
    if (!outcome.ok) return refusedBelowHeld(trx, outcome.below_held)
    return withMessage('product.stock_counted', await changedProduct(trx, params.id, viewOf(actor)))
  })
