import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import type { Knex } from 'knex'
import type { OrderRecord } from '../order/order-record.ts'
import { saveOrder } from '../order/save-order.ts'
import { lockOrder } from '../order/whole-order.ts'
import { chargeOf } from './payment-limits.ts'
import { recordPayment } from './payments.ts'
import { settleSurplus, surplusOf } from './exchange-surplus.ts'

/**
 * Settles what the client has paid for a return case beyond its charge, and returns the part that its vouchers have
 * again. Needs the order locked.
 */
export async function oweSurplus(
  trx: Knex.Transaction,
  order: OrderRecord,
  return_id: number,
  context: CommandContext,
): Promise<number> {
  const surplus = await surplusOf(trx, order, return_id, await chargeOf(trx, return_id))
  await settleSurplus(trx, order, return_id, surplus, context)
  return surplus.returned
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
  const { charged, paid } = await chargeOf(trx, return_id)
  const more = difference - charged
  if (more === 0) return
  const entry = { step: more > 0 ? 'exchange_charged' : 'exchange_charge_removed', note: null }
  const surplus = await surplusOf(trx, order, return_id, { paid, charged: difference })
  const write = async (historyId: number | null) => {
    const charge = { kind: 'exchange', amount: -more, payment_method: null, status: 'confirmed' } as const
    await recordPayment(trx, order, { ...charge, return_id }, historyId, context)
    await settleSurplus(trx, order, return_id, surplus, context)
  }
  const less = more + surplus.returned
  await saveOrder(
    trx,
    order,
    {
      patch: {
        paid: order.paid - less,
        paid_confirmed: order.paid_confirmed - less,
        paid_by_voucher: order.paid_by_voucher - surplus.returned,
      },
      ...{ event: 'order.fields_changed', ...entry, history: { ...entry, before: null }, money: write },
    },
    context,
  )
}
