import { STEP_BODIES } from '@deportivo/contracts/orders/steps'
import type { StepKey } from '@deportivo/lifecycle/order/steps'
import type { TObject } from 'typebox'
import { formOf, type ContractForm } from '../../../shared/form/contract-form.ts'
import type { StepFields } from './use-steps.ts'

/** One form for every step: dialogs ask for the fields that the step's body has. */
export const STEP_FORMS = Object.fromEntries(
  Object.entries<TObject>(STEP_BODIES).map(([step, body]) => [step, formOf(body)]),
) as Record<StepKey, ContractForm<StepFields>>
