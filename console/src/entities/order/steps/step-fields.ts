import { STEP_BODIES } from '@deportivo/contracts/orders/steps'
import { orderStep, type StepName } from '@deportivo/lifecycle/order/steps'
import type { TObject } from 'typebox'

type Kind = 'money' | 'long' | 'text' | 'choice'

/** Fields of steps that a plain dialog can ask for. Pickers (assistant, carrier, city) have dialogs of their own. */
const KINDS = {
  reason: 'long',
  newness: 'long',
  amount: 'money',
  total_first_payment: 'money',
  cash_payment: 'money',
  payment_by_transfer: 'money',
  receiver_name: 'text',
  payment_method: 'choice',
  cashier_id: 'choice',
} as const satisfies Record<string, Kind>

export type StepField = keyof typeof KINDS

const isStepField = (name: string): name is StepField => Object.hasOwn(KINDS, name)

export const kindOf = <F extends StepField>(field: F): (typeof KINDS)[F] => KINDS[field]

export const bodyOf = (step: StepName): TObject => STEP_BODIES[step]

export const isRequired = (step: StepName, field: StepField): boolean =>
  bodyOf(step).required?.includes(field) ?? false

/** Whether a step is refused without its proof, a photo or a document. */
export const needsFile = (step: StepName): boolean => orderStep(step).file?.proof !== undefined

/** Whether a dialog of the step needs more of the order than its card: its payments, or when its files arrived. */
export const needsOrder = (step: StepName): boolean => {
  const { ends_sale, file } = orderStep(step)
  return ends_sale === true || returnsVoucher(step) || file?.proof === 'since_state'
}

/** Whether the order goes on without the voucher that it was paid with. */
export const returnsVoucher = (step: StepName): boolean => step === 'reject_payment'

/** Whether nothing will be delivered after the step. */
export const endsSale = (step: StepName): boolean => orderStep(step).ends_sale ?? false

export const isFinal = (step: StepName): boolean => orderStep(step).final ?? false

/** The required and optional fields of a step, in the order of its contract. */
export function fieldsOf(step: StepName): StepField[] {
  return Object.keys(bodyOf(step).properties).filter(isStepField)
}
