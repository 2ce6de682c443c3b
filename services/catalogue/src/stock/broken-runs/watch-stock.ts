import type { CatalogueEvent } from '@deportivo/contracts/events/catalogue'
import type { StockEvent } from '@deportivo/contracts/events/stock'
import type { TransferEvent } from '@deportivo/contracts/events/transfer'
import { batchHandlers } from '@deportivo/platform/events/consumers/batch-handlers'
import type { Consumer, LoggedEvent } from '@deportivo/platform/service'
import type { Knex } from 'knex'

/** The products whose runs an event may break or mend. */
function productsOf({ type, payload, aggregate_id }: LoggedEvent): number[] {
  if (type === 'stock.changed') return [(payload as StockEvent).product_id]
  if (type.startsWith('transfer.'))
    return (payload as TransferEvent).record.lines.map(({ product_id }) => product_id)
  return type.startsWith('product.') ? [Number(aggregate_id)] : []
}

/** Stores that sell no longer, or sizes in another order, may change the runs of every product. */
const concernsAll = ({ type, payload }: LoggedEvent): boolean =>
  type.startsWith('catalogue.') && ['store', 'size'].includes((payload as CatalogueEvent).record.list)

// In one order: two batches never wait for each other.
const ENQUEUE = `
  insert into catalogue.runs_to_check as r (product_id)
  select distinct id from unnest(?::integer[]) id order by id
  on conflict (product_id) do update set changes = r.changes + 1`
const ENQUEUE_ALL = `
  insert into catalogue.runs_to_check as r (product_id)
  select id from catalogue.products where is_active order by id
  on conflict (product_id) do update set changes = r.changes + 1`

async function enqueue(trx: Knex.Transaction, events: readonly LoggedEvent[]): Promise<void> {
  if (events.some(concernsAll)) await trx.raw(ENQUEUE_ALL)
  const ids = events.flatMap(productsOf)
  if (ids.length > 0) await trx.raw(ENQUEUE, [ids])
}

/** Notes the products whose stock changed: what follows from it is computed later, and once for many changes. */
export const watchStock: Consumer = {
  name: 'catalogue watches stock',
  ...batchHandlers(['stock.changed', 'transfer.*', 'product.*', 'catalogue.*'], enqueue),
}
