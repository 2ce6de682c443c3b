import { machine } from '../machine.ts'
import { CONDITIONS, NEEDS, type Condition, type Need, type ReturnFacts } from './facts.ts'
import type { ReturnState } from './states.ts'
import { RETURN_STEPS, type ReturnStepKey } from './steps.ts'
import { reachesReturn } from './visibility.ts'

/** The steps of return cases. */
export const returnMachine = machine<
  ReturnState,
  ReturnFacts,
  ReturnStepKey,
  Condition,
  Need,
  'return.refused.'
>({
  steps: RETURN_STEPS,
  conditions: CONDITIONS,
  needs: NEEDS,
  refusals: 'return.refused.',
  reaches: (scope, facts, { actor }) => reachesReturn(scope, facts, actor.id),
})
