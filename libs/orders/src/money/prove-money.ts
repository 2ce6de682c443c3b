import { GIVEN_UP_STATES } from '@deportivo/lifecycle/order/states'
import { CASH, METHODS_WITH_SUPPORT } from '@deportivo/lifecycle/payment-methods'
import { queryRow } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'

/** A sum that is not what its entries make of it. */
export interface MoneyDifference {
  what: string
  /** Of the order, the voucher, the refund, the return case or the shift that it is about. */
  id: number
  order_id: number | null
  /** Whole pesos. */
  stored: number
  expected: number
}

export interface MoneyProof {
  orders: number
  payments: number
  differences: MoneyDifference[]
}

const GIVEN_UP = GIVEN_UP_STATES.map((state) => `'${state}'`).join()

// Every check states what is stored and what the entries make of it; only those that differ are returned.
const PROOF = `
  with ledger as (
    select order_id,
      coalesce(sum(amount) filter (where status <> 'void'), 0) as paid,
      coalesce(sum(amount) filter (where status = 'confirmed'), 0) as confirmed,
      coalesce(sum(amount) filter (where status = 'confirmed' and kind <> 'exchange'), 0) as received,
      coalesce(sum(amount) filter (where status = 'unconfirmed' and payment_method = any(:proved)), 0) as to_prove,
      coalesce(sum(amount) filter (where kind = 'voucher'), 0) as by_voucher,
      coalesce(sum(amount) filter (where kind = 'refund' and payment_method is null), 0) as into_vouchers,
      coalesce(sum(amount) filter (where kind = 'refund' and payment_method is not null), 0) as paid_back
    from money.current_payments group by 1
  ), refunded as (
    select order_id, coalesce(sum(amount) filter (where state = 'pending'), 0) as pending,
      coalesce(sum(amount) filter (where state = 'paid'), 0) as paid
    from money.refunds group by 1
  ), entries as (
    select e.voucher_id, e.order_id, e.amount, v.voided_at, row_number() over (partition by e.voucher_id order by e.id) = 1 as is_first
    from money.voucher_entries e join money.vouchers v on v.id = e.voucher_id
  ), spent as (
    select order_id, -sum(amount) as amount from entries where not is_first and voided_at is null group by 1
  ), issued as (
    select order_id, coalesce(sum(value) filter (where origin in ('release', 'refund')), 0) as by_orders
    from money.vouchers where voided_at is null group by 1
  ), goods as (
    select order_id, sum(price) as total from orders.order_lines group by 1
  ), books as (
    select o.id, o.total_value, o.paid, o.paid_confirmed, o.paid_to_prove, o.paid_by_voucher, o.voucher_value,
      o.delivered_at is not null as is_delivered, o.state_id in (${GIVEN_UP}) as is_given_up,
      coalesce(g.total, 0) as goods, coalesce(l.paid, 0) as ledger_paid, coalesce(l.confirmed, 0) as ledger_confirmed, coalesce(l.received, 0) as received,
      coalesce(l.to_prove, 0) as ledger_to_prove, coalesce(l.by_voucher, 0) as ledger_by_voucher,
      coalesce(l.into_vouchers, 0) as into_vouchers, coalesce(l.paid_back, 0) as paid_back,
      coalesce(r.pending, 0) as pending, coalesce(r.paid, 0) as refunded, coalesce(s.amount, 0) as spent,
      coalesce(i.by_orders, 0) as issued
    from orders.orders o
    left join goods g on g.order_id = o.id left join ledger l on l.order_id = o.id
    left join refunded r on r.order_id = o.id left join spent s on s.order_id = o.id left join issued i on i.order_id = o.id
  ), shift_cash as (
    select s.id, s.expected_amount as stored, s.base_amount
        + coalesce((select sum(p.amount) from money.current_payments p
            where p.shift_id = s.id and p.payment_method = :cash and p.status = 'confirmed'), 0)
        + coalesce((select sum(d.amount) from money.drawer_entries d where d.shift_id = s.id), 0) as expected
    from money.cashier_shifts s where s.closed_at is not null
  ), checks as (
    select b.id, b.id as order_id, c.what, c.stored, c.expected from books b cross join lateral (values
      ('total of its lines', b.total_value, b.goods),
      ('paid', b.paid, b.ledger_paid),
      ('confirmed', b.paid_confirmed, b.ledger_confirmed),
      ('to be proved', b.paid_to_prove, b.ledger_to_prove),
      ('paid by voucher', b.paid_by_voucher, b.ledger_by_voucher),
      ('spent of vouchers', b.voucher_value + b.paid_by_voucher, b.spent),
      ('turned into vouchers', -b.into_vouchers, b.issued),
      ('paid back', -b.paid_back, b.refunded),
      ('owed to the client', b.pending, case
        when b.is_given_up then b.paid_confirmed
        when b.is_delivered then greatest(0, b.paid_confirmed + b.voucher_value - b.total_value)
        else least(b.pending, greatest(0, b.paid_confirmed + b.voucher_value - b.total_value)) end),
      ('confirmed below nothing', least(0, b.received), 0),
      ('left of an order that was given up', case when b.is_given_up then b.paid - b.paid_confirmed + b.voucher_value + b.paid_by_voucher else 0 end, 0)
    ) as c (what, stored, expected)
    union all
    select v.id, v.order_id, 'available of a voucher', v.available, coalesce(sum(e.amount), 0)
      from money.vouchers v left join money.voucher_entries e on e.voucher_id = v.id group by v.id
    union all
    select v.id, v.order_id, 'value of a voucher', v.value, coalesce(sum(e.amount) filter (where e.is_first), 0)
      from money.vouchers v left join entries e on e.voucher_id = v.id group by v.id
    union all
    select r.id, r.order_id, 'voucher of a refund', coalesce(v.value, 0), r.amount
      from money.refunds r left join money.vouchers v on v.id = r.voucher_id where r.state = 'voucher'
    union all
    select r.id, r.order_id, 'payment of a refund', -coalesce(p.amount, 0), r.amount
      from money.refunds r left join money.payments p on p.id = r.payment_id where r.state in ('paid', 'voucher')
    union all
    select coalesce(c.return_id, v.return_id), coalesce(c.order_id, v.order_id), 'vouchers of a return',
        coalesce(v.value, 0), coalesce(c.in_vouchers, 0)
      from money.published_return_credits c full join (
        select return_id, order_id, sum(value) as value from money.vouchers
        where return_id is not null and voided_at is null group by 1, 2
      ) v using (return_id)
    union all
    select id, null, 'expected in a drawer', stored, expected from shift_cash
    union all
    select n.id, null, 'base of a drawer that was taken over', n.base_amount, s.counted_amount
      from money.cashier_shifts s join money.cashier_shifts n on n.id = s.next_shift_id
  )
  select (select count(*)::integer from books) as orders,
    (select count(*)::integer from money.payments) as payments,
    coalesce(jsonb_agg(jsonb_build_object('what', what, 'id', id, 'order_id', order_id, 'stored', stored,
      'expected', expected) order by order_id, id, what) filter (where stored is distinct from expected), '[]') as differences
  from checks`

/**
 * Compares what orders, vouchers, refunds and drawers have stored with the entries that make it: every peso that was
 * confirmed pays goods, is owed or was paid back, is a voucher, or is in a drawer.
 */
export const proveMoney = (db: Knex): Promise<MoneyProof> =>
  queryRow<MoneyProof>(db, PROOF, { cash: CASH, proved: [...METHODS_WITH_SUPPORT] })
