import { turnIntoVoucher } from '@deportivo/money/vouchers/into-voucher'
import type { Ledger } from '@deportivo/money/ledger'
import {
  confirmPayment,
  paymentsOf,
  recordPayment,
  setStatus,
  type NewPayment,
} from '@deportivo/money/payments/payments'
import { oweRefund } from '@deportivo/money/refunds/refunds'
import { returnVoucherParts, voucherParts } from '@deportivo/money/vouchers/voucher-parts'
import { giveVoucherBack, spendVoucher } from '@deportivo/money/vouchers/vouchers'
import type { OrderRecord } from '../order/order-record.ts'
import { nameRenewed } from './renewed-vouchers.ts'

/**
 * What a step does to the money of its order. An act only names it; the kernel does it with the step's history
 * entry.
 */
export type MoneyEffect =
  | { effect: 'record_payment'; payment: NewPayment }
  /** Every payment that waits for accounting is confirmed. */
  | { effect: 'confirm_payments' }
  /** Every payment that waits for accounting is void. */
  | { effect: 'void_payments'; reason: string | null }
  | { effect: 'spend_voucher'; voucher_id: number; amount: number }
  /** All that vouchers paid of the order is credited to them again. */
  | { effect: 'return_voucher' }
  /** Confirmed money becomes a voucher of the order's client. */
  | { effect: 'issue_voucher'; amount: number }
  /** Confirmed money is owed to the order's client. */
  | { effect: 'owe_refund' }

async function applyEffect(ledger: Ledger, effect: MoneyEffect): Promise<void> {
  const { trx, order, sums } = ledger
  const waiting = () => paymentsOf(trx, { order_id: order.id, status: 'unconfirmed' })
  switch (effect.effect) {
    case 'record_payment':
      await recordPayment(ledger, effect.payment)
      return
    case 'confirm_payments':
      for (const payment of await waiting()) await confirmPayment(ledger, payment)
      return
    case 'void_payments':
      for (const payment of await waiting())
        await setStatus(ledger, payment, { status: 'void', reason: effect.reason })
      return
    case 'spend_voucher':
      await spendVoucher(ledger, effect.voucher_id, effect.amount)
      Object.assign(sums, { voucher_id: effect.voucher_id, voucher_value: effect.amount })
      return
    case 'return_voucher':
      await giveVoucherBack(ledger, order)
      Object.assign(sums, { voucher_id: null, voucher_value: 0 })
      await returnVoucherParts(ledger, await voucherParts(trx, order.id))
      return
    case 'issue_voucher':
      await turnIntoVoucher(ledger, { amount: effect.amount, origin: 'release', refund_id: null })
      return
    case 'owe_refund':
      await oweRefund(ledger)
  }
}

/** Does the effects one after the other, each on the result of the earlier ones. */
export async function applyMoney(
  ledger: Ledger<OrderRecord>,
  effects: readonly MoneyEffect[],
): Promise<void> {
  for (const effect of effects) await applyEffect(ledger, effect)
  await nameRenewed(ledger)
}
