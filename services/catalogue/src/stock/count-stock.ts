import { INTERNATIONAL_SIZE_ID } from '@deportivo/contracts/catalogue/lists'
import { countStock } from '@deportivo/contracts/catalogue/inventory'
import { count, type BelowHeld, type Counted } from '@deportivo/inventory/count'
import { queryRows } from '@deportivo/platform/db/query-rows'
import { invalid, notFound } from '@deportivo/platform/http/refused'
import { change, withMessage } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { changedProduct } from '../products/product-pages.ts'
import { viewOf } from '../products/product-view.ts'

interface CountingRules {
  size_ids: number[]
  stores: Map<number, string>
}

const RULES = `
  select c.size_ids, (select json_agg(json_build_array(id, type)) from catalogue.published_stores) as stores
  from catalogue.products p join catalogue.categories c on c.id = p.category_id
  where p.id = ? and p.is_active`

async function rulesFor(trx: Knex.Transaction, productId: number): Promise<CountingRules> {
  const rows = await queryRows<{ size_ids: number[]; stores: [number, string][] | null }>(trx, RULES, [
    productId,
  ])
  const [found] = rows
  if (!found) throw notFound()
  return { size_ids: found.size_ids, stores: new Map(found.stores) }
}

/** International stock is in the international store under its own size; all other sizes are in the other stores. */
function refuseMisplaced({ store_id, size_id }: Counted, { size_ids, stores }: CountingRules): void {
  const type = stores.get(store_id)
  if (type === undefined) throw invalid({ store_id: 'field.unknown_record' })
  if (type === 'virtual') throw invalid({ store_id: 'order.refused.virtual_store' })
  const isInternational = size_id === INTERNATIONAL_SIZE_ID
  if (isInternational !== (type === 'international') || (!isInternational && !size_ids.includes(size_id)))
    throw invalid({ size_id: 'product.size_not_of_category' })
}

async function refusedBelowHeld(trx: Knex.Transaction, below: readonly BelowHeld[]): Promise<never> {
  const sizes = await trx('catalogue.sizes').whereIn(
    'id',
    below.map((one) => one.size_id),
  )
  const nameOf = (id: number) => sizes.find((size) => size.id === id)?.name ?? String(id)
  const errors = below.map(({ size_id, held, order_ids }) => {
    const values = { size: nameOf(size_id), held, orders: order_ids.map((id) => `#${id}`).join(', ') }
    return [`sizes.${size_id}`, { key: 'product.below_held' as const, values }] as const
  })
  throw invalid(Object.fromEntries(errors), { below_held: below })
}

/** Of two counts of one size in one request the last applies. */
const lastOfEach = (counts: readonly Counted[]) => [
  ...new Map(counts.map((one) => [`${one.store_id}/${one.size_id}`, one])).values(),
]

export const countStockRoute: Routes = (app, deps) =>
  change(app, deps, countStock, async ({ params, body, actor, trx }) => {
    const rules = await rulesFor(trx, params.id)
    const counts = lastOfEach(
      body.stores.flatMap(({ store_id, sizes }) =>
        sizes.map((size) => ({ ...size, store_id, product_id: params.id })),
      ),
    )
    for (const counted of counts) refuseMisplaced(counted, rules)
    const outcome = await count(trx, { actor, at: deps.clock.now(), counts })
    if (!outcome.ok) return refusedBelowHeld(trx, outcome.below_held)
    return withMessage('product.stock_counted', await changedProduct(trx, params.id, viewOf(actor)))
  })
