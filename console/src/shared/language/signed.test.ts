import { expect, test } from 'vitest'
import { formatSigned } from './signed.ts'

test.each([
  [3, '+3'],
  [-1_200, '−1.200'],
  [0, '0'],
])('a difference of %i units is written as %s', (units, written) => {
  expect(formatSigned(units, 'es')).toBe(written)
})

test('a sum has its sign before the currency', () => {
  expect(formatSigned(-90_000, 'es', 'money')).toBe('−$\u00a090.000')
})

test('the sign stays before the figure where a page is read from the right', () => {
  expect(formatSigned(-17, 'ar')).toBe('\u2066−17\u2069')
})
