import { expect, it } from 'vitest'
import { lockText } from './lock-text.ts'

it.each([
  ['pre_orden', 'sale.locked_permission'],
  ['packing_up', 'sale.locked_dispatch'],
  ['cancelled', 'sale.locked'],
] as const)('an order in %s is read only because of %s', (state_id, text) => {
  expect(lockText({ state_id })).toBe(text)
})
