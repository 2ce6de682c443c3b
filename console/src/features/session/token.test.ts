import { expect, test } from 'vitest'
import { expiryOf } from './token.ts'

const tokenWith = (claims: object) => `x.${btoa(JSON.stringify(claims)).replace(/=+$/, '')}.y`

test('a token expires at its exp claim, in seconds', () => {
  expect(expiryOf(tokenWith({ exp: 1_800_000_000 }))).toBe(1_800_000_000_000)
})

test("what isn't a token of ours has no end that could be read", () => {
  expect(expiryOf('nonsense')).toBeNull()
  expect(expiryOf('a.%%%.c')).toBeNull()
  expect(expiryOf(tokenWith({}))).toBeNull()
})
