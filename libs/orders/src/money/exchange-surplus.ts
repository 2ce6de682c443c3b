import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import type { Knex } from 'knex'
import type { OrderRecord } from '../order/order-record.ts'
import { oweAmount, voidRefunds } from './refunds.ts'
import { returnVoucherParts, voucherParts, type VoucherPart } from './voucher-payments.ts'

/** What a client has paid for a return case beyond its charge: the part that returns to vouchers, and the owed one. */
export interface Surplus {
  parts: VoucherPart[]
  /** The sum of the parts. */
  returned: number
  owed: number
}

/** What came out of vouchers returns to them first. Needs the order locked. */
export async function surplusOf(
  trx: Knex.Transaction,
  { id }: Pick<OrderRecord, 'id'>,
  return_id: number,
  { paid, charged }: { paid: number; charged: number },
): Promise<Surplus> {
  let owed = Math.max(0, paid - charged)
  const surplus = owed
  const parts: VoucherPart[] = []
  if (owed > 0)
    for (const part of await voucherParts(trx, id)) {
      const amount = Math.min(part.amount, owed)
      if (part.return_id !== return_id || amount === 0) continue
      parts.push({ ...part, amount })
      owed -= amount
    }
  return { parts, returned: surplus - owed, owed }
}

/** Returns the surplus of a case to its vouchers, and owes the client exactly the rest. */
export async function settleSurplus(
  trx: Knex.Transaction,
  order: OrderRecord,
  return_id: number,
  { parts, owed }: Surplus,
  context: CommandContext,
): Promise<void> {
  await returnVoucherParts(trx, order, parts, null, context)
  const pending = await trx('orders.refunds').where({ return_id, state: 'pending' }).select('*')
  if (pending.reduce((sum, { amount }) => sum + amount, 0) === owed) return
  await voidRefunds(trx, order, pending, context)
  if (owed > 0) await oweAmount(trx, order, { amount: owed, history_id: null, return_id }, context)
}
