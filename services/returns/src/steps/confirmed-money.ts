import { queryRow } from '@deportivo/platform/db/query-rows'
import { rule } from '@deportivo/platform/http/refused'
import type { RecordCall } from '@deportivo/platform/records/record-call'
import type { Knex } from 'knex'
import { lockReturnable } from '../sold-lines/returnable.ts'
import type { CaseRow } from '../tables.ts'
import { creditOf } from './credit.ts'

const LEFT = `
  select greatest(0, coalesce(
      (select m.received from orders.published_money_received m where m.order_id = :order_id), 0)
    - (select coalesce(sum(v.value), 0) from returns.published_credits v
        where v.order_id = :order_id and v.return_id <> :id))::bigint as amount`

type Named = Pick<CaseRow, 'id' | 'order_id'>

/** What was paid of a case's order for certain, less what its refunds and other cases gave back. */
export async function confirmedLeft(db: Knex, { id, order_id }: Named): Promise<number> {
  return (await queryRow<{ amount: number }>(db, LEFT, { id, order_id })).amount
}

// A replacement that was sent gave back what was recognised of the line, like a voucher.
const LINE_LEFT = `
  select (l.unit_price::bigint * l.quantity - (
      select coalesce(sum(c.credited_value), 0) from returns.cases c
      where c.line_id = l.line_id and c.id <> :id and c.state_id in ('return_voucher', 'return_delivered')
    ))::bigint as amount
  from returns.sold_lines l where l.line_id = :line_id`

/** What a case's line cost, less what other cases of it gave back. */
const lineLeft = async (db: Knex, { id, line_id }: Pick<CaseRow, 'id' | 'line_id'>): Promise<number> =>
  (await queryRow<{ amount: number }>(db, LINE_LEFT, { id, line_id })).amount

/** What the case's next settlement issues as a voucher: all of it, or what its held replacement leaves. */
export const voucherOf = (row: CaseRow): number =>
  row.replacement_product_id === null ? creditOf(row) : Math.max(0, -row.price_difference)

/**
 * Only confirmed money becomes a voucher, and of it no more than the line cost: what was paid for other lines stays theirs. The order's lines are locked first: of two of its cases at the same time the
 * second counts the voucher of the first.
 */
export async function refuseUnconfirmed(call: RecordCall, row: CaseRow): Promise<void> {
  const value = voucherOf(row)
  if (value === 0) return
  await lockReturnable(call.trx, row.order_id)
  const confirmed = await confirmedLeft(call.trx, row)
  if (value > confirmed) throw shortOf(row, confirmed)
  const left = await lineLeft(call.trx, row)
  if (value > left)
    throw rule(
      'return.refused.line_short',
      { left: { pesos: left }, value: { pesos: value } },
      { id: row.id },
    )
}

export const shortOf = (row: CaseRow, confirmed: number) => {
  const values = { confirmed: { pesos: confirmed }, value: { pesos: voucherOf(row) } }
  return rule('return.refused.money_short', values, { id: row.id, confirmed })
}
