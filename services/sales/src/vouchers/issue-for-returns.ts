import { voucherDue, type ReturnEvent } from '@deportivo/contracts/events/return'
import { issueVoucherOfReturn } from '@deportivo/orders/money/return-vouchers'
import type { Consumer, LoggedEvent } from '@deportivo/platform/service'
import { readSettings } from '@deportivo/platform/settings'
import type { Knex } from 'knex'
import { systemActor } from '../orders/system-actor.ts'

/** The voucher names who settled the return; it expires from then on, whenever the event arrives. */
async function issue(trx: Knex.Transaction, { payload, meta, occurred_at: now }: LoggedEvent): Promise<void> {
  const event = payload as ReturnEvent
  const value = voucherDue(event)
  if (value === 0) return
  const { id: return_id, order_id, client_id } = event.return_case
  const settings = await readSettings(trx)
  const system = systemActor()
  const actor = { ...system, id: meta.actor_id ?? system.id, name: meta.actor_name ?? system.name }
  const context = { actor, now, requestId: meta.request_id, settings }
  await issueVoucherOfReturn(trx, { return_id, order_id, client_id, value }, context)
}

/** Returns meet sales through events alone: what a case owes its client is issued here, exactly once. */
export const issueVouchersOfReturns: Consumer = {
  name: 'sales issues vouchers of returns',
  isApart: true,
  handles: { 'return.made_voucher': issue, 'return.delivered': issue },
  committed: ({ wake }) => wake.notify('outbox'),
}
