import type { Order } from '@deportivo/contracts/orders/order'
import type { Permission } from '@deportivo/lifecycle/permissions'
import { orderStep, STEP_KEYS, stepName, type StepName } from '@deportivo/lifecycle/order/steps'
import { byRank, isForOthers, isForward, mainStep } from './step-view.ts'

type Team = 'seller' | 'warehouse' | 'dispatch' | 'payments'

/** Which team takes the steps of a permission. */
const TEAMS: Partial<Record<Permission, Team>> = {
  'update sales': 'seller',
  'create sales local': 'seller',
  'own seller order': 'seller',
  'warehouse seller order': 'warehouse',
  'validate payment': 'payments',
  'ct payment orders': 'payments',
  'assign orders': 'dispatch',
  'prepare orders': 'dispatch',
  'guide orders': 'dispatch',
  'deliver orders': 'dispatch',
}

function teamOf(step: StepName): Team | undefined {
  const key = STEP_KEYS.find((candidate) => stepName(candidate) === step)
  return key && TEAMS[orderStep(key).permission]
}

export interface Turn {
  step: StepName
  /** `other`: a profile with the permission that this user lacks. */
  team: Team | 'other'
}

type Waiting = Pick<Order, 'next' | 'seller_id'>

/** The step that the order waits for and its team, where only other users may take it; else null. */
export function turnOfOthers({ next, seller_id }: Waiting, userId: number): Turn | null {
  if (mainStep(next)) return null
  const [first] = next.filter((offered) => isForward(offered.step) && isForOthers(offered)).sort(byRank)
  if (!first) return null
  const team = teamOf(first.step) ?? 'other'
  return { step: first.step, team: team === 'seller' && seller_id === userId ? 'other' : team }
}
