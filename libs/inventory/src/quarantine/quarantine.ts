import { queryRows } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'
import { applyChanges } from '../apply.ts'
import type { Act, Change, Outcome } from '../change.ts'
import { quarantinesOf } from '../virtual-stores.ts'

export interface CountedLine {
  line_id: number
  product_id: number
  size_id: number
  quantity: number
}

/** Puts returned units of an order into the quarantine of the receiving store: not for sale until inspected. */
export async function quarantine(
  trx: Knex.Transaction,
  {
    order_id,
    store_id,
    lines,
    ...act
  }: Act & { order_id: number; store_id: number; lines: readonly CountedLine[] },
): Promise<Outcome> {
  const stores = await quarantinesOf(trx, [store_id])
  const quarantineId = stores.get(store_id)
  if (quarantineId === undefined) throw new Error(`store ${store_id} does not exist`)
  const changes = lines
    .filter(({ quantity }) => quantity > 0)
    .map(({ quantity, ...line }) => ({
      ...line,
      order_id,
      kind: 'quarantine' as const,
      store_id: quarantineId,
      on_hand_change: quantity,
      held_change: 0,
    }))
  return applyChanges(trx, changes, act)
}

interface Quarantined extends CountedLine {
  /** The quarantine, and the store that it belongs to. */
  store_id: number
  of_store_id: number
}

// The balance of the entries, so that what was undone, restocked or written off meanwhile does not count.
const IN_QUARANTINE = `
  select e.line_id, e.product_id, e.size_id, e.store_id, s.of_store_id, sum(e.on_hand_change)::integer as quantity
  from inventory.ledger e join inventory.stores s on s.id = e.store_id and s.purpose = 'quarantine'
  where e.order_id = ? group by 1, 2, 3, 4, 5 having sum(e.on_hand_change) > 0 order by 2, 3, 4, 1`

/** Takes all units of an order out of quarantine and holds them for it, without an end, in the receiving store. */
export async function holdFromQuarantine(
  trx: Knex.Transaction,
  { order_id, ...act }: Act & { order_id: number },
): Promise<Outcome> {
  const rows = await queryRows<Quarantined>(trx, IN_QUARANTINE, [order_id])
  return applyChanges(
    trx,
    rows.flatMap((units) => takenOut(units, order_id)),
    act,
  )
}

function takenOut({ quantity, store_id, of_store_id, ...line }: Quarantined, order_id: number): Change[] {
  const change = { ...line, order_id, kind: 'from_quarantine' as const }
  return [
    { ...change, store_id, on_hand_change: -quantity, held_change: 0 },
    { ...change, store_id: of_store_id, on_hand_change: quantity, held_change: quantity },
  ]
}
