import { queryRow } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'
import { lockReturnable } from '../sold-lines/returnable.ts'
import type { CaseRow } from '../tables.ts'

const WHOLE = 100

type Recognised = Pick<CaseRow, 'id' | 'line_id' | 'unit_price' | 'quantity' | 'exchange_rate'>

// A held replacement has been promised its part.
const OTHERS = `
  select coalesce(sum(c.unit_price * c.quantity * coalesce(c.exchange_rate, ${WHOLE})), 0)::bigint as exact,
    coalesce(sum(case when c.state_id in ('return_voucher', 'return_delivered') then c.credited_value
      else c.replacement_price - c.price_difference end), 0)::bigint as given
  from returns.cases c
  where c.line_id = :line_id and c.id <> :id
    and (c.state_id in ('return_voucher', 'return_delivered') or c.replacement_product_id is not null)`

/** What the other cases of a line recognise: exactly, in hundredths of a peso, and as given, in whole pesos. */
export interface OtherCredits {
  exact: number
  given: number
}

export const otherCredits = (
  db: Knex,
  { id, line_id }: Pick<CaseRow, 'id' | 'line_id'>,
): Promise<OtherCredits> => queryRow<OtherCredits>(db, OTHERS, { id, line_id })

/**
 * What the business recognises of what was paid, in whole pesos; all of it, where no rate was chosen. It is the rounded
 * sum of all cases of the line, less what the others got: parts of a line come to no more and no less than the whole.
 */
export async function creditOf(db: Knex, one: Recognised): Promise<number> {
  const { exact, given } = await otherCredits(db, one)
  const own = one.unit_price * one.quantity * (one.exchange_rate ?? WHOLE)
  return Math.max(0, Math.round((exact + own) / WHOLE) - given)
}

/** The same for a case that is settled now: others of its order wait, and count it. */
export async function lockCredit(
  trx: Knex.Transaction,
  one: Recognised & Pick<CaseRow, 'order_id'>,
): Promise<number> {
  await lockReturnable(trx, one.order_id)
  return creditOf(trx, one)
}

/** What a client pays for a dearer replacement, in whole pesos. */
export interface Difference {
  amount: number
  /** Confirmed, and waiting for accounting. */
  paid: number
  reported: number
  is_paid: boolean
}

/** Whether a difference is booked and paid for certain; one that charges nothing is. */
export const isDifferencePaid = (
  amount: number,
  { charged, paid }: { charged: number | null; paid: number | null },
): boolean => amount <= 0 || (charged === amount && paid !== null && paid >= amount)

/**
 * The difference that a case charges; null where its replacement costs no more. It counts as paid once its order has
 * booked it: the event of the held replacement may not have been read yet.
 */
export async function differenceOf(
  db: Knex,
  { id, order_id, price_difference: amount }: Pick<CaseRow, 'id' | 'order_id' | 'price_difference'>,
): Promise<Difference | null> {
  if (amount <= 0) return null
  const booked = await db('orders.published_exchange_charges').where({ order_id, return_id: id }).first()
  const { charged = 0, paid = 0, reported = 0 } = booked ?? {}
  return { amount, paid, reported, is_paid: isDifferencePaid(amount, { charged, paid }) }
}

/** How a case stands with its order, in whole pesos. */
export interface OrderMoney {
  /** What is not confirmed as paid of the order, its charges included: a credit lowers that first. */
  unpaid: number
  /** What is booked of the credit, a moment after the case is settled, and the part of it that became vouchers. */
  credited: number
  in_vouchers: number
}

const MONEY = `
  select greatest(0, o.total_value - o.voucher_value - o.paid_confirmed
      + (select coalesce(sum(r.amount), 0) from money.published_refunds r where r.order_id = o.id and r.state = 'pending')
    )::bigint as unpaid,
    coalesce(c.credited, 0) as credited, coalesce(c.in_vouchers, 0) as in_vouchers
  from orders.published_orders o
  left join money.published_return_credits c on c.order_id = o.id and c.return_id = :id
  where o.id = :order_id`

export const orderMoneyOf = (
  db: Knex,
  { id, order_id }: Pick<CaseRow, 'id' | 'order_id'>,
): Promise<OrderMoney> => queryRow<OrderMoney>(db, MONEY, { id, order_id })
