import { expect, test } from 'vitest'
import { formatBytes } from './bytes.ts'

test('sizes are shown in a readable unit, with the decimal mark of the language', () => {
  const sizes = [10, 840_000, 2_440_000, 5_000_000]
  expect(sizes.map((size) => formatBytes(size, 'es'))).toEqual(['1 KB', '840 KB', '2,4 MB', '5 MB'])
  expect(formatBytes(2_440_000, 'en')).toBe('2.4 MB')
  expect(formatBytes(2_440_000, 'ar')).toBe('\u20662.4 MB\u2069')
})
