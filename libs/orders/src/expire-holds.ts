import { orderStateRow } from '@deportivo/lifecycle/order/states'
import { expiredHolds } from '@deportivo/inventory/hold-expiry'
import { releaseExpired } from '@deportivo/inventory/release'
import type { Knex } from 'knex'
import { lockOrder } from './order/whole-order.ts'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import { saveOrder } from './order/save-order.ts'

// One order is one short transaction: a long list must not block sellers.
const BATCH = 100

async function expireOne(trx: Knex.Transaction, orderId: number, context: CommandContext): Promise<void> {
  const order = await lockOrder(trx, orderId)
  // Reserved or checked out in the meantime: its holds stay.
  if (!orderStateRow(order.state_id).holds_expire) return
  const released = await releaseExpired(trx, { order_id: orderId, actor: context.actor, at: context.now })
  // Renewed in the meantime.
  if (released.ok && released.batch === null) return
  await saveOrder(trx, order, { patch: { has_expired_holds: true }, event: 'order.holds_expired' }, context)
}

/**
 * Releases the units whose holds have expired; those of other lines stay held. The lines stay, and the order is marked.
 * Returns how many orders were due. One that fails does not stop the others; throws afterwards.
 */
export async function expireHolds(db: Knex, context: CommandContext): Promise<number> {
  const due = await expiredHolds(db, context.now, BATCH)
  const failures: unknown[] = []
  for (const orderId of due)
    await db.transaction((trx) => expireOne(trx, orderId, context)).catch((error) => failures.push(error))
  if (failures.length > 0)
    throw new AggregateError(failures, `holds of ${failures.length} orders did not expire`)
  return due.length
}
