import { listReserved, MOST_COUNTED_RESERVED } from '@deportivo/contracts/orders/reserved'
import { withInstants } from '@deportivo/orders/order/order-json'
import { summaryOf, type ListedOrder } from '@deportivo/orders/order-view'
import { columnOfActor, onlyVisible } from '@deportivo/orders/order/visibility'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import type { RowOf } from '@deportivo/platform/http/serve/serve'
import { defineList } from '@deportivo/platform/lists/define-list'
import type { ListCall } from '@deportivo/platform/lists/list-definition'
import type { Knex } from 'knex'
import { searchOrders, shownOrders, withLine } from './list-orders.ts'
import { endedSince, promiseEnd } from './promise.ts'

type Call = Pick<ListCall<typeof listReserved>, 'db' | 'actor'>

/** Whether 'read reserved', or reading orders at all, ends at the caller's own orders. */
const isOwnOnly = (actor: Actor): boolean =>
  actor.grants['read reserved'] !== 'all' || columnOfActor(actor) === 'orders.seller_id'

function reservedOrders({ db, actor }: Call): Knex.QueryBuilder {
  const rows = onlyVisible(db('orders.published_orders as orders'), actor)
    // As the partial indexes have it: a value of the statement could be another state.
    .whereRaw("orders.state_id = 'reserved'")
  return isOwnOnly(actor) ? rows.whereBetween('orders.seller_id', [actor.id, actor.id]) : rows
}

const onlyOverdue = (rows: Knex.QueryBuilder, since: Date): Knex.QueryBuilder =>
  rows.where('orders.state_entered_at', '<', since)

/** How many of them are overdue, as far as they are counted. */
async function countOverdue(call: Call, since: Date): Promise<number> {
  const found = await onlyOverdue(reservedOrders(call), since)
    .limit(MOST_COUNTED_RESERVED)
    .pluck<number[]>('orders.id')
  return found.length
}

/** Reserved orders that the profile may see, the longest reserved first. */
export const listReservedRoute = defineList<typeof listReserved, RowOf<typeof listReserved>>(listReserved, {
  from: reservedOrders,
  filters: {
    id: 'orders.id',
    overdue: (rows, is, { deps }) => (is ? onlyOverdue(rows, endedSince(deps)) : rows),
    seller_id: 'orders.seller_id',
    store_id: withLine('store_id'),
    type_order: 'orders.type_order',
  },
  sort: { state_entered_at: 'orders.state_entered_at' },
  tiebreak: ['orders.id'],
  ranges: ['seller_id'],
  rangeOfCall: ({ actor }) => (isOwnOnly(actor) ? { column: 'orders.seller_id', value: actor.id } : null),
  search: searchOrders,
  json: {
    shown: shownOrders,
    seesAll: () => false,
    toRow: (order: ListedOrder, { actor, deps }) => {
      const reservedAt = new Date(order.state_entered_at)
      return {
        promise_ends_at: promiseEnd(reservedAt, deps),
        is_overdue: reservedAt < endedSince(deps),
        ...summaryOf(withInstants(order), { actor, settings: deps.settings.current() }),
      }
    },
  },
  extra: async ({ db, actor, deps }) => ({
    overdue: await countOverdue({ db, actor }, endedSince(deps)),
    reserve_days: deps.settings.current().reserve_days,
  }),
})
