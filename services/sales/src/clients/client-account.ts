import { getClientAccount, type ClientAccount } from '@deportivo/contracts/orders/client-account'
import { GIVEN_UP_STATES } from '@deportivo/lifecycle/order/states'
import { BALANCE_SQL } from '@deportivo/orders/order/order-record'
import { onlyVisible } from '@deportivo/orders/order/visibility'
import { found, read } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'

const OWES = `(${BALANCE_SQL}) > 0`
const GIVEN_UP = GIVEN_UP_STATES.map((state) => `'${state}'`).join()
const BOUGHT = `orders.delivered_at is not null and orders.state_id not in (${GIVEN_UP})`

const RETURNED = `coalesce((select r.returned from money.published_order_returns r where r.order_id = orders.id), 0)`

const SUMS = `coalesce(sum(${BALANCE_SQL}) filter (where ${OWES}), 0)::bigint as owed,
  (count(*) filter (where ${OWES}))::integer as owing_orders,
  coalesce(sum(${BALANCE_SQL}) filter (where ${OWES} and orders.checked_out_at is null), 0)::bigint as unsold,
  coalesce(sum(orders.total_value - ${RETURNED}) filter (where ${BOUGHT}), 0)::bigint as bought,
  (count(*) filter (where ${BOUGHT}))::integer as bought_orders`

/** Sums over the orders of a client that the caller may see: of no such order, and of no such client, nothing. */
export const clientAccountRoute: Routes = (app, deps) =>
  read(app, deps, getClientAccount, async ({ db, params: { id }, actor }) => {
    const orders = db('orders.published_orders as orders').whereBetween('orders.client_id', [id, id])
    const sums = onlyVisible(orders, actor).select(db.raw(SUMS))
    const [account] = (await sums) as unknown as ClientAccount[]
    if (!account) throw new Error('sums without groups are one row')
    return found(account)
  })
