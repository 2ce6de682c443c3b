import { partToProve } from '@deportivo/lifecycle/order/facts'
import type { Knex } from 'knex'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import type { OrderPatch, OrderRecord } from '../order/order-record.ts'
import { turnIntoVoucher } from './into-voucher.ts'
import { confirmPayment, paymentsOf, recordPayment, setStatus, type NewPayment } from './payments.ts'
import { oweRefund } from './refunds.ts'
import { returnVoucherParts, voucherParts } from './voucher-payments.ts'
import { giveVoucherBack, spendVoucher } from './vouchers.ts'

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

const SUMS = [
  'paid',
  'paid_confirmed',
  'paid_to_prove',
  'paid_by_voucher',
  'voucher_id',
  'voucher_value',
] as const

type Sums = Pick<OrderRecord, (typeof SUMS)[number]>

const confirmedPart = ({ status, amount }: NewPayment) => (status === 'confirmed' ? amount : 0)

function sumsAfter(sums: Sums, effect: MoneyEffect): Sums {
  switch (effect.effect) {
    case 'record_payment':
      return {
        ...sums,
        paid: sums.paid + effect.payment.amount,
        paid_confirmed: sums.paid_confirmed + confirmedPart(effect.payment),
        paid_to_prove: sums.paid_to_prove + partToProve(effect.payment),
      }
    case 'confirm_payments':
      return { ...sums, paid_confirmed: sums.paid, paid_to_prove: 0 }
    case 'void_payments':
      return { ...sums, paid: sums.paid_confirmed, paid_to_prove: 0 }
    case 'spend_voucher':
      return { ...sums, voucher_id: effect.voucher_id, voucher_value: effect.amount }
    case 'return_voucher':
      return {
        ...sums,
        paid: sums.paid - sums.paid_by_voucher,
        paid_confirmed: sums.paid_confirmed - sums.paid_by_voucher,
        paid_by_voucher: 0,
        voucher_id: null,
        voucher_value: 0,
      }
    case 'issue_voucher':
      return { ...sums, paid: sums.paid - effect.amount, paid_confirmed: sums.paid_confirmed - effect.amount }
    case 'owe_refund':
      return sums
  }
}

/** The columns of the order that the effects change. */
export function moneyPatch(order: OrderRecord, effects: readonly MoneyEffect[]): OrderPatch {
  const after = effects.reduce(sumsAfter, order as Sums)
  return Object.fromEntries(
    SUMS.filter((column) => after[column] !== order[column]).map((column) => [column, after[column]]),
  )
}

interface Doing {
  trx: Knex.Transaction
  /** The order before the step, with the sums that the earlier effects left. */
  order: OrderRecord
  historyId: number | null
  context: CommandContext
}

async function doEffect(effect: MoneyEffect, { trx, order, historyId, context }: Doing): Promise<void> {
  const waiting = () => paymentsOf(trx, { order_id: order.id, status: 'unconfirmed' })
  switch (effect.effect) {
    case 'record_payment':
      await recordPayment(trx, order, effect.payment, historyId, context)
      return
    case 'confirm_payments':
      for (const payment of await waiting()) await confirmPayment(trx, payment, historyId, context)
      return
    case 'void_payments': {
      const change = { status: 'void', reason: effect.reason, history_id: historyId } as const
      for (const payment of await waiting()) await setStatus(trx, payment, change, context)
      return
    }
    case 'spend_voucher':
      await spendVoucher(trx, order, effect.voucher_id, effect.amount, context)
      return
    case 'return_voucher':
      await giveVoucherBack(trx, order, context)
      await returnVoucherParts(trx, order, await voucherParts(trx, order.id), historyId, context)
      return
    case 'issue_voucher':
      await turnIntoVoucher(
        trx,
        order,
        { amount: effect.amount, origin: 'release', historyId, refund_id: null },
        context,
      )
      return
    case 'owe_refund':
      await oweRefund(trx, order, historyId, context)
  }
}

/** Does the effects one after the other, each on the result of the earlier ones. */
export async function applyMoney(
  trx: Knex.Transaction,
  before: OrderRecord,
  effects: readonly MoneyEffect[],
  historyId: number | null,
  context: CommandContext,
): Promise<void> {
  let order = before
  for (const effect of effects) {
    await doEffect(effect, { trx, order, historyId, context })
    order = { ...order, ...sumsAfter(order, effect) }
  }
}
