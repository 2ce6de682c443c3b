import { STEP_BODIES, type StepBodies } from '@deportivo/contracts/orders/steps'
import { findStep } from '@deportivo/lifecycle/order/decisions'
import type { OrderState } from '@deportivo/lifecycle/order/states'
import type { StepKey, StepName } from '@deportivo/lifecycle/order/steps'
import { factsOf, type OrderRecord } from '@deportivo/orders/order/order-record'
import { refusedStep, type Asking } from '@deportivo/orders/order/refusals'
import { normalised } from '@deportivo/platform/http/serve/normalise-body'
import { validated } from '@deportivo/platform/http/validated'
import type { FastifyRequest } from 'fastify'
import type { Static } from 'typebox'

export interface WantedStep {
  step?: StepName | undefined
  state_id?: OrderState | undefined
}

/** The row of the table that a request means for this order; refused with what is possible where none fits. */
export function stepFor(order: OrderRecord, wanted: WantedStep, asking: Asking): StepKey {
  const key = findStep(factsOf(order), wanted)
  if (!key) throw refusedStep(order, 'wrong_state', asking)
  return key
}

/** The step's own fields, checked by the step's own schema. */
export function bodyFor<K extends StepKey>(
  request: FastifyRequest,
  key: K,
  body: unknown,
): Static<StepBodies[K]> {
  const schema = STEP_BODIES[key]
  return validated<Static<StepBodies[K]>>(request, schema, normalised(body, schema))
}
