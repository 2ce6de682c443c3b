import { queryRows } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'
import { applyChanges } from './apply.ts'
import type { Act, Change, Outcome } from './change.ts'
import type { LedgerEntry } from './tables.ts'

/** The order or the return case whose act is reversed. */
type Owner = { order_id: number; return_id?: never } | { return_id: number; order_id?: never }

export type ReverseBatchRequest = Owner &
  Act & {
    /** The batch to reverse; absent: the newest of its owner that was not reversed yet. */
    batch?: number | undefined
    /** When the restored holds end. */
    expires_at?: Date | null
  }

/**
 * Reverses one act of an order or a return case, entry by entry: what was held is held again, what left is in stock
 * again, what was moved is back in its store. Refused with what is short when the units were taken meanwhile. Needs the
 * owner locked: of two concurrent undos the second must find the batch reversed.
 */
export async function reverseBatch(trx: Knex.Transaction, request: ReverseBatchRequest): Promise<Outcome> {
  const owner =
    request.order_id === undefined
      ? ({ name: 'return_id', id: request.return_id } as const)
      : ({ name: 'order_id', id: request.order_id } as const)
  const entries = await entriesOf(trx, owner, request.batch)
  return applyChanges(trx, entries.map(opposite), request)
}

function opposite(entry: LedgerEntry): Change {
  return {
    kind: 'undo',
    product_id: entry.product_id,
    size_id: entry.size_id,
    store_id: entry.store_id,
    on_hand_change: -entry.on_hand_change,
    held_change: -entry.held_change,
    unit_cost: entry.unit_cost,
    line_id: entry.line_id,
    order_id: entry.order_id,
    return_id: entry.return_id,
    transfer_id: entry.transfer_id,
    compensates: entry.batch,
  }
}

async function entriesOf(
  trx: Knex.Transaction,
  { name, id }: { name: 'order_id' | 'return_id'; id: number },
  batch: number | undefined,
): Promise<LedgerEntry[]> {
  const rows = await queryRows<LedgerEntry>(
    trx,
    `select e.* from inventory.ledger e
     where e.${name} = :id
       and not exists (select from inventory.ledger u where u.${name} = e.${name} and u.compensates = e.batch)
       and e.batch = coalesce(:batch::bigint, (
         select n.batch from inventory.ledger n
         where n.${name} = :id and n.kind <> 'undo'
           and not exists (select from inventory.ledger u where u.${name} = n.${name} and u.compensates = n.batch)
         order by n.id desc limit 1))
     order by e.id`,
    { id, batch: batch ?? null },
  )
  return rows
}
