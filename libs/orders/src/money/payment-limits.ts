import { returnCode } from '@deportivo/lifecycle/paper-codes'
import { orderStateRow } from '@deportivo/lifecycle/order/states'
import { queryRow, queryRows } from '@deportivo/platform/db/query-rows'
import { invalid, type Refused } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'
import { balanceOf, type OrderRecord } from '../order/order-record.ts'
import { closedForChanges } from '../order/refusals.ts'
import type { ExchangeChargeRow } from './tables.ts'

export const tooHigh = (field: string, balance: number): Refused =>
  invalid({ [field]: { key: 'order.refused.amount_too_high', values: { balance: { pesos: balance } } } })

const NOTHING: Omit<ExchangeChargeRow, 'return_id'> = { charged: 0, paid: 0, reported: 0 }

/** What a return case charges its order, and what was paid for it. */
export async function chargeOf(trx: Knex.Transaction, return_id: number) {
  const found = await trx('orders.published_exchange_charges').where({ return_id }).first()
  return found ?? NOTHING
}

/** Refuses a payment of more than a return case of the order still charges. */
async function refuseAboveCharge(
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
  if (amount > balance) throw tooHigh('amount', balance)
}

/** What a return case of an order still charges: neither paid nor reported. */
export interface OpenCharge {
  return_id: number
  left: number
}

const OPEN_CHARGES = `
  select return_id, -sum(amount)::bigint as left from orders.current_payments
  where order_id = ? and return_id is not null and status <> 'void'
  group by return_id having sum(amount) < 0 order by return_id`

/** The charges of an order that its balance contains, besides what the order itself owes. */
export const openCharges = (trx: Knex.Transaction, orderId: number): Promise<OpenCharge[]> =>
  queryRows<OpenCharge>(trx, OPEN_CHARGES, [orderId])

/** The part of the balance that the order itself owes. */
export const ownBalanceOf = (order: OrderRecord, charges: readonly OpenCharge[]): number =>
  charges.reduce((balance, { left }) => balance - left, balanceOf(order))

/** A payment of the order that would pay what a return case charges: the case would be unpaid for ever. */
export const chargeInAmount = (order: OrderRecord, charges: readonly OpenCharge[]): Refused => {
  const own = Math.max(0, ownBalanceOf(order, charges))
  const codes = charges.map(({ return_id }) => returnCode(return_id)).join(', ')
  return invalid({
    amount: { key: 'order.refused.amount_of_charge', values: { own: { pesos: own }, codes } },
  })
}

/**
 * The return case that a later payment pays: the one that it names, or the only one that charges something where the
 * order itself owes nothing. Null: it pays the order. Refuses more than either owes.
 */
export async function caseOfPayment(
  trx: Knex.Transaction,
  order: OrderRecord,
  { amount, return_id }: { amount: number; return_id?: number | undefined },
): Promise<number | null> {
  if (orderStateRow(order.state_id).is_given_up) throw closedForChanges(order)
  const balance = balanceOf(order)
  if (amount > balance) throw tooHigh('amount', balance)
  if (return_id !== undefined) {
    await refuseAboveCharge(trx, order, return_id, amount)
    return return_id
  }
  const charges = await openCharges(trx, order.id)
  const own = ownBalanceOf(order, charges)
  if (amount <= own) return null
  const [charge, ...others] = charges
  if (!charge || own > 0 || others.length > 0) throw chargeInAmount(order, charges)
  return charge.return_id
}
