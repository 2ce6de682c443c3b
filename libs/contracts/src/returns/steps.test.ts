import { RETURN_STATES } from '@deportivo/lifecycle/return-case/states'
import { RETURN_STEP_KEYS, returnStep } from '@deportivo/lifecycle/return-case/steps'
import { NEEDS } from '@deportivo/lifecycle/return-case/facts'
import { isTextKey } from '@deportivo/texts/text'
import { describe, expect, it } from 'vitest'
import { returnEvents } from '../events/return.ts'
import { ATTACHMENT_TYPES } from '../orders/files.ts'

describe('every step of a return case', () => {
  it.each(RETURN_STEP_KEYS)(
    '%s has an event of the return family, existing file types, and its texts',
    (key) => {
      const { event, text, file } = returnStep(key)
      expect(returnEvents.types).toContain(event)
      expect(Object.keys(ATTACHMENT_TYPES)).toEqual(expect.arrayContaining([...(file?.types ?? [])]))
      for (const words of [text, ...(file ? [file.missing] : [])]) expect(isTextKey(words)).toBe(true)
    },
  )

  it('has a text for every state and for every refusal', () => {
    const refusals = ['wrong_state', 'forbidden', ...Object.keys(NEEDS).map((need) => `needs_${need}`)]
    const keys = [
      ...RETURN_STATES.map((state) => `return.state.${state}`),
      ...refusals.map((refusal) => `return.refused.${refusal}`),
    ]
    expect(keys.filter((key) => !isTextKey(key))).toEqual([])
  })
})
