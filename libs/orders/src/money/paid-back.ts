import type { PaymentStatus } from '@deportivo/contracts/orders/payment'
import { queryRow, queryRows } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'
import type { OrderRecord } from '../order/order-record.ts'
import { voucherParts, type VoucherPart } from './voucher-payments.ts'

/** What was paid and is not needed: the part that returns to vouchers, and the one that is owed as money. */
export interface PaidBack {
  parts: VoucherPart[]
  owed: number
}

interface Entry {
  amount: number
  voucher_id: number | null
  return_id: number | null
}

// What names the case first, then what names none, and of each the newest.
const ENTRIES = `
  select amount, voucher_id, return_id from orders.current_payments
  where order_id = :id and amount > 0 and kind not in ('exchange', 'return') and status = any(:statuses)
  order by case when return_id = :return_id then 0 when return_id is null then 1 else 2 end, id desc`

// Less what was paid back already, or is promised. What vouchers paid is never owed as money.
const MONEY = `
  select coalesce(sum(p.amount), 0)::bigint
    - (select coalesce(sum(r.amount), 0)::bigint from orders.refunds r where r.order_id = :id and r.state = 'pending') as money
  from orders.current_payments p
  where p.order_id = :id and p.kind not in ('exchange', 'return', 'voucher') and p.status = any(:statuses)`

const isOf = (entry: Entry) => (part: VoucherPart) =>
  part.voucher_id === entry.voucher_id && part.return_id === entry.return_id

/** Pays an amount back the way it came: what was paid last comes back first. Needs the order locked. */
export async function paidBack(
  trx: Knex.Transaction,
  { id }: Pick<OrderRecord, 'id'>,
  amount: number,
  cause: { return_id: number | undefined; statuses: readonly PaymentStatus[] },
): Promise<PaidBack> {
  const named = { id, return_id: cause.return_id ?? null, statuses: [...cause.statuses] }
  const { money } = await queryRow<{ money: number }>(trx, MONEY, named)
  const parts = await voucherParts(trx, id)
  const returned: VoucherPart[] = []
  let [left, moneyLeft] = [amount, money]
  for (const entry of await queryRows<Entry>(trx, ENTRIES, named)) {
    if (entry.voucher_id === null) {
      const most = Math.max(0, Math.min(left, entry.amount, moneyLeft))
      left -= most
      moneyLeft -= most
      continue
    }
    const part = parts.find(isOf(entry))
    const most = Math.min(left, entry.amount, part?.amount ?? 0)
    if (part === undefined || most === 0) continue
    left -= most
    part.amount -= most
    returned.push({ ...part, amount: most })
  }
  return { parts: returned, owed: amount - returned.reduce((sum, one) => sum + one.amount, 0) }
}
