import type { PaymentStatus } from '@deportivo/contracts/orders/payment'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import { queryRows } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'
import { orderStateRow } from '@deportivo/lifecycle/order/states'
import type { OrderRecord } from '../order/order-record.ts'
import { recordPayment } from './payments.ts'
import { paidBack, type PaidBack } from './paid-back.ts'
import { oweAmount, voidRefunds } from './refunds.ts'
import type { RefundRow } from './tables.ts'
import { returnVoucherParts } from './voucher-payments.ts'
import { issueVoucher } from './vouchers.ts'

/** What becomes the voucher of a return case. */
interface CaseVoucher {
  return_id: number
  amount: number
}

/** Where confirmed money goes that the order does not need, or needs again. */
export interface GiveBack extends PaidBack {
  vouchers: CaseVoucher[]
  /** Refunds that are not owed any longer: the order needs their money. */
  voided: RefundRow[]
  /** The return case that it is about. */
  return_id: number | null
}

type Sums = Pick<OrderRecord, 'paid' | 'paid_confirmed' | 'paid_by_voucher'>

const NOTHING = { vouchers: [], parts: [], owed: 0, voided: [] } satisfies Omit<GiveBack, 'return_id'>

// The newest case first: it is the one that is settled now, where one is.
const CREDITS_LEFT = `
  select return_id, sum(amount)::bigint as amount from orders.current_payments
  where order_id = ? and kind = 'return' group by 1 having sum(amount) > 0 order by 1 desc`

async function caseVouchers(trx: Knex.Transaction, order: OrderRecord, extra: number) {
  const vouchers: CaseVoucher[] = []
  let left = extra
  for (const credit of await queryRows<CaseVoucher>(trx, CREDITS_LEFT, [order.id])) {
    if (left === 0) break
    const amount = Math.min(left, credit.amount)
    vouchers.push({ ...credit, amount })
    left -= amount
  }
  return { vouchers, left }
}

interface Cause {
  return_id?: number
  /** The payments that count as confirmed: also the waiting ones, where the same change confirms them. */
  statuses?: readonly PaymentStatus[]
}

/**
 * What an order, with the sums that a change leaves it, has to give back. What is recognised for returned goods and all
 * confirmed money pay what the order owes first. Beyond that, its return cases get their vouchers, as far as they
 * recognised something that is none yet; what was paid for a charge that is gone returns as it came. Needs the order
 * locked.
 */
export async function planGiveBack(
  trx: Knex.Transaction,
  order: OrderRecord,
  { return_id, statuses = ['confirmed'] }: Cause = {},
): Promise<GiveBack> {
  const nothing = { ...NOTHING, return_id: return_id ?? null }
  // Before that, an order that is overpaid cannot be checked out.
  if (order.delivered_at === null || orderStateRow(order.state_id).is_given_up) return nothing
  const beyond = Math.max(0, order.paid_confirmed + order.voucher_value - order.total_value)
  const pending = await trx('orders.refunds').where({ order_id: order.id, state: 'pending' }).select('*')
  const promised = pending.reduce((sum, { amount }) => sum + amount, 0)
  if (beyond < promised) return { ...nothing, voided: pending, owed: beyond }
  if (beyond === promised) return nothing
  const { vouchers, left } = await caseVouchers(trx, order, beyond - promised)
  if (left === 0) return { ...nothing, vouchers }
  return { ...nothing, vouchers, ...(await paidBack(trx, order, left, { return_id, statuses })) }
}

const sum = (entries: readonly { amount: number }[]) =>
  entries.reduce((total, { amount }) => total + amount, 0)

/** The sums of the order once it is given back; what is owed leaves them when it is paid. */
export function sumsAfterGiveBack<Given extends Sums>(sums: Given, { vouchers, parts }: GiveBack): Given {
  const [issued, returned] = [sum(vouchers), sum(parts)]
  return {
    ...sums,
    paid: sums.paid - issued - returned,
    paid_confirmed: sums.paid_confirmed - issued - returned,
    paid_by_voucher: sums.paid_by_voucher - returned,
  }
}

/** Gives it back: with the history's entry of a step, which takes it again when it is undone. */
export async function giveBack(
  trx: Knex.Transaction,
  order: OrderRecord,
  { vouchers, parts, owed, voided, return_id }: GiveBack,
  history_id: number | null,
  context: CommandContext,
): Promise<void> {
  if (voided.length > 0) await voidRefunds(trx, order, voided, context)
  for (const { return_id: of_case, amount } of vouchers) {
    const entry = { kind: 'return', amount: -amount, payment_method: null, status: 'confirmed' } as const
    await recordPayment(trx, order, { ...entry, return_id: of_case }, history_id, context)
    const { client_id, id: order_id } = order
    const voucher = { client_id, order_id, value: amount, return_id: of_case, origin: 'return' } as const
    await issueVoucher(trx, { ...voucher, history_id }, null, context)
  }
  await returnVoucherParts(trx, order, parts, history_id, context)
  if (owed > 0) await oweAmount(trx, order, { amount: owed, history_id, return_id }, context)
}
