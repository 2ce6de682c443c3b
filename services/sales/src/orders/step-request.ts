import { STEP_BODIES, type StepBodies } from '@deportivo/contracts/orders/steps'
import type { StepKey } from '@deportivo/lifecycle/order/steps'
import { normalised } from '@deportivo/platform/http/serve/normalise-body'
import { validated } from '@deportivo/platform/http/validated'
import type { FastifyRequest } from 'fastify'
import type { Static } from 'typebox'

/** The step's own fields, checked by the step's own schema. */
export function bodyFor<K extends StepKey>(
  request: FastifyRequest,
  key: K,
  body: unknown,
): Static<StepBodies[K]> {
  const schema = STEP_BODIES[key]
  return validated<Static<StepBodies[K]>>(request, schema, normalised(body, schema))
}
