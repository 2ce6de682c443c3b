import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import type { Knex } from 'knex'
import { orderStateRow } from '@deportivo/lifecycle/order/states'
import { beyondTotal, type OrderRecord } from '../order/order-record.ts'
import { recordPayment } from './payments.ts'
import { paidBack, type PaidBack } from './paid-back.ts'
import { oweAmount, voidRefunds } from './refunds.ts'
import type { RefundRow } from './tables.ts'
import { returnVoucherParts } from './voucher-payments.ts'
import { issueVoucher } from './vouchers.ts'

/** Where confirmed money goes that the order does not need, or needs again. */
export interface GiveBack extends PaidBack {
  /** Refunds that are not owed any longer: the order needs their money. */
  voided: RefundRow[]
  /** The return case that it is about. */
  return_id: number | null
}

type Sums = Pick<OrderRecord, 'paid' | 'paid_confirmed' | 'paid_by_voucher'>

const NOTHING = { vouchers: [], parts: [], owed: 0, voided: [] } satisfies Omit<GiveBack, 'return_id'>

/**
 * What an order, with the sums that a change leaves it, has to give back. What is recognised for returned goods and all
 * confirmed money pay what the order owes first. What is beyond that returns the way it came. Needs the order locked.
 */
export async function planGiveBack(
  trx: Knex.Transaction,
  order: OrderRecord,
  return_id: number | null,
): Promise<GiveBack> {
  const nothing = { ...NOTHING, return_id }
  if (orderStateRow(order.state_id).is_given_up) return nothing
  const pending = await trx('orders.refunds').where({ order_id: order.id, state: 'pending' }).select('*')
  // Until the client has the goods, all that was paid stays on the order, which may still change.
  if (order.delivered_at === null) return { ...nothing, voided: pending }
  const beyond = beyondTotal(order)
  const promised = pending.reduce((sum, { amount }) => sum + amount, 0)
  if (beyond < promised) return { ...nothing, voided: pending, owed: beyond }
  if (beyond === promised) return nothing
  return { ...nothing, ...(await paidBack(trx, order, beyond - promised, return_id)) }
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

/** Writes what is given back: vouchers of cases, what returns to vouchers, and what is owed. */
export async function giveBack(
  trx: Knex.Transaction,
  order: OrderRecord,
  { vouchers, parts, owed, voided, return_id }: GiveBack,
  context: CommandContext,
): Promise<void> {
  if (voided.length > 0) await voidRefunds(trx, order, voided, context)
  for (const { return_id: of_case, amount } of vouchers) {
    const entry = { kind: 'return', amount: -amount, payment_method: null, status: 'confirmed' } as const
    await recordPayment(trx, order, { ...entry, return_id: of_case }, null, context)
    const { client_id, id: order_id } = order
    const voucher = { client_id, order_id, value: amount, return_id: of_case, origin: 'return' } as const
    await issueVoucher(trx, { ...voucher, history_id: null }, null, context)
  }
  await returnVoucherParts(trx, order, parts, null, context)
  if (owed > 0) await oweAmount(trx, order, { amount: owed, history_id: null, return_id }, context)
}
