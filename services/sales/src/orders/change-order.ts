import { cancelOrder, changeOrder } from '@deportivo/contracts/orders/orders'
import { STEP_BODIES, type StepBodies } from '@deportivo/contracts/orders/steps'
import type { Wanted } from '@deportivo/lifecycle/machine'
import { ORDER_STEPS, type StepKey } from '@deportivo/lifecycle/order/steps'
import { moveOrder } from '@deportivo/orders/move-order'
import { decideStep } from '@deportivo/orders/order/refusals'
import { fileIn } from '@deportivo/platform/files/multipart'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import { normalised } from '@deportivo/platform/http/serve/normalise-body'
import { change, withMessage } from '@deportivo/platform/http/serve/serve'
import { validated } from '@deportivo/platform/http/validated'
import type { Routes } from '@deportivo/platform/service'
import type { FastifyRequest } from 'fastify'
import type { Knex } from 'knex'
import type { Static } from 'typebox'
import { changeFields } from './change-fields.ts'
import { openOrder, replyOf } from './open-order.ts'
import type { ChangedOrder, LockedOrder } from '@deportivo/orders/order/whole-order'

/** The step's own fields, checked by the step's own schema. A copy: one body may name a step of many orders. */
function fieldsOf<K extends StepKey>(request: FastifyRequest, key: K, body: object): Static<StepBodies[K]> {
  const schema = STEP_BODIES[key]
  return validated<Static<StepBodies[K]>>(request, schema, normalised({ ...body }, schema))
}

interface StepRequest {
  request: FastifyRequest
  /** Names the step, and carries its fields and its file. */
  body: Wanted & object
  context: CommandContext
}

/** Takes the step that a request names on a locked order: the machine decides once, then the order moves. */
export async function takeStep(
  trx: Knex.Transaction,
  order: LockedOrder,
  { request, body, context }: StepRequest,
): Promise<{ order: ChangedOrder; key: StepKey }> {
  const decision = decideStep(order, body, context)
  const fields = fieldsOf(request, decision.key, body)
  const moved = await moveOrder(trx, order, { decision, body: fields, file: fileIn(body), context })
  return { order: moved, key: decision.key }
}

/** The only route of steps: `state_id` or `step` names it; without either the order's own fields change. */
export const changeOrderRoute: Routes = (app, deps) =>
  change(app, deps, changeOrder, async ({ params, body, trx, request, context }) => {
    if (!body.state_id && !body.step) {
      const changed = await changeFields(deps, trx, { id: params.id, request, context })
      return withMessage('order.fields_changed', replyOf(deps, changed, context))
    }
    const order = await openOrder(deps, trx, params.id, body, context)
    const moved = await takeStep(trx, order, { request, body: request.body as Wanted & object, context })
    return withMessage(ORDER_STEPS[moved.key].text, replyOf(deps, moved.order, context))
  })

/** Cancels what has not left: units and vouchers are free again, and the reason is stored with the order. */
export const cancelOrderRoute: Routes = (app, deps) =>
  change(app, deps, cancelOrder, async ({ params, query, body, trx, request, context }) => {
    const order = await openOrder(deps, trx, params.id, body, context)
    const cancel = { step: 'cancel', reason: body.reason ?? query.reason }
    const { order: cancelled } = await takeStep(trx, order, { request, body: cancel, context })
    return withMessage('order.step.cancel', replyOf(deps, cancelled, context))
  })
