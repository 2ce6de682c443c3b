import { changeOrder } from '@deportivo/contracts/orders/orders'
import type { Wanted } from '@deportivo/lifecycle/machine'
import { ORDER_STEPS } from '@deportivo/lifecycle/order/steps'
import { change, withMessage } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import { changeFields } from './change-fields.ts'
import { openOrder, replyOf } from './open-order.ts'
import { takeStep } from './take-step.ts'

/** The only route of steps: `state_id` or `step` names it; without either the order's own fields change. */
export const changeOrderRoute: Routes = (app, deps) =>
  change(app, deps, changeOrder, async ({ params, body, trx, request, context }) => {
    if (!body.state_id && !body.step) {
      const changed = await changeFields(deps, trx, { id: params.id, request, context })
      return withMessage('order.fields_changed', await replyOf(deps, trx, changed, context))
    }
    const order = await openOrder(deps, trx, params.id, body, context)
    const moved = await takeStep(trx, order, { request, body: request.body as Wanted & object, context })
    return withMessage(ORDER_STEPS[moved.key].text, await replyOf(deps, trx, moved.order, context))
  })
