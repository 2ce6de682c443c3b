import { fieldErrors } from '@deportivo/contracts/field-errors'
import { STEP_BODIES } from '@deportivo/contracts/orders/steps'
import { STEP_KEYS } from '@deportivo/lifecycle/order/steps'
import { expect, it } from 'vitest'
import { STEP_FORMS } from './step.forms.ts'

it('every step has the check of its own body', () => {
  for (const step of STEP_KEYS) {
    const { schema, check } = STEP_FORMS[step]
    expect(schema).toBe(STEP_BODIES[step])
    const missing = check({}) ? [] : Object.keys(fieldErrors(check.errors ?? []))
    expect(missing.sort(), step).toEqual([...(schema.required ?? [])].sort())
  }
})

it('a wrong field is refused with the limit that it broke', () => {
  const { check } = STEP_FORMS.upload_guide
  expect(check({ carrier: 'Envía', guide_number: '1' })).toBe(false)
  expect(fieldErrors(check.errors ?? [])).toEqual({
    guide_number: { key: 'field.min_length', values: { limit: 4 } },
  })
})
