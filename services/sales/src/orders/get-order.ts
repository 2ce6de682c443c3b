import { listLines } from '@deportivo/contracts/orders/lines'
import { getOrder, orderHistory } from '@deportivo/contracts/orders/orders'
import type { OrderRecord } from '@deportivo/orders/order/order-record'
import { viewOrder, wholeOrder } from '@deportivo/orders/order-view'
import { refuseUnseen } from '@deportivo/orders/order/visibility'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import { prepared } from '@deportivo/platform/db/prepared'
import { notFound } from '@deportivo/platform/http/refused'
import { found, read } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import { isTextKey, text } from '@deportivo/texts/text'

const ROW = prepared<OrderRecord>('order row', 'select * from orders.orders where id = $1')

/** An order that the person may see; one they may not see isn't there. */
function seen<Order extends OrderRecord>(order: Order | undefined, actor: Actor): Order {
  if (!order) throw notFound()
  refuseUnseen(order, actor)
  return order
}

export const getOrderRoute: Routes = (app, deps) =>
  read(app, deps, getOrder, async ({ params, actor, db }) => {
    const order = seen(await wholeOrder(db, params.id), actor)
    return found(
      viewOrder(order, {
        actor,
        signer: deps.signer,
        now: deps.clock.now(),
        settings: deps.settings.current(),
      }),
    )
  })

export const listLinesRoute: Routes = (app, deps) =>
  read(app, deps, listLines, async ({ params, actor, db }) =>
    found(seen(await wholeOrder(db, params.saleId), actor).products),
  )

interface HistoryRow {
  id: number
  step: string
  from: OrderRecord['state_id'] | null
  to: OrderRecord['state_id']
  by: string
  by_id: number | null
  at: Date
  note: string | null
}

function stepText(step: string, actor: Actor): string {
  const keys = [`order.history.${step}`, `order.action.${step}`]
  const key = keys.find(isTextKey)
  return key && isTextKey(key) ? text(key, {}, actor.language) : step
}

/** Every step of the order, newest first. */
export const orderHistoryRoute: Routes = (app, deps) =>
  read(app, deps, orderHistory, async ({ params, actor, db }) => {
    const [order] = await ROW(db, [params.id])
    seen(order, actor)
    const rows = await db('orders.order_history')
      .where('order_id', params.id)
      .orderBy('id', 'desc')
      .select<HistoryRow[]>(
        'id',
        'step',
        'from_state as from',
        'to_state as to',
        'by_name as by',
        'by_id',
        'at',
        'note',
      )
    return found(rows.map((row) => ({ ...row, step_name: stepText(row.step, actor) })))
  })
