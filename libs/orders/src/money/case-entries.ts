import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import { returnCode } from '@deportivo/lifecycle/paper-codes'
import type { Knex } from 'knex'
import type { OrderRecord } from '../order/order-record.ts'
import { lockOrder } from '../order/whole-order.ts'
import { giveBack } from './give-back.ts'
import { openLedger, orderNow } from '@deportivo/money/ledger'
import { recordPayment } from '@deportivo/money/payments/payments'
import { saveMoney } from './save-money.ts'

interface CaseEntry {
  kind: 'exchange' | 'return'
  /** Whole pesos; negative is charged. */
  amount: number
  return_id: number
  /** Of its entry in the order's history. */
  step: 'exchange_charged' | 'exchange_charge_removed' | 'return_credited'
}

/** Books what a return case changes of its order's balance, and gives back what the order does not need then. */
async function bookEntry(
  trx: Knex.Transaction,
  order: OrderRecord,
  { step, ...entry }: CaseEntry,
  context: CommandContext,
): Promise<void> {
  const { return_id } = entry
  const ledger = openLedger(trx, order, context)
  await recordPayment(ledger, { ...entry, payment_method: null, status: 'confirmed' })
  await giveBack(ledger, orderNow(ledger), return_id)
  await saveMoney(ledger, { step, note: returnCode(return_id) })
}

interface OfCase {
  return_id: number
  order_id: number
}

const CHARGED = { kind: 'exchange' } as const

/**
 * Charges a return case's order for a dearer replacement, as a negative entry of its payments: the balance grows, and
 * any later payment settles it. `difference` is what is due in all, 0 once it is no longer, so that repeating it changes
 * nothing.
 */
export async function chargeExchange(
  trx: Knex.Transaction,
  { return_id, order_id, difference }: OfCase & { difference: number },
  context: CommandContext,
): Promise<void> {
  const order = await lockOrder(trx, order_id)
  const entries = await trx('money.payments')
    .where({ order_id, return_id, ...CHARGED })
    .select('amount')
  const more = entries.reduce((sum, { amount }) => sum + amount, difference)
  if (more === 0) return
  const step = more > 0 ? 'exchange_charged' : 'exchange_charge_removed'
  await bookEntry(trx, order, { ...CHARGED, amount: -more, return_id, step }, context)
}

const CREDITED = { kind: 'return', reverses_id: null } as const

/**
 * Books what is recognised for the goods of a settled return case, once for each however often it is asked for: it
 * lowers what the order owes, and what confirmed money leaves beyond that becomes the voucher of the case.
 */
export async function creditReturn(
  trx: Knex.Transaction,
  { return_id, order_id, value }: OfCase & { value: number },
  context: CommandContext,
): Promise<void> {
  const order = await lockOrder(trx, order_id)
  const booked = await trx('money.payments')
    .where({ order_id, return_id, ...CREDITED })
    .andWhere('amount', '>', 0)
    .first('id')
  if (booked) return
  await bookEntry(trx, order, { kind: 'return', amount: value, return_id, step: 'return_credited' }, context)
}
