import type { Knex } from 'knex'
import { applyChanges, type Act, type Outcome, type StockKey } from './apply.ts'
import { quarantinesOf } from './virtual-stores.ts'

export interface Entering extends StockKey {
  quantity: number
  unit_cost?: number | null
  line_id?: number | null
}

/** Takes units in: bought, or brought back. They are available at once unless the store is never sold from. */
export function enter(
  trx: Knex.Transaction,
  {
    entries,
    order_id,
    return_id,
    ...act
  }: Act & { entries: readonly Entering[]; order_id?: number | null; return_id?: number | null },
): Promise<Outcome> {
  const changes = entries.map(({ quantity, ...entry }) => ({
    ...entry,
    kind: 'enter' as const,
    order_id,
    return_id,
    on_hand_change: quantity,
    held_change: 0,
  }))
  return applyChanges(trx, changes, act)
}

interface Gone extends StockKey {
  line_id: number | null
  quantity: number
}

/** Everything that left with an order comes back into the quarantine of the store it left: nobody sells it unseen. */
export async function toQuarantine(
  trx: Knex.Transaction,
  { order_id, ...act }: Act & { order_id: number },
): Promise<Outcome> {
  const { rows } = await trx.raw<{ rows: Gone[] }>(
    `select line_id, product_id, size_id, store_id, -sum(on_hand_change)::integer as quantity
     from inventory.ledger e
     where order_id = ? and kind = 'leave'
       and not exists (select from inventory.ledger u where u.order_id = e.order_id and u.compensates = e.batch)
     group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
    [order_id],
  )
  const quarantines = await quarantinesOf(trx, [...new Set(rows.map((row) => row.store_id))])
  const changes = rows.map(({ quantity, store_id, ...gone }) => ({
    ...gone,
    order_id,
    kind: 'quarantine' as const,
    store_id: quarantines.get(store_id) ?? store_id,
    on_hand_change: quantity,
    held_change: 0,
  }))
  return applyChanges(trx, changes, act)
}
