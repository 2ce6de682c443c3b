import type { StepRow } from '../machine.ts'
import type { Condition, Need } from './facts.ts'
import { returnStatesWhere, type ReturnState } from './states.ts'

/**
 * What a step does for the client's money: a voucher for the goods, a charge for a dearer replacement, or a voucher of
 * what a cheaper one leaves.
 */
export type ReturnMoneyEffect = 'issue_voucher' | 'charge_difference' | 'settle_difference'

export interface ReturnStep extends StepRow<ReturnState, Condition, Need> {
  money?: ReturnMoneyEffect
  /** Which of both facts of a case it decides: what the client gets, or what becomes of the goods. */
  decides?: 'client' | 'goods'
  /** Refused without a file of one of these types, with this text; not where the client collects the replacement. */
  file?: { types: readonly ('return_guide' | 'sent')[]; missing: 'return.refused.guide_missing' }
  event: `return.${string}`
  text: `return.step.${string}`
}

// Literal types are preserved, so that a text or an event that doesn't exist is a compile error where it is used.
const table = <const Steps extends Record<string, ReturnStep>>(steps: Steps) => steps

/** From the request, which opens the case in its first state, to what the client gets. */
// One row a step, so that the table is read on one screen.
// prettier-ignore
export const RETURN_STEPS = table({
  received_in_store: { from: ['return_pending'], to: 'return_received_store', permission: 'update returns', event: 'return.received', text: 'return.step.received_in_store' },
  pending: { from: ['return_received_store'], to: 'return_pending', permission: 'update returns', when: ['in_quarantine'], event: 'return.step_undone', text: 'return.step.pending' },
  return_to_store: { from: ['return_received_store'], to: 'returned_to_store', permission: 'update returns', when: ['in_quarantine'], decides: 'goods', event: 'return.returned_to_store', text: 'return.step.return_to_store' },
  voucher: { from: ['return_received_store', 'returned_to_store'], to: 'return_voucher', permission: 'update returns', needs: ['exchange_rate'], decides: 'client', money: 'issue_voucher', event: 'return.made_voucher', text: 'return.step.voucher', final: true },
  exchange_available: { from: ['return_received_store', 'returned_to_store'], to: 'available_to_enlisting', permission: 'update returns', decides: 'client', money: 'charge_difference', event: 'return.replacement_held', text: 'return.step.exchange_available' },
  enlist: { from: ['available_to_enlisting'], to: 'return_enlisting', permission: 'prepare orders', event: 'return.enlisted', text: 'return.step.enlist' },
  delivered: { from: ['return_enlisting'], to: 'return_delivered', permission: 'deliver orders', needs: ['difference_paid'], money: 'settle_difference', file: { types: ['return_guide', 'sent'], missing: 'return.refused.guide_missing' }, event: 'return.delivered', text: 'return.step.delivered', final: true },
  hand_over: { from: ['available_to_enlisting'], to: 'return_delivered', is_named: true, permission: 'update returns', needs: ['difference_paid'], money: 'settle_difference', event: 'return.delivered', text: 'return.step.hand_over', final: true },
  cancel: { from: returnStatesWhere(({ is_final }) => is_final !== true), to: 'return_cancelled', permission: 'update returns', when: ['can_be_handed_back'], event: 'return.cancelled', text: 'return.step.cancel' },
})

export type ReturnStepKey = keyof typeof RETURN_STEPS

export const RETURN_STEP_KEYS = Object.keys(RETURN_STEPS) as ReturnStepKey[]

export const returnStep = (key: ReturnStepKey): ReturnStep => RETURN_STEPS[key]
