import { prove } from '@deportivo/inventory/prove'
import { proveQuarantine } from '@deportivo/inventory/prove-quarantine'
import { queryRow, queryRows } from '@deportivo/platform/db/query-rows'
import { proveCases } from '@deportivo/returns/proofs/prove-cases'
import type { TestApp } from '@deportivo/testkit/app'

// The sums of an order are those of its payments; what a case was paid beyond its charge is owed, and nothing else.
const WRONG_MONEY = `
  with sums as (
    select order_id, sum(amount) filter (where status <> 'void') as paid,
      sum(amount) filter (where status = 'confirmed') as confirmed
    from orders.current_payments group by 1
  ), owed as (
    select return_id, sum(amount) as amount from orders.refunds
    where state = 'pending' and return_id is not null group by 1
  )
  select 'order' as what, o.id from orders.orders o left join sums s on s.order_id = o.id
    where o.paid <> coalesce(s.paid, 0) or o.paid_confirmed <> coalesce(s.confirmed, 0)
  union all
  select 'case', c.return_id from orders.published_exchange_charges c left join owed w using (return_id)
    where greatest(0, c.paid - c.charged) <> coalesce(w.amount, 0)`

// A voucher is what its entries leave of it, and an order's part of payments is what vouchers paid.
const WRONG_VOUCHERS = `
  select 'voucher' as what, v.id from orders.vouchers v
    where v.available not between 0 and v.value
      or v.available <> (select sum(amount) from orders.voucher_entries e where e.voucher_id = v.id)
  union all
  select 'paid by voucher', o.id from orders.orders o
    where o.paid_by_voucher <> (select coalesce(sum(amount), 0) from orders.payments p
      where p.order_id = o.id and p.kind = 'voucher')`

/** Every wrong book of the shop: units, quarantine, cases with their holds and charges, money and vouchers. */
export async function wrongBooks({ db }: TestApp): Promise<object[]> {
  const proofs = await Promise.all([prove(db), proveQuarantine(db), proveCases(db)])
  return [
    ...proofs.flatMap((proof): object[] => proof.differences),
    ...(await queryRows<object>(db, WRONG_MONEY)),
    ...(await queryRows<object>(db, WRONG_VOUCHERS)),
  ]
}

const STATE = `
  select (select jsonb_agg(to_jsonb(l) order by l.product_id, l.size_id, l.store_id) from (
      select product_id, size_id, store_id, on_hand, held from inventory.published_levels where on_hand <> 0 or held <> 0
    ) l) as levels,
    (select to_jsonb(c) - '{version,updated_at,updated_by,state_entered_at}'::text[] from returns.cases c where c.id = :id) as one,
    (select jsonb_build_object('balance', o.total_value - o.voucher_value - o.paid, 'confirmed', o.paid_confirmed)
      from orders.orders o join returns.cases c on c.order_id = o.id where c.id = :id) as money,
    (select coalesce(sum(amount), 0)::integer from orders.refunds where return_id = :id and state = 'pending') as owed,
    (select coalesce(sum(amount), 0)::integer from orders.payments where return_id = :id and kind = 'voucher') as by_voucher,
    (select coalesce(sum(v.available), 0)::integer from orders.vouchers v join returns.cases c using (client_id)
      where c.id = :id) as in_vouchers`

export interface CaseState {
  levels: object[] | null
  one: object
  money: { balance: number; confirmed: number }
  owed: number
  /** What vouchers paid of what the case charges, and what all vouchers of its client have left. */
  by_voucher: number
  in_vouchers: number
}

/** Stock, case and money as they are now: undoing a step brings all of it back. */
export const stateOf = ({ db }: TestApp, id: number): Promise<CaseState> =>
  queryRow<CaseState>(db, STATE, { id })

/** The same, but for what vouchers had paid: it went back to them when the case was cancelled, and is owed again. */
export const unpaidByVoucher = (state: CaseState): CaseState => ({
  ...state,
  money: {
    balance: state.money.balance + state.by_voucher,
    confirmed: state.money.confirmed - state.by_voucher,
  },
  by_voucher: 0,
  in_vouchers: state.in_vouchers + state.by_voucher,
})
