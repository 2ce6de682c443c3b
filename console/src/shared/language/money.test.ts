import { expect, test } from 'vitest'
import { formatMoney, parseMoney } from './money.ts'

test('pesos carry the sign, dots between thousands and no decimals', () => {
  expect(formatMoney(1_234_567)).toBe('$\u00a01.234.567')
  expect(formatMoney(0)).toBe('$\u00a00')
})

test('what is owed back stands with its minus before the sign', () => {
  expect(formatMoney(-5_000)).toBe('-$\u00a05.000')
})

test('English separates thousands with commas', () => {
  expect(formatMoney(1_234_567, 'en')).toBe('$\u00a01,234,567')
})

test('Turkish writes pesos as Spanish does', () => {
  expect(formatMoney(1_234_567, 'tr')).toBe('$\u00a01.234.567')
})

test('a price typed with its sign and dots is read as whole pesos', () => {
  expect(parseMoney('$ 389.900')).toBe(389_900)
  expect(parseMoney('')).toBeNull()
  expect(parseMoney('$ ')).toBeNull()
})
