import { resultState } from '@deportivo/contracts/reports/result-state'
import { proveMoney } from '@deportivo/orders/money/prove-money'
import { prove } from '@deportivo/inventory/prove'
import { proveQuarantine } from '@deportivo/inventory/prove-quarantine'
import { businessDay } from '@deportivo/platform/clock'
import { queryRow } from '@deportivo/platform/db/query-rows'
import { proveCases } from '@deportivo/returns/proofs/prove-cases'
import type { TestApp } from '@deportivo/testkit/app'

/** Every wrong book of the shop: units, quarantine, cases with their holds and charges, money and vouchers. */
export async function wrongBooks({ db }: TestApp): Promise<object[]> {
  const proofs = await Promise.all([prove(db), proveQuarantine(db), proveCases(db), proveMoney(db)])
  return proofs.flatMap((proof): object[] => proof.differences)
}

const STATE = `
  select (select jsonb_agg(to_jsonb(l) order by l.product_id, l.size_id, l.store_id) from (
      select product_id, size_id, store_id, on_hand, held from inventory.published_levels where on_hand <> 0 or held <> 0
    ) l) as levels,
    (select to_jsonb(c) - '{version,updated_at,updated_by,state_entered_at}'::text[] from returns.cases c where c.id = :id) as one,
    (select jsonb_build_object('balance', o.total_value - o.voucher_value - o.paid, 'confirmed', o.paid_confirmed)
      from orders.orders o join returns.cases c on c.order_id = o.id where c.id = :id) as money,
    (select coalesce(sum(amount), 0)::integer from money.refunds where return_id = :id and state = 'pending') as owed,
    (select coalesce(sum(amount), 0)::integer from money.payments where return_id = :id and kind = 'voucher') as by_voucher,
    (select coalesce(sum(v.available), 0)::integer from money.vouchers v join returns.cases c using (client_id)
      where c.id = :id) as in_vouchers`

export interface CaseState {
  levels: object[] | null
  one: object
  money: { balance: number; confirmed: number }
  owed: number
  /** What vouchers paid of what the case charges, and what all vouchers of its client have left. */
  by_voucher: number
  in_vouchers: number
  /** The result statement of the run. */
  results: Readonly<Record<string, number | null>>
}

const DAY_MS = 86_400_000

/** Stock, case, money and results as they are now: undoing a step brings all of it back. */
export async function stateOf(app: TestApp, id: number): Promise<CaseState> {
  const state = await queryRow<Omit<CaseState, 'results'>>(app.db, STATE, { id })
  const [from, to] = [new Date(Date.now() - DAY_MS), new Date()].map(businessDay)
  const { totals } = await app.ok('two', resultState.contract, { query: { from: from ?? '', to: to ?? '' } })
  return { ...state, results: totals }
}

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
