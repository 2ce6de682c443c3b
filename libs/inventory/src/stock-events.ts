import type { StockChange } from '@deportivo/contracts/events/stock'
import { beforeCommit } from '@deportivo/platform/db/before-commit'
import { appendEvent } from '@deportivo/platform/events/outbox/append'
import type { Knex } from 'knex'
import type { Act, Change, Outcome } from './change.ts'

function changeOf({ product_id: _product, kind, size_id, store_id, ...change }: Change): StockChange {
  return {
    kind,
    size_id,
    store_id,
    on_hand_change: change.on_hand_change,
    held_change: change.held_change,
    unit_cost: change.unit_cost ?? null,
    line_id: change.line_id ?? null,
    order_id: change.order_id ?? null,
    return_id: change.return_id ?? null,
    transfer_id: change.transfer_id ?? null,
    compensates: change.compensates ?? null,
  }
}

function append(trx: Knex.Transaction, outcome: Outcome, { actor, at }: Act): void {
  if (!outcome.ok || outcome.batch === null) return
  const { batch, changes } = outcome
  for (const product_id of new Set(changes.map((change) => change.product_id))) {
    const own = changes.filter((change) => change.product_id === product_id)
    appendEvent(trx, 'stock', {
      type: 'stock.changed',
      aggregate_id: product_id,
      aggregate_version: batch,
      payload: { product_id, batch, changes: own.map(changeOf) },
      meta: {
        actor_id: actor.id,
        actor_name: actor.name,
        profile_id: actor.profile ?? null,
        request_id: null,
      },
      ...(at ? { occurred_at: at } : {}),
    })
  }
}

/**
 * One event for each product of a batch, once its outcome is known: the transaction does not commit before. A batch
 * is written once, so its number serves as the aggregate's version.
 */
export const appendStockEvents = (trx: Knex.Transaction, applied: Promise<Outcome>, act: Act): void =>
  beforeCommit(trx, async () => append(trx, await applied, act))
