import { orderStateRow } from '@deportivo/lifecycle/order/states'
import type { Knex } from 'knex'
import { beyondTotal, type OrderRecord } from '../order/order-record.ts'
import { withoutStep, type Ledger } from '@deportivo/money/ledger'
import { paidBack, type PaidBack } from '@deportivo/money/refunds/paid-back'
import { recordPayment } from '@deportivo/money/payments/payments'
import { oweAmount, pendingRefunds, voidRefunds } from '@deportivo/money/refunds/refunds'
import type { RefundRow } from '@deportivo/money/tables'
import { returnVoucherParts } from '@deportivo/money/vouchers/voucher-parts'
import { nameRenewed } from './renewed-vouchers.ts'
import { issueVoucher } from '@deportivo/money/vouchers/vouchers'

/** Where confirmed money goes that the order does not need, or needs again. */
interface Plan extends PaidBack {
  /** Refunds that are not owed any longer: the order needs their money. */
  voided: RefundRow[]
}

const NOTHING: Plan = { vouchers: [], parts: [], owed: 0, voided: [] }

async function planGiveBack(
  trx: Knex.Transaction,
  order: OrderRecord,
  return_id: number | null,
): Promise<Plan> {
  if (orderStateRow(order.state_id).is_given_up) return NOTHING
  const pending = await pendingRefunds(trx, order)
  // Until the client has the goods, all that was paid stays on the order, which may still change.
  if (order.delivered_at === null) return { ...NOTHING, voided: pending }
  const beyond = beyondTotal(order)
  const promised = pending.reduce((sum, { amount }) => sum + amount, 0)
  if (beyond < promised) return { ...NOTHING, voided: pending, owed: beyond }
  if (beyond === promised) return NOTHING
  return { ...NOTHING, ...(await paidBack(trx, order, beyond - promised, return_id)) }
}

/**
 * Gives back what an order does not need as a change leaves it (`after`): vouchers of cases, what returns to vouchers, and
 * what is owed. What is recognised for returned goods and all confirmed money pay what the order owes first; what is beyond
 * that returns the way it came. These entries are of no step: they stay when it is undone. Needs the order locked.
 */
export async function giveBack(
  changed: Ledger<OrderRecord>,
  after: OrderRecord,
  return_id: number | null,
): Promise<void> {
  const ledger = withoutStep(changed)
  const { vouchers, parts, owed, voided } = await planGiveBack(ledger.trx, after, return_id)
  if (voided.length > 0) await voidRefunds(ledger, voided)
  for (const { return_id: of_case, amount } of vouchers) {
    const entry = { kind: 'return', amount: -amount, payment_method: null, status: 'confirmed' } as const
    await recordPayment(ledger, { ...entry, return_id: of_case })
    await issueVoucher(ledger, { value: amount, return_id: of_case, origin: 'return' }, null)
  }
  await returnVoucherParts(ledger, parts)
  await nameRenewed(ledger)
  if (owed > 0) await oweAmount(ledger, { amount: owed, return_id })
}
