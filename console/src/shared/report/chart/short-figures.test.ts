import { expect, it } from 'vitest'
import { shortFigure } from './short-figures.ts'

it('money on an axis is short, with the decimal mark of the language', () => {
  const pesos = [0, 450, 800_000, 1_000_000, 1_500_000, 12_000_000]
  expect(pesos.map((one) => shortFigure('pesos', one, 'es'))).toEqual([
    '$ 0',
    '$ 450',
    '$ 800 k',
    '$ 1 M',
    '$ 1,5 M',
    '$ 12 M',
  ])
  expect(shortFigure('pesos', 1_500_000, 'en')).toBe('$ 1.5 M')
})

it('counts, shares and durations have their own units', () => {
  expect(shortFigure('count', 12_000, 'es')).toBe('12 k')
  expect(shortFigure('share', 0.125, 'es')).toBe('12,5 %')
  expect(shortFigure('duration', 12_600, 'es')).toBe('3,5 h')
})
