import { listLines, listLineStock } from '@deportivo/contracts/orders/lines'
import { getOrder } from '@deportivo/contracts/orders/orders'
import { mayEditOrder } from '@deportivo/lifecycle/order/order-machine'
import { stockOfLines } from '@deportivo/orders/lines/line-stock'
import type { OrderRecord } from '@deportivo/orders/order/order-record'
import { viewOrder } from '@deportivo/orders/order-view'
import { withUnitsQuarantined } from '@deportivo/orders/order/units-quarantined'
import { wholeOrder } from '@deportivo/orders/order/whole-order'
import { refuseUnseen } from '@deportivo/orders/order/visibility'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import { forbidden, notFound } from '@deportivo/platform/http/refused'
import { found, read } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'

/** An order that the user may see, or 404. */
export function seen<Order extends OrderRecord>(order: Order | undefined, actor: Actor): Order {
  if (!order) throw notFound()
  refuseUnseen(order, actor)
  return order
}

export const getOrderRoute: Routes = (app, deps) =>
  read(app, deps, getOrder, async ({ params, actor, db }) => {
    const order = seen(await wholeOrder(db, params.id), actor)
    return found(
      viewOrder(await withUnitsQuarantined(db, order), {
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

export const listLineStockRoute: Routes = (app, deps) =>
  read(app, deps, listLineStock, async ({ params, actor, db }) => {
    const order = seen(await wholeOrder(db, params.saleId), actor)
    if (!mayEditOrder(order, actor)) throw forbidden()
    return found(await stockOfLines(db, order.id))
  })
