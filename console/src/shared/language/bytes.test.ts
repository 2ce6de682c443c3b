import { expect, test } from 'vitest'
import { formatBytes } from './bytes.ts'

test('sizes are shown in a readable unit, with the decimal mark of the language', () => {
  const sizes = [10, 840_000, 2_440_000, 5_000_000]
  expect(sizes.map((size) => formatBytes(size, 'es'))).toEqual([
    '1\u00a0KB',
    '840\u00a0KB',
    '2,4\u00a0MB',
    '5\u00a0MB',
  ])
  expect(formatBytes(2_440_000, 'en')).toBe('2.4\u00a0MB')
  expect(formatBytes(2_440_000, 'ar')).toBe('\u20662.4\u00a0MB\u2069')
})
