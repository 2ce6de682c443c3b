import { rule } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'
import type { OrderRecord } from '../order/order-record.ts'
import type { Hand } from '../order/hand.ts'

export interface NewPayment {
  kind: 'first' | 'cash' | 'transfer' | 'ct' | 'refund'
  /** Whole pesos; negative gives money back. */
  amount: number
  payment_method: number | null
  shift_id?: number | null
}

/** Appends money that moved. Nothing is ever corrected in place: the opposite entry is written instead. */
export async function recordPayments(
  trx: Knex.Transaction,
  order: OrderRecord,
  payments: readonly NewPayment[],
  historyId: number | null,
  hand: Hand,
): Promise<void> {
  const rows = payments.filter((payment) => payment.amount !== 0)
  if (rows.length === 0) return
  await trx('orders.payments').insert(
    rows.map((payment) => ({
      order_id: order.id,
      history_id: historyId,
      kind: payment.kind,
      amount: payment.amount,
      payment_method: payment.payment_method,
      shift_id: payment.shift_id ?? null,
      by_id: hand.actor.id,
      by_name: hand.actor.name,
      at: hand.now,
    })),
  )
}

/** The open shift of a cash register: counter money must land in one. */
export async function openShiftId(trx: Knex.Transaction, cashierId: number): Promise<number> {
  const shift = await trx('orders.cashier_shifts')
    .where({ cashier_id: cashierId, closed_at: null })
    .first<{ id: number }>('id')
  if (!shift) throw rule('order.refused.cashier_closed', {}, { cashier_id: cashierId })
  return shift.id
}

/** The opposite of what a step booked; answers the sum that was taken back. */
export async function reversePayments(
  trx: Knex.Transaction,
  order: OrderRecord,
  historyId: number,
  hand: Hand,
): Promise<void> {
  const booked = await trx('orders.payments')
    .where({ order_id: order.id, history_id: historyId })
    .select<(NewPayment & { id: number })[]>('kind', 'amount', 'payment_method', 'shift_id')
  await recordPayments(
    trx,
    order,
    booked.map((payment) => ({ ...payment, amount: -payment.amount })),
    null,
    hand,
  )
}
