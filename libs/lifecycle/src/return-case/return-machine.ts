import { machine, type Asker } from '../machine.ts'
import type { Scope } from '../permissions.ts'
import { CONDITIONS, NEEDS, type Condition, type Need, type ReturnFacts } from './facts.ts'
import type { ReturnState } from './states.ts'
import { RETURN_STEPS, type ReturnStepKey } from './steps.ts'

/** Whether a scope reaches this return case for this user: by the people of its order. */
function scopeReaches(
  scope: Scope | undefined,
  { seller_id, auxiliary_user_id }: ReturnFacts,
  { actor: { id } }: Asker,
) {
  if (scope === 'all') return true
  if (scope === 'assigned') return auxiliary_user_id === id
  return scope !== undefined && seller_id === id
}

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
  reaches: scopeReaches,
})
