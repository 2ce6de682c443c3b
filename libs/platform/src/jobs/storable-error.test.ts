import { expect, it } from 'vitest'
import { storableError } from './storable-error.ts'

it('an error is the same unless its text cannot be stored', () => {
  const error = new TypeError('no polish\n\tleft')
  expect(storableError(error)).toBe(error)
})

it('what cannot be stored is replaced, in the message and in the stack, and the rest stays', () => {
  const error = new RangeError('bad byte \u0000 and \ud800 in «ñ»')
  const stored = storableError(error)
  expect([stored.name, stored.message, stored.cause]).toEqual([
    'RangeError',
    'bad byte \ufffd and \ufffd in «ñ»',
    error,
  ])
  expect(stored.stack).toContain('storable-error.test.ts')
  expect(stored.stack).not.toContain('\u0000')
})

it('what is thrown and is no error becomes one', () => {
  expect(storableError('a\u0000b').message).toBe('a\ufffdb')
  expect(storableError(undefined).message).toBe('undefined')
})
