import { expect, test } from 'vitest'
import { onlyStep } from './use-row-steps.tsx'

test('a row offers the one step that leads on, and none where it is to be decided or nothing is left', () => {
  expect(onlyStep('return_pending')).toBe('received_in_store')
  expect(onlyStep('available_to_enlisting')).toBe('enlist')
  expect(onlyStep('return_enlisting')).toBe('delivered')
  for (const state of [
    'return_received_store',
    'return_voucher',
    'return_delivered',
    'return_cancelled',
  ] as const)
    expect(onlyStep(state)).toBeUndefined()
})
