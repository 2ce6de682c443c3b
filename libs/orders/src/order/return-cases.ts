import { returnCode } from '@deportivo/lifecycle/paper-codes'
import { returnStatesWhere, returnStateRow, type ReturnState } from '@deportivo/lifecycle/return-case/states'
import { queryRows } from '@deportivo/platform/db/query-rows'
import { may, type Actor } from '@deportivo/platform/http/guard/actor'
import { rule } from '@deportivo/platform/http/refused'
import { waitForReferrers } from '@deportivo/platform/records/referrers'
import { text } from '@deportivo/texts/text'
import type { Knex } from 'knex'
import type { OrderRecord } from './order-record.ts'

/** A return case for which its order must stay delivered. */
export interface KeepingCase {
  id: number
  state_id: ReturnState
}

const list = (states: readonly ReturnState[]) => states.map((state) => `'${state}'`).join()
const GIVEN_UP = list(returnStatesWhere(({ is_given_up }) => is_given_up === true))
const SETTLED = list(returnStatesWhere(({ is_final, is_given_up }) => is_final === true && !is_given_up))

/** The case that keeps an order where it is, as JSON; one whose client has something already comes first. */
const keepingCase = (orderId: string): string => `(
  select json_build_object('id', c.id, 'state_id', c.state_id) from returns.published_cases c
  where c.order_id = ${orderId} and c.state_id not in (${GIVEN_UP})
  order by c.state_id in (${SETTLED}) desc, c.id limit 1)`

/** The same for an entry of the history, by its alias: null where undoing it leaves the goods with the client. */
export const keepingFromUndo = (entry: string): string =>
  `case when ${entry}.before -> 'columns' -> 'delivered_at' is not null then ${keepingCase(`${entry}.order_id`)} end`

/** Why an order with this case can neither go back nor be cancelled. */
const refusalFor = ({ id, state_id }: KeepingCase) =>
  ({
    key: returnStateRow(state_id).is_final ? 'order.refused.return_settled' : 'order.refused.return_open',
    values: { code: returnCode(id) },
  }) as const

/** Whether the reader may reverse a step of an order, or the text of the case that keeps it from being reversed. */
export function reversalOf(
  { is_undoable, held_by_case }: { is_undoable: boolean; held_by_case: KeepingCase | null },
  actor: Actor,
): { can_reverse: boolean; reverse_refused: string | null } {
  if (!is_undoable || !may(actor, 'reverse orders')) return { can_reverse: false, reverse_refused: null }
  if (held_by_case === null) return { can_reverse: true, reverse_refused: null }
  const { key, values } = refusalFor(held_by_case)
  return { can_reverse: false, reverse_refused: text(key, values, actor.language) }
}

const KEEPING = `select ${keepingCase('?')} as one`

/** Refused while the order has a return case that is not cancelled: what its client gets would be given twice. */
async function refuseWithCases(trx: Knex.Transaction, { id }: Pick<OrderRecord, 'id'>): Promise<void> {
  const [found] = await queryRows<{ one: KeepingCase | null }>(trx, KEEPING, [id])
  if (!found?.one) return
  const { key, values } = refusalFor(found.one)
  throw rule(key, values, { id, return_id: found.one.id })
}

/** The same for a step after which nothing was sold. Its order is not with the client, so that no request begins. */
export async function refuseEndWithCases(
  trx: Knex.Transaction,
  order: Pick<OrderRecord, 'id'>,
  { ends_sale = false }: { ends_sale?: boolean },
): Promise<void> {
  if (ends_sale) await refuseWithCases(trx, order)
}

// A voucher for goods stands on money that paid the rest of its order; a replacement that was sent is paid.
const UNCOVERED = `
  select v.return_id, 'order.refused.voucher_of_return' as key from money.vouchers v
    join orders.published_money_received m using (order_id) join orders.orders o on o.id = v.order_id
    where v.order_id = :id and v.return_id is not null and v.voided_at is null and m.received < o.total_value
  union all
  select c.id, 'order.refused.paid_exchange' from returns.published_cases c
    join orders.published_exchange_charges g on g.order_id = c.order_id and g.return_id = c.id
    where c.order_id = :id and c.state_id in (${SETTLED}) and g.paid < g.charged
  order by 1 desc limit 1`

interface Uncovered {
  return_id: number
  key: 'order.refused.voucher_of_return' | 'order.refused.paid_exchange'
}

/** Refuses an undo, once it is written, that took money from an order on which what its return cases gave stands. */
export async function refuseUncovered(
  trx: Knex.Transaction,
  before: OrderRecord,
  { paid_confirmed }: Pick<OrderRecord, 'paid_confirmed'>,
): Promise<void> {
  if (before.delivered_at === null || paid_confirmed >= before.paid_confirmed) return
  await waitForReferrers(trx, 'order', before.id)
  const [found] = await queryRows<Uncovered>(trx, UNCOVERED, { id: before.id })
  if (!found) return
  const { return_id, key } = found
  throw rule(key, { code: returnCode(return_id) }, { id: before.id, return_id })
}

/** The same for an undo that takes the goods from the client. A request of a return that has begun is waited for. */
export async function refuseBackWithCases(
  trx: Knex.Transaction,
  order: OrderRecord,
  restored: Pick<OrderRecord, 'delivered_at'>,
): Promise<void> {
  if (order.delivered_at === null || restored.delivered_at !== null) return
  await waitForReferrers(trx, 'order', order.id)
  await refuseWithCases(trx, order)
}
