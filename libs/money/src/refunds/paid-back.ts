import { queryRow, queryRows } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'
import type { PaidOrder } from '../ledger.ts'
import { voucherParts, type VoucherPart } from '../vouchers/voucher-parts.ts'

/** What became, or becomes, vouchers of a return case. */
export interface CaseVoucher {
  return_id: number
  amount: number
}

/** What an order does not need, by the way on which it came. */
export interface PaidBack {
  /** Recognised for returned goods, and no voucher yet. */
  vouchers: CaseVoucher[]
  /** Came out of vouchers, and returns to them. */
  parts: VoucherPart[]
  /** Paid as money, and owed as money. */
  owed: number
}

interface Entry {
  kind: string
  amount: number
  voucher_id: number | null
  return_id: number | null
}

// What names the case first, and then the newest.
const ENTRIES = `
  select kind, amount, voucher_id, return_id from money.current_payments
  where order_id = :id and amount > 0 and kind <> 'exchange' and status = 'confirmed'
  order by coalesce(return_id = cast(:return_id as integer), false) desc, id desc`

const CREDITS_LEFT = `
  select return_id, sum(amount)::bigint as amount from money.current_payments
  where order_id = :id and kind = 'return' group by 1 having sum(amount) > 0`

// Less what was paid back already, or is promised. What vouchers paid is never owed as money.
const MONEY = `
  select coalesce(sum(p.amount), 0)::bigint
    - (select coalesce(sum(r.amount), 0)::bigint from money.refunds r where r.order_id = :id and r.state = 'pending') as money
  from money.current_payments p
  where p.order_id = :id and p.kind not in ('exchange', 'return', 'voucher') and p.status = 'confirmed'`

/** Takes an amount from what is left of the first source that fits. */
function takeFrom<Source extends { amount: number }>(
  sources: readonly Source[],
  fits: (source: Source) => boolean,
  most: number,
): Source[] {
  const source = sources.find(fits)
  const amount = Math.min(most, source?.amount ?? 0)
  if (!source || amount <= 0) return []
  source.amount -= amount
  return [{ ...source, amount }]
}

const sum = (taken: readonly { amount: number }[]) => taken.reduce((total, { amount }) => total + amount, 0)

/** Gives an amount back the way it came: what came last goes first. Needs the order locked. */
export async function paidBack(
  trx: Knex.Transaction,
  { id }: Pick<PaidOrder, 'id'>,
  amount: number,
  return_id: number | null,
): Promise<PaidBack> {
  const money = [{ amount: (await queryRow<{ money: number }>(trx, MONEY, { id })).money }]
  const parts = await voucherParts(trx, id)
  const credits = await queryRows<CaseVoucher>(trx, CREDITS_LEFT, { id })
  const back: PaidBack = { vouchers: [], parts: [], owed: 0 }
  let left = amount
  for (const entry of await queryRows<Entry>(trx, ENTRIES, { id, return_id })) {
    const most = Math.min(left, entry.amount)
    const isOfCase = (one: { return_id: number | null }) => one.return_id === entry.return_id
    if (entry.kind === 'return') {
      const vouchers = takeFrom(credits, isOfCase, most)
      back.vouchers.push(...vouchers)
      left -= sum(vouchers)
    } else if (entry.kind === 'voucher') {
      const isPart = (part: VoucherPart) => part.voucher_id === entry.voucher_id && isOfCase(part)
      const returned = takeFrom(parts, isPart, most)
      back.parts.push(...returned)
      left -= sum(returned)
    } else {
      const owed = sum(takeFrom(money, () => true, most))
      back.owed += owed
      left -= owed
    }
  }
  if (left > 0) throw new Error(`order ${id} has ${left} more than its payments`)
  return back
}
