import { CATALOGUES } from '@deportivo/texts/text'
import { afterEach, expect, test } from 'vitest'
import { formatInstant } from '@deportivo/texts/formats/dates'
import { formatMoney } from '@deportivo/texts/formats/money'
import { parseMoney } from './typed-money.ts'
import { inReadingOrder } from './reading-direction.ts'

afterEach(() => document.documentElement.removeAttribute('dir'))

test('on a page read from the right the left arrow leads on', () => {
  expect(inReadingOrder('ArrowRight')).toBe('ArrowRight')
  document.documentElement.dir = 'rtl'
  expect(['ArrowLeft', 'ArrowRight', 'ArrowDown'].map(inReadingOrder)).toEqual([
    'ArrowRight',
    'ArrowLeft',
    'ArrowDown',
  ])
})

test('a sign before a number that is filled in stays before it in Arabic', () => {
  const turned = Object.values(CATALOGUES.ar).filter((words) => /(?<!\u2066)#\{/.test(words))
  expect(turned).toEqual([])
})

test('money and dates stand in Arabic as on paper: Latin digits, whole, from the left', () => {
  expect(formatMoney(-1_234_567, 'ar')).toBe('\u2066-$\u00a01,234,567\u2069')
  expect(parseMoney(formatMoney(1_234_567, 'ar'))).toBe(1_234_567)
  expect(formatInstant('2026-11-20T14:12:00Z', 'ar')).toBe('\u206620/11/2026 09:12\u2069')
  expect(formatMoney(5_000, 'es')).toBe('$\u00a05.000')
})
