import { orderStateRow } from '@deportivo/lifecycle/order/states'
import { refuseFull } from '@deportivo/platform/db/refuse-full'
import { invalid, rule, type Refused } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'
import { balanceOf, type OrderRecord } from '../order/order-record.ts'
import { closedForChanges } from '../order/refusals.ts'

export const tooHigh = (field: string, balance: number): Refused =>
  invalid({ [field]: { key: 'order.refused.amount_too_high', values: { balance: { pesos: balance } } } })

// More than any client pays in. Rejected ones count too: every reading of an order brings all of them.
const MOST_PAYMENTS = 200

const refuseMorePayments = (trx: Knex.Transaction, { id }: Pick<OrderRecord, 'id'>): Promise<void> =>
  refuseFull(trx('money.payments').where({ order_id: id }), {
    most: MOST_PAYMENTS,
    refusal: (most) => rule('order.refused.too_many_payments', { most }, { id }),
  })

/**
 * Refuses a later payment of more than the order owes, what its return cases charge included, or of more than the case
 * charges that it names. One that names no case pays what the order itself owes, then its cases, the oldest first.
 */
export async function refuseBeyond(
  trx: Knex.Transaction,
  order: OrderRecord,
  { amount, return_id }: { amount: number; return_id?: number | undefined },
): Promise<void> {
  if (orderStateRow(order.state_id).is_given_up) throw closedForChanges(order)
  const balance = balanceOf(order)
  if (amount > balance) throw tooHigh('amount', balance)
  await refuseMorePayments(trx, order)
  if (return_id === undefined) return
  const charge = await trx('orders.published_exchange_charges')
    .where({ order_id: order.id, return_id })
    .first()
  if (!charge) throw invalid({ return_id: 'field.unknown_record' })
  const left = charge.charged - charge.paid - charge.reported
  if (amount > left) throw tooHigh('amount', left)
}
