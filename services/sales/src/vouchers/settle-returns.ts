import { chargeDue, creditDue, type ReturnEvent } from '@deportivo/contracts/events/return'
import { chargeExchange, creditReturn } from '@deportivo/orders/money/case-entries'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import type { Consumer, LoggedEvent } from '@deportivo/platform/service'
import { readSettings } from '@deportivo/platform/settings'
import type { Knex } from 'knex'
import { systemActor } from '@deportivo/platform/jobs/system-actor'

/** In the name of the user who changed the case, at that time, whenever the event arrives. */
async function contextOf(
  trx: Knex.Transaction,
  { meta, occurred_at: now }: LoggedEvent,
): Promise<CommandContext> {
  const system = systemActor()
  const actor = { ...system, id: meta.actor_id ?? system.id, name: meta.actor_name ?? system.name }
  return { actor, now, requestId: meta.request_id, settings: await readSettings(trx) }
}

async function credit(trx: Knex.Transaction, event: LoggedEvent): Promise<void> {
  const payload = event.payload as ReturnEvent
  const value = creditDue(payload)
  if (value === 0) return
  const { id: return_id, order_id } = payload.return_case
  await creditReturn(trx, { return_id, order_id, value }, await contextOf(trx, event))
}

/**
 * What the client owes for a replacement as the case is now, also nothing any longer. An event that arrives late, after the
 * replacement was undone and held again, must not remove what the held one charges: it could be paid back and the goods
 * handed over. Locked, so that no step of the case is between this and the booking.
 */
async function chargeNow(trx: Knex.Transaction, payload: ReturnEvent): Promise<number> {
  const { id } = payload.return_case
  const now = await trx('returns.published_cases').where({ id }).forShare().first('exchange_due')
  return now?.exchange_due ?? chargeDue(payload)
}

async function charge(trx: Knex.Transaction, event: LoggedEvent): Promise<void> {
  const payload = event.payload as ReturnEvent
  const { id: return_id, order_id } = payload.return_case
  const difference = await chargeNow(trx, payload)
  await chargeExchange(trx, { return_id, order_id, difference }, await contextOf(trx, event))
}

/** Returns meet sales through events alone: what a case owes its client, or they owe for it, is booked here once. */
export const settleReturns: Consumer = {
  // The name of its stored position.
  name: 'sales issues vouchers of returns',
  isApart: true,
  handles: {
    'return.made_voucher': credit,
    'return.delivered': credit,
    'return.replacement_held': charge,
    'return.step_undone': charge,
    'return.cancelled': charge,
  },
  committed: ({ wake }) => wake.notify('outbox'),
}
