import { orderHistory } from '@deportivo/contracts/orders/orders'
import { readPart, type HistoryRow } from '@deportivo/orders/order/order-parts'
import type { OrderRecord } from '@deportivo/orders/order/order-record'
import { may, type Actor } from '@deportivo/platform/http/guard/actor'
import { prepared } from '@deportivo/platform/db/prepared'
import { found, read } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import { isTextKey, text } from '@deportivo/texts/text'
import { seen } from './get-order.ts'

const ROW = prepared<OrderRecord>('order row', 'select * from orders.published_orders where id = $1')

function stepText(step: string, actor: Actor): string {
  const keys = [`order.history.${step}`, `order.action.${step}`]
  const key = keys.find(isTextKey)
  return key && isTextKey(key) ? text(key, {}, actor.language) : step
}

/** History entries with the names of their steps in the reader's language, and which of them the reader may reverse. */
export const historyOf = (rows: readonly HistoryRow[], actor: Actor) =>
  rows.map(({ is_undoable, ...row }) => ({
    ...row,
    step_name: stepText(row.step, actor),
    can_reverse: is_undoable && may(actor, 'reverse orders'),
  }))

/** Every step of the order, newest first. */
export const orderHistoryRoute: Routes = (app, deps) =>
  read(app, deps, orderHistory, async ({ params, actor, db }) => {
    const [order] = await ROW(db, [params.id])
    seen(order, actor)
    const history = await readPart(db, 'history', [params.id])
    return found(historyOf(history.get(params.id) ?? [], actor))
  })
