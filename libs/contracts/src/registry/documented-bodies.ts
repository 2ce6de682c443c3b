import { Type, type TSchema } from 'typebox'
import { changeOrder, OrderFields } from '../orders/orders.ts'
import { requestReturn, ReturnChange, ReturnRequest } from '../returns/returns.ts'
import { STEP_BODIES } from '../orders/steps.ts'
import { STEP_KEYS, stepName } from '@deportivo/lifecycle/order/steps'
import { Strict, type Contract } from '../route.ts'

/** Steps with one name, from different states, have bodies of their own. */
const stepBodies = STEP_KEYS.map((key) =>
  Strict({ ...STEP_BODIES[key].properties, step: Type.Literal(stepName(key)) }),
)

/** What may be sent where the contract's own body is only the part that is checked first. */
export function documentedBody(contract: Contract): TSchema {
  if (contract === (changeOrder as Contract)) return Type.Union([...stepBodies, OrderFields])
  if (contract === (requestReturn as Contract)) return Type.Union([ReturnRequest, ReturnChange])
  return contract.body
}
