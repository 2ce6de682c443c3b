import type { Card } from '@deportivo/contracts/dispatch/board'
import type { Asker } from '@deportivo/lifecycle/machine'
import { offeredSteps } from '@deportivo/lifecycle/order/order-machine'
import { bulkSteps, type BulkStep, type SharedField } from '../../../entities/order/bulk/bulk-steps.ts'
import { isForward } from '../../../entities/order/actions/step-view.ts'

/** What the board's dialog can ask once for all chosen orders. */
export const ASKABLE: readonly SharedField[] = ['reason', 'newness', 'auxiliary_user_id']

export interface StepsForMany {
  /** Steps that lead on: buttons of the bar. */
  ahead: readonly BulkStep[]
  /** The others: in its menu. */
  others: readonly BulkStep[]
}

/** What the chosen cards allow, each by its own `next`. */
export function stepsForMany(cards: readonly Card[], asker: Asker): StepsForMany {
  const steps = bulkSteps(
    cards.map((card) => ({ next: offeredSteps(card, asker) })),
    ASKABLE,
  )
  const leads = ({ step }: BulkStep) => isForward(step)
  return { ahead: steps.filter(leads), others: steps.filter((step) => !leads(step)) }
}
