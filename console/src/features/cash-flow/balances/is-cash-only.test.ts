import { expect, it } from 'vitest'
import { isCashOnly } from './is-cash-only.ts'

it('no bank has a statement of the cash of registers', () => {
  expect(isCashOnly({ ledgers: ['register-1', 'method-1', 'expense-4'] })).toBe(true)
  expect(isCashOnly({ ledgers: ['method-1'] })).toBe(true)
})

it('an account with deposits, other ways of paying, or none yet may be one of a bank', () => {
  expect(isCashOnly({ ledgers: ['register-1', 'deposit-1'] })).toBe(false)
  expect(isCashOnly({ ledgers: ['method-1', 'method-3'] })).toBe(false)
  expect(isCashOnly({ ledgers: ['expense-4'] })).toBe(false)
  expect(isCashOnly({ ledgers: [] })).toBe(false)
})
