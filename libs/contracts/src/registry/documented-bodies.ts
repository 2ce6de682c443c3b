import { Type, type TSchema } from 'typebox'
import { changeOrder, OrderFields } from '../orders/orders.ts'
import { STEP_BODIES } from '../orders/steps.ts'
import { STEP_KEYS, stepName } from '@deportivo/lifecycle/order/steps'
import { Strict, type Contract } from '../route.ts'

/** Steps with one name, from different states, have bodies of their own. */
const stepBodies = STEP_KEYS.map((key) =>
  Strict({ ...STEP_BODIES[key].properties, step: Type.Literal(stepName(key)) }),
)

/** What may be sent where the contract's own body is only the part that is checked first. */
export const documentedBody = (contract: Contract): TSchema =>
  contract === (changeOrder as Contract) ? Type.Union([...stepBodies, OrderFields]) : contract.body
