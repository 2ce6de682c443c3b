import { expect, it } from 'vitest'
import { niceTop, shortMoney } from './scale.ts'

it('the top of a chart is the next round figure', () => {
  expect([0, 1, 3_400_000, 4_000_000, 4_000_001, 9_900_000].map(niceTop)).toEqual([
    1, 1, 4_000_000, 4_000_000, 5_000_000, 10_000_000,
  ])
})

it('the money of an axis is short', () => {
  expect([0, 450, 800_000, 1_000_000, 1_500_000, 12_000_000].map((pesos) => shortMoney(pesos, 'es'))).toEqual(
    ['$ 0', '$ 450', '$ 800 k', '$ 1 M', '$ 1,5 M', '$ 12 M'],
  )
  expect(shortMoney(1_500_000, 'en')).toBe('$ 1.5 M')
})
