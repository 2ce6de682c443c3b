import { expect, test } from 'vitest'
import { formatMoney } from '@deportivo/texts/formats/money'
import { NOT_MONEY, parseMoney, pesosOrZero, readMoney } from './typed-money.ts'

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

test.each([
  ['$ 984.700,50', 984_700, true],
  ['984,700.50', 984_700, true],
  ['1.984.700,5', 1_984_700, true],
  ['984700,50', 984_700, true],
  ['984.50', 984, true],
  ['0,500', 0, true],
  ['$ 984.700,00', 984_700, false],
])('cents are no pesos: %s', (written, pesos, hasCents) => {
  expect(readMoney(written)).toMatchObject({ pesos, hasCents })
})

test.each([
  '984700',
  '$ 984.700',
  '984,700',
  'COP 984.700',
  '984.700 COP',
  '984 700',
  '٩٨٤٬٧٠٠',
  ' 984700\n',
])('whole pesos are read in the notation of any language: %s', (written) => {
  expect(readMoney(written)).toEqual({
    pesos: 984_700,
    fault: null,
    openMark: null,
    hasCents: false,
    isDoubtful: false,
  })
})

test.each([
  ['1.000.00', 1_000, true],
  ['1.00', 1, true],
  ['1.000,00', 1_000, false],
  ['1.000.', 1_000, false],
])(
  'it is in doubt whether digits after a mark that separates thousands are cents: %s',
  (written, pesos, isDoubtful) => {
    expect(readMoney(written)).toMatchObject({ pesos, isDoubtful, hasCents: false })
  },
)

test('a mark after which digits may follow stays open', () => {
  expect(readMoney('$ 984.').openMark).toBe('.')
  expect(readMoney('$ 984.7').openMark).toBe('.')
  expect(readMoney('$ 984.700').openMark).toBeNull()
})

test('an apostrophe before millions separates thousands', () => {
  expect(readMoney("$ 1'984.700")).toMatchObject({ pesos: 1_984_700, fault: null })
  expect(readMoney("19'84")).toMatchObject({ fault: 'odd_marks' })
})

test.each([
  ...['-5000', '+5000', '-$ 5.000', '1e6', '5 mil', '50%', '5x', '.', '-'].map((written) => [
    written,
    'no_money',
  ]),
  ...['12.50.000', '12.50.00,5', '5000 6000', '1.23 4', '.5'].map((written) => [written, 'odd_marks']),
  ...['123456789012345678', '1.234.567.890.123.456', '123456789012345678,50'].map((written) => [
    written,
    'too_much_money',
  ]),
])('what is no amount becomes no other one: %s', (written, fault) => {
  expect(readMoney(written)).toMatchObject({ pesos: NaN, fault })
})

test('all figures of the most that is taken are exact', () => {
  expect(readMoney('999.999.999.999.999').pesos).toBe(999_999_999_999_999)
  expect(parseMoney('1000000000000000')).toBeNaN()
})

test('a part of a sum that is blank or no amount adds nothing', () => {
  expect([null, undefined, NOT_MONEY, 5].map(pesosOrZero)).toEqual([0, 0, 0, 5])
})
