import { cancelOrder } from '@deportivo/contracts/orders/orders'
import { change, withMessage } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import { openOrder, replyOf } from './open-order.ts'
import { takeStep } from './take-step.ts'

/** Cancels what has not left: units and vouchers are free again, and the reason is stored with the order. */
export const cancelOrderRoute: Routes = (app, deps) =>
  change(app, deps, cancelOrder, async ({ params, query, body, trx, request, context }) => {
    const order = await openOrder(deps, trx, params.id, body, context)
    const cancel = { step: 'cancel', reason: body.reason ?? query.reason }
    const { order: cancelled } = await takeStep(trx, order, { request, body: cancel, context })
    return withMessage('order.step.cancel', await replyOf(deps, trx, cancelled, context))
  })
