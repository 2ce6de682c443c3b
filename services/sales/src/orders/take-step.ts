import { STEP_BODIES, type StepBodies } from '@deportivo/contracts/orders/steps'
import type { Wanted } from '@deportivo/lifecycle/machine'
import type { StepKey } from '@deportivo/lifecycle/order/steps'
import { moveOrder } from '@deportivo/orders/move-order'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import type { OrderRecord } from '@deportivo/orders/order/order-record'
import { decideStep } from '@deportivo/orders/order/refusals'
import { fileIn } from '@deportivo/platform/files/multipart'
import { normalised } from '@deportivo/platform/http/serve/normalise-body'
import { validated } from '@deportivo/platform/http/validated'
import type { FastifyRequest } from 'fastify'
import type { Knex } from 'knex'
import type { Static } from 'typebox'

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
  order: OrderRecord,
  { request, body, context }: StepRequest,
): Promise<{ order: OrderRecord; key: StepKey }> {
  const decision = decideStep(order, body, context)
  const fields = fieldsOf(request, decision.key, body)
  const moved = await moveOrder(trx, order, { decision, body: fields, file: fileIn(body), context })
  return { order: moved, key: decision.key }
}
