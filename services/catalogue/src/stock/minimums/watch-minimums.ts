import type { CatalogueEvent } from '@deportivo/contracts/events/catalogue'
import type { ProductEvent } from '@deportivo/contracts/events/product'
import type { StockEvent } from '@deportivo/contracts/events/stock'
import { compareWithMinimums, removeMinimums, type Crossing } from '@deportivo/inventory/minimums'
import { batchHandlers } from '@deportivo/platform/events/consumers/batch-handlers'
import { NO_ACTOR } from '@deportivo/platform/events/consumers/dead-letters'
import { appendEvent } from '@deportivo/platform/events/outbox/append'
import type { Consumer, LoggedEvent } from '@deportivo/platform/service'
import type { Knex } from 'knex'

/** The field of a product's event that names its minimums. */
export const MINIMUMS_FIELD = 'minimums'

const isOfMinimums = ({ type, payload }: LoggedEvent): boolean =>
  type === 'product.changed' && (payload as ProductEvent).changed.includes(MINIMUMS_FIELD)

/** A store that sells no longer, or again, concerns every product. */
const isOfStore = ({ type, payload }: LoggedEvent): boolean =>
  type.startsWith('catalogue.') && (payload as CatalogueEvent).record.list === 'store'

interface Seen {
  events: readonly LoggedEvent[]
  at: Date
}

/** One event for each product, so that a transfer of twenty sizes is one notification. */
async function appendCrossings(
  trx: Knex.Transaction,
  crossings: readonly Crossing[],
  { events, at }: Seen,
): Promise<void> {
  const ids = [...new Set(crossings.map(({ product_id }) => product_id))]
  const products = await trx('catalogue.products').whereIn('id', ids).select('id', 'name')
  const sizes = await trx('catalogue.sizes').orderBy(['sort_order', 'id']).select('id', 'name')
  const under = await trx('inventory.published_under_minimum').whereIn('product_id', ids).select('product_id')
  const version = Math.max(...events.map(({ pos }) => pos))
  for (const { id, name } of products) {
    const own = crossings.filter(({ product_id }) => product_id === id)
    const fallen = sizes.flatMap((size) => {
      const crossing = own.find(({ size_id, is_under }) => is_under && size_id === size.id)
      if (!crossing) return []
      const { minimum, available } = crossing
      return [{ size_id: size.id, size_name: size.name, minimum: minimum ?? 0, available }]
    })
    appendEvent(trx, 'minimum', {
      aggregate_id: String(id),
      aggregate_version: version,
      type: 'minimum.crossed',
      payload: {
        product_id: id,
        product_name: name,
        fallen,
        risen: own.filter(({ is_under }) => !is_under).map(({ size_id }) => size_id),
        under: under.filter(({ product_id }) => product_id === id).length,
        by_stock: !events.some((event) => isOfMinimums(event) && Number(event.aggregate_id) === id),
      },
      meta: NO_ACTOR,
      occurred_at: at,
    })
  }
}

const isDeletion = ({ type }: LoggedEvent): boolean => type === 'product.deleted'

async function compare(trx: Knex.Transaction, events: readonly LoggedEvent[]): Promise<void> {
  const changed = events.flatMap((event) => {
    if (event.type === 'stock.changed') return [(event.payload as StockEvent).product_id]
    return isOfMinimums(event) || isDeletion(event) ? [Number(event.aggregate_id)] : []
  })
  const deleted = events.filter(isDeletion).map(({ aggregate_id }) => Number(aggregate_id))
  // Most are sold out by then: without a minimum their last fall ends here, and so does its alert.
  if (deleted.length > 0) await removeMinimums(trx, deleted)
  const isAll = events.some(isOfStore)
  if (!isAll && changed.length === 0) return
  const at = new Date(Math.max(...events.map(({ occurred_at }) => occurred_at.getTime())))
  const crossings = await compareWithMinimums(trx, isAll ? null : changed, at)
  if (crossings.length > 0) await appendCrossings(trx, crossings, { events, at })
}

/** Finds the sizes that fall below their minimum, once per fall, and those that rise again. */
export const watchMinimums: Consumer = {
  name: 'catalogue compares minimums',
  ...batchHandlers(['stock.changed', 'product.changed', 'product.deleted', 'catalogue.*'], compare),
}
