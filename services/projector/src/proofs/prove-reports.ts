import { GIVEN_UP_STATES } from '@deportivo/lifecycle/order/states'
import { queryRow } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'

/** A row of a report's facts that is not what the business has. */
export interface ReportDifference {
  what: string
  /** Of the order, the payment or the return case. */
  id: number
  reported: number | null
  expected: number | null
}

export interface ReportProof {
  facts: number
  differences: ReportDifference[]
}

const GIVEN_UP = GIVEN_UP_STATES.map((state) => `'${state}'`).join()

const PROOF = `
  with money as (
    select id, amount from money.published_payments where status = 'confirmed' and payment_method is not null
  ), cash as (
    select substring(entry from 9)::integer as id, amount from read.cash_entries where entry like 'payment:%'
  ), sold as (
    select id, total_value, case when state_id in (${GIVEN_UP}) then 0 else total_value - voucher_value - paid end as balance
    from orders.published_orders
  ), credited as (
    select id, credited_value from returns.published_credited
  ), checks as (
    select 'money that moved' as what, coalesce(m.id, c.id) as id, c.amount as reported, m.amount as expected
      from money m full join cash c using (id)
    union all
    select x.what, coalesce(s.id, o.order_id), x.reported, x.expected
      from sold s full join (select * from read.order_facts where store_id = 0) o on o.order_id = s.id
      cross join lateral (values
        ('value of an order', o.value, s.total_value), ('balance of an order', o.balance, s.balance)
      ) as x (what, reported, expected)
    union all
    select 'balance of a sale', f.order_id, f.balance, s.balance from read.sales_facts f left join sold s on s.id = f.order_id
    union all
    select 'credit of a return', coalesce(f.return_id, c.id), f.credited, c.credited_value
      from read.return_facts f full join credited c on c.id = f.return_id
  )
  select (select count(*)::integer from checks) as facts,
    coalesce(jsonb_agg(to_jsonb(checks) order by what, id) filter (where reported is distinct from expected), '[]') as differences
  from checks`

/**
 * Compares what the reports have read with the business itself: money that moved, values and balances of orders, and what
 * returns recognised. An event that was not read yet is a difference: ask again a moment later.
 */
export const proveReports = (db: Knex): Promise<ReportProof> => queryRow<ReportProof>(db, PROOF)
