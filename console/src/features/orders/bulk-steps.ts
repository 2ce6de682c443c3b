import type { OrderSummary } from '@deportivo/contracts/order'
import type { StepName } from '@deportivo/lifecycle/order-steps'
import { bodyOf, fieldsOf } from '../../shared/order/step-fields.ts'

export interface BulkStep {
  step: StepName
  /** How many of the chosen orders may take it. */
  fits: number
}

/** A step that needs nothing per order, or only a reason that holds for all. */
function isForMany(step: StepName): boolean {
  const required = bodyOf(step).required ?? []
  return required.every((name) => name === 'reason')
}

/** What can be done with several orders at once, the commonest first. */
export function bulkSteps(orders: readonly OrderSummary[]): BulkStep[] {
  const fits = new Map<StepName, number>()
  for (const { next } of orders)
    for (const { step, allowed, final } of next)
      if (allowed && !final && isForMany(step)) fits.set(step, (fits.get(step) ?? 0) + 1)
  return [...fits].map(([step, count]) => ({ step, fits: count })).sort((a, b) => b.fits - a.fits)
}

export const needsReason = (step: StepName): boolean => fieldsOf(step).includes('reason')
