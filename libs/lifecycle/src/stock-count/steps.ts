import { machine, type StepRow } from '../machine.ts'
import type { CountState } from './states.ts'

/** What the table of steps may use of a stock count. */
export interface CountFacts {
  state_id: CountState
}

export interface CountStep extends StepRow<CountState, never, never> {
  event: 'count.changed'
  text: `count.step.${string}`
}

// Literal types are preserved, so that a text that doesn't exist is a compile error where it is used.
const table = <const Steps extends Record<string, CountStep>>(steps: Steps) => steps

// prettier-ignore
export const COUNT_STEPS = table({
  apply: { from: ['open'], to: 'applied', permission: 'update products', event: 'count.changed', text: 'count.step.apply' },
  cancel: { from: ['open'], to: 'cancelled', permission: 'update products', event: 'count.changed', text: 'count.step.cancel' },
})

export type CountStepKey = keyof typeof COUNT_STEPS

export const COUNT_STEP_KEYS = Object.keys(COUNT_STEPS) as CountStepKey[]

/** The steps of stock counts. Stock is of the whole shop: there is no count of one's own. */
export const countMachine = machine<CountState, CountFacts, CountStepKey, never, never, 'count.refused.'>({
  steps: COUNT_STEPS,
  conditions: {},
  needs: {},
  refusals: 'count.refused.',
  reaches: (scope) => scope === 'all',
})
