import type { ReturnCase } from '@deportivo/contracts/returns/case'
import type { ReturnStepKey } from '@deportivo/lifecycle/return-case/steps'
import { useKeys } from '../../../shared/hooks/use-keys.ts'
import type { CaseSteps } from './use-case-steps.tsx'

const STEPS_BY_KEY = { r: 'received_in_store', l: 'enlist', v: 'delivered' } as const satisfies Record<
  string,
  ReturnStepKey
>

/** `r` receives, `l` picks and `v` sends, where the case offers it. */
export function useCaseKeys(one: ReturnCase, steps: CaseSteps): void {
  const offered = Object.entries(STEPS_BY_KEY).flatMap(([key, step]) => {
    const offer = one.next.find((next) => next.step === step)
    return offer && steps.reasonOf(offer) === null ? [[key, () => steps.choose(step)] as const] : []
  })
  useKeys(Object.fromEntries(offered))
}
