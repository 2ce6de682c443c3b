import { prove } from '@deportivo/inventory/prove'
import { proveQuarantine } from '@deportivo/inventory/prove-quarantine'
import { queryRows } from '@deportivo/platform/db/query-rows'
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

/** Every wrong book of the shop: units, quarantine, cases with their holds, vouchers and charges, and money. */
export async function wrongBooks({ db }: TestApp): Promise<object[]> {
  const proofs = await Promise.all([prove(db), proveQuarantine(db), proveCases(db)])
  return [
    ...proofs.flatMap((proof): object[] => proof.differences),
    ...(await queryRows<object>(db, WRONG_MONEY)),
  ]
}

const STATE = `
  select (select jsonb_agg(to_jsonb(l) order by l.product_id, l.size_id, l.store_id) from (
      select product_id, size_id, store_id, on_hand, held from inventory.published_levels where on_hand <> 0 or held <> 0
    ) l) as levels,
    (select to_jsonb(c) - '{version,updated_at,updated_by,state_entered_at}'::text[] from returns.cases c where c.id = :id) as one,
    (select jsonb_build_object('balance', o.total_value - o.voucher_value - o.paid, 'confirmed', o.paid_confirmed)
      from orders.orders o join returns.cases c on c.order_id = o.id where c.id = :id) as money,
    (select coalesce(sum(amount), 0) from orders.refunds where return_id = :id and state = 'pending') as owed`

/** Stock, case and money as they are now: undoing a step brings all of it back. */
export async function stateOf({ db }: TestApp, id: number): Promise<unknown> {
  const [state] = await queryRows<object>(db, STATE, { id })
  return state
}
