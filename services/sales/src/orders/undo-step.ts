import { undoStep } from '@deportivo/contracts/orders/orders'
import { undoStep as undo } from '@deportivo/orders/undo-step'
import { change, withMessage } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import { openOrder, replyOf } from './open-order.ts'

export const undoStepRoute: Routes = (app, deps) =>
  change(app, deps, undoStep, async ({ params, body, trx, context }) => {
    const order = await openOrder(deps, trx, params.id, body, context)
    return withMessage('order.undone', replyOf(deps, await undo(trx, order, body.reason, context), context))
  })
