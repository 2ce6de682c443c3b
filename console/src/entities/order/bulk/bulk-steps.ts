import type { StepName } from '@deportivo/lifecycle/order/steps'
import { intentOf } from '../actions/step-view.ts'
import { bodyOf, needsFile } from '../steps/step-fields.ts'

/** A step as listed in an order's `next`. */
interface Offer {
  step: StepName
  allowed: boolean
  final: boolean
}

export interface BulkStep {
  step: StepName
  /** How many of the chosen orders may take it. */
  fits: number
}

/** An input that applies to all chosen orders. */
export type SharedField = 'reason' | 'newness' | 'auxiliary_user_id'

/** Inputs of a step that one value can fill for all orders; null where each order needs its own. */
export function sharedFields(step: StepName, askable: readonly SharedField[]): SharedField[] | null {
  if (needsFile(step)) return null
  const required = bodyOf(step).required ?? []
  const known = askable.filter((name) => required.includes(name))
  return known.length === required.length ? known : null
}

const isDanger = (step: StepName) => Number(intentOf(step) === 'danger')

/**
 * What can be done with several orders at once, by what each of them allows; the commonest first, and what gives orders up
 * after all others.
 */
export function bulkSteps(
  orders: readonly { next: readonly Offer[] }[],
  askable: readonly SharedField[],
): BulkStep[] {
  const fits = new Map<StepName, number>()
  for (const { next } of orders)
    for (const { step, allowed, final } of next)
      if (allowed && !final && sharedFields(step, askable) !== null) fits.set(step, (fits.get(step) ?? 0) + 1)
  return [...fits]
    .map(([step, count]) => ({ step, fits: count }))
    .sort((a, b) => isDanger(a.step) - isDanger(b.step) || b.fits - a.fits)
}
