import { queryRows } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'
import { applyChanges, stockAct, type RefuseShort } from '../apply.ts'
import type { Act, Change, Outcome } from '../change.ts'
import type { HoldRow } from '../tables.ts'

const MOVED = stockAct<[order_id: number, to_store: number]>(
  'holds moved',
  `select jsonb_agg(jsonb_build_object('kind', 'to_seller', 'order_id', h.order_id, 'line_id', h.line_id,
     'product_id', h.product_id, 'size_id', h.size_id, 'store_id', end_of.store_id,
     'on_hand_change', end_of.sign * h.quantity, 'held_change', end_of.sign * h.quantity))
   from (select * from inventory.holds where order_id = $6 and store_id <> $7 for update) h
   cross join lateral (values (h.store_id, -1), ($7::integer, 1)) as end_of(store_id, sign)`,
)

/** Moves everything an order holds to another store, still held: goods that a seller takes. Waits for nothing. */
export const moveHeldLater = (
  trx: Knex.Transaction,
  { order_id, to_store, ...act }: Act & { order_id: number; to_store: number },
  refuse: RefuseShort,
): Promise<void> => MOVED.applyLater(trx, [order_id, to_store], act, refuse)

interface HoldWithOrigin extends HoldRow {
  origin: number | null
}

/** Returns the held units of an order to their stores, where they are available again. */
export async function returnHeld(
  trx: Knex.Transaction,
  { order_id, ...act }: Act & { order_id: number },
): Promise<Outcome> {
  const rows = await queryRows<HoldWithOrigin>(
    trx,
    `select h.*, (
       select e.store_id from inventory.ledger e
       where e.order_id = h.order_id and e.line_id = h.line_id and e.kind = 'to_seller' and e.on_hand_change < 0
         and e.product_id = h.product_id and e.size_id = h.size_id
       order by e.id desc limit 1) as origin
     from inventory.holds h where h.order_id = ? for update`,
    [order_id],
  )
  return applyChanges(trx, rows.flatMap(broughtBack), act)
}

function broughtBack(hold: HoldWithOrigin): Change[] {
  const { line_id, order_id, product_id, size_id, quantity } = hold
  const there = {
    kind: 'back_from_seller' as const,
    line_id,
    order_id,
    product_id,
    size_id,
    store_id: hold.store_id,
  }
  if (hold.origin === null || hold.origin === hold.store_id)
    return [{ ...there, on_hand_change: 0, held_change: -quantity }]
  return [
    { ...there, on_hand_change: -quantity, held_change: -quantity },
    { ...there, store_id: hold.origin, on_hand_change: quantity, held_change: 0 },
  ]
}
