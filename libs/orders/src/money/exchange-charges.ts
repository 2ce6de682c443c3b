import { queryRow } from '@deportivo/platform/db/query-rows'
import { invalid } from '@deportivo/platform/http/refused'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import type { Knex } from 'knex'
import type { OrderRecord } from '../order/order-record.ts'
import { saveOrder } from '../order/save-order.ts'
import { lockOrder } from '../order/whole-order.ts'
import { recordPayment } from './payments.ts'
import { oweAmount, voidRefunds } from './refunds.ts'
import type { ExchangeChargeRow } from './tables.ts'

const NOTHING: Omit<ExchangeChargeRow, 'return_id'> = { charged: 0, paid: 0, reported: 0 }

async function chargeOf(trx: Knex.Transaction, return_id: number) {
  const found = await trx('orders.published_exchange_charges').where({ return_id }).first()
  return found ?? NOTHING
}

/**
 * Owes the client exactly what they have paid for a return case beyond its charge: that may have become less, or
 * nothing. Needs the order locked.
 */
export async function oweSurplus(
  trx: Knex.Transaction,
  order: OrderRecord,
  return_id: number,
  context: CommandContext,
): Promise<void> {
  const { charged, paid } = await chargeOf(trx, return_id)
  const surplus = Math.max(0, paid - charged)
  const owed = await trx('orders.refunds').where({ return_id, state: 'pending' }).select('*')
  if (owed.reduce((sum, { amount }) => sum + amount, 0) === surplus) return
  await voidRefunds(trx, order, owed, context)
  if (surplus > 0) await oweAmount(trx, order, { amount: surplus, history_id: null, return_id }, context)
}

export interface ExchangeCharge {
  return_id: number
  order_id: number
  /** What the replacement costs beyond what is recognised for the returned goods; 0: nothing, or no longer. */
  difference: number
}

/**
 * Charges a return case's order for a dearer replacement, as a negative entry of its payments: the balance grows, and
 * any later payment settles it. States what is due in all, so that repeating it changes nothing.
 */
export async function chargeExchange(
  trx: Knex.Transaction,
  { return_id, order_id, difference }: ExchangeCharge,
  context: CommandContext,
): Promise<void> {
  const order = await lockOrder(trx, order_id)
  const { charged } = await chargeOf(trx, return_id)
  const more = difference - charged
  if (more === 0) return
  const entry = { step: more > 0 ? 'exchange_charged' : 'exchange_charge_removed', note: null }
  const write = async (historyId: number | null) => {
    const charge = { kind: 'exchange', amount: -more, payment_method: null, status: 'confirmed' } as const
    await recordPayment(trx, order, { ...charge, return_id }, historyId, context)
    await oweSurplus(trx, order, return_id, context)
  }
  await saveOrder(
    trx,
    order,
    {
      patch: { paid: order.paid - more, paid_confirmed: order.paid_confirmed - more },
      ...{ event: 'order.fields_changed', ...entry, history: { ...entry, before: null }, money: write },
    },
    context,
  )
}

/** Refuses a payment of more than a return case of the order still charges. */
export async function refuseAboveCharge(
  trx: Knex.Transaction,
  order: Pick<OrderRecord, 'id'>,
  return_id: number,
  amount: number,
): Promise<void> {
  const { is_of_order } = await queryRow<{ is_of_order: boolean }>(
    trx,
    'select exists (select from orders.payments where return_id = ? and order_id = ?) as is_of_order',
    [return_id, order.id],
  )
  if (!is_of_order) throw invalid({ return_id: 'field.unknown_record' })
  const { charged, paid, reported } = await chargeOf(trx, return_id)
  const balance = Math.max(0, charged - paid - reported)
  if (amount > balance)
    throw invalid({
      amount: { key: 'order.refused.amount_too_high', values: { balance: { pesos: balance } } },
    })
}
