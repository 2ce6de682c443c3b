import type { Ledger } from '@deportivo/money/ledger'
import { businessDay } from '@deportivo/platform/clock'
import { queryRows } from '@deportivo/platform/db/query-rows'
import type { OrderRecord } from '../order/order-record.ts'

const RENEWED = `
  insert into orders.order_history (order_id, step, from_state, to_state, by_id, by_name, profile_id, at, note)
  values (:order_id, 'voucher_renewed', :state_id, :state_id, :by_id, :by_name, :profile_id, :at, :note)`

/** Names in the order's history the vouchers that got a new end, once each. */
export async function nameRenewed({ trx, order, context, renewed }: Ledger<OrderRecord>): Promise<void> {
  const { actor, now: at } = context
  const by = { by_id: actor.id, by_name: actor.name, profile_id: actor.profile }
  const { id: order_id, state_id } = order
  for (const { voucher_id, until } of renewed.splice(0)) {
    const note = `#${voucher_id} · ${businessDay(until)}`
    await queryRows(trx, RENEWED, { order_id, state_id, ...by, at, note })
  }
}
