import { orderStateRow } from '@deportivo/lifecycle/order/states'
import { queryRows } from '@deportivo/platform/db/query-rows'
import { rule } from '@deportivo/platform/http/refused'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import type { Knex } from 'knex'
import type { OrderRecord } from '../order/order-record.ts'
import { saveOrder } from '../order/save-order.ts'
import type { ChangedOrder } from '../order/whole-order.ts'
import { refuseBeyond } from './payment-limits.ts'
import { recordPayment } from './payments.ts'
import { giveVoucherBack, spendVoucher } from './vouchers.ts'

export interface VoucherPayment {
  voucher: number
  amount: number
  /** The return case of which it pays the difference, where it names one. */
  return_id?: number | undefined
}

/** What a voucher has paid of an order, or of one of its return cases. */
export interface VoucherPart {
  voucher_id: number
  return_id: number | null
  amount: number
}

const PARTS = `
  select voucher_id, return_id, sum(amount)::bigint as amount from orders.payments
  where order_id = ? and voucher_id is not null group by 1, 2 having sum(amount) > 0 order by 1, 2`

/** What vouchers pay of an order now. The order is locked. */
export const voucherParts = (trx: Knex.Transaction, orderId: number): Promise<VoucherPart[]> =>
  queryRows<VoucherPart>(trx, PARTS, [orderId])

/** Returns to their vouchers what these paid of an order. */
export async function returnVoucherParts(
  trx: Knex.Transaction,
  order: Pick<OrderRecord, 'id' | 'client_id'>,
  parts: readonly VoucherPart[],
  historyId: number | null,
  context: CommandContext,
): Promise<void> {
  for (const { voucher_id, return_id, amount } of parts) {
    await giveVoucherBack(trx, { ...order, voucher_id, voucher_value: amount }, context)
    const entry = { kind: 'voucher', amount: -amount, payment_method: null, status: 'confirmed' } as const
    await recordPayment(trx, order, { ...entry, voucher_id, return_id }, historyId, context)
  }
}

/**
 * Pays what an order still owes, or what a return case of it charges, from a voucher of its client. Confirmed at once: the
 * business has that money already. Until its checkout an order names its voucher there.
 */
export async function payByVoucher(
  trx: Knex.Transaction,
  order: OrderRecord,
  { voucher: voucher_id, amount, return_id }: VoucherPayment,
  context: CommandContext,
): Promise<ChangedOrder> {
  if (orderStateRow(order.state_id).is_open)
    throw rule('order.refused.voucher_at_checkout', {}, { id: order.id, state_id: order.state_id })
  await refuseBeyond(trx, order, { amount, return_id })
  const write = async (historyId: number | null) => {
    await spendVoucher(trx, order, voucher_id, amount, context, 'amount')
    const entry = { kind: 'voucher', amount, payment_method: null, status: 'confirmed' } as const
    await recordPayment(
      trx,
      order,
      { ...entry, voucher_id, return_id: return_id ?? null },
      historyId,
      context,
    )
  }
  const patch = {
    paid: order.paid + amount,
    paid_confirmed: order.paid_confirmed + amount,
    paid_by_voucher: order.paid_by_voucher + amount,
  }
  const entry = { step: 'payment_recorded', note: null }
  return saveOrder(
    trx,
    order,
    // It can't be undone: after it, neither can the step before.
    { patch, event: 'order.fields_changed', ...entry, history: { ...entry, before: null }, money: write },
    context,
  )
}
