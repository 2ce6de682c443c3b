import { pickLines } from '@deportivo/contracts/orders/lines'
import { refuseStaleOrder } from '@deportivo/orders/order/order-record'
import { viewOrder } from '@deportivo/orders/order-view'
import { lockOrder } from '@deportivo/orders/order/whole-order'
import { pickLines as pick } from '@deportivo/orders/lines/pick-lines'
import { refuseUnseen } from '@deportivo/orders/order/visibility'
import { change, withMessage } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'

/** What the assistant has packed so far. Totals, so that a scan sent twice counts once. */
export const pickLinesRoute: Routes = (app, deps) =>
  change(app, deps, pickLines, async ({ params, body, trx, context }) => {
    const viewing = { ...context, signer: deps.signer }
    const order = await lockOrder(trx, params.id)
    refuseUnseen(order, context.actor)
    await refuseStaleOrder(order, body.version, async () => viewOrder(order, viewing))
    const after = await pick(trx, order, body.lines, context)
    return withMessage('order.picked', viewOrder(after, viewing))
  })
