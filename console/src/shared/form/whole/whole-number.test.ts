import { expect, test } from 'vitest'
import { areSomeNotWhole, NOT_WHOLE, pastedCells, wholeNumberOf } from './whole-number.ts'

const inSpanish = (typed: string) => wholeNumberOf(typed, 'es', 1_000_000)

test('digits are a number, up to the most that the server takes', () => {
  expect(['', ' ', '0', ' 12 ', '12000', '1000000'].map(inSpanish)).toEqual([
    null,
    null,
    0,
    12,
    12_000,
    1_000_000,
  ])
  expect(inSpanish('1000001')).toBeNaN()
  expect(wholeNumberOf('201', 'es', 200)).toBeNaN()
})

test('a sign, decimals, an exponent or a letter make no other number', () => {
  for (const typed of ['-2', '+2', '3,00', '1.5', '1,5', '1e3', 'abc', '12x', '5\n6', '0x10', '٣'])
    expect(inSpanish(typed), typed).toBeNaN()
})

test('separators of thousands count where the language has them in those places', () => {
  expect(['1.200', '12.000', '1.000.000'].map(inSpanish)).toEqual([1_200, 12_000, 1_000_000])
  for (const typed of ['1.20', '1.2000', '0.200', '.200', '1200.000', '1.200,5', '1,200', '1..200'])
    expect(inSpanish(typed), typed).toBeNaN()
  expect(wholeNumberOf('1,200', 'en', 1_000_000)).toBe(1_200)
  expect(wholeNumberOf('1.200', 'en', 1_000_000)).toBeNaN()
  expect(wholeNumberOf('1,200', 'ar', 1_000_000)).toBe(1_200)
})

test('one of many that is no whole number is noticed', () => {
  expect(areSomeNotWhole([1, null, undefined, 0])).toBe(false)
  expect(areSomeNotWhole([1, NOT_WHOLE])).toBe(true)
})

test('rows of a spreadsheet have cells, one cell is typed like any other', () => {
  expect(pastedCells('1\t2\t\t-3\r\n9\t9\r\n')).toEqual([
    ['1', '2', '', '-3'],
    ['9', '9'],
  ])
  expect(pastedCells('1;2')).toEqual([['1', '2']])
  expect(pastedCells('5\n6')).toEqual([['5'], ['6']])
  expect(pastedCells('12\r\n')).toBeNull()
})
