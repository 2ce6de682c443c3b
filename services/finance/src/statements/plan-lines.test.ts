import { expect, it } from 'vitest'
import { chronological, fingerprintOf, newLines, type NewLine, type StoredLine } from './plan-lines.ts'
import type { StatementMovement } from './tables.ts'

const line = (day: number, amount: number, balance: number | null = null, description = 'Pago') => ({
  date: `2026-11-${String(day).padStart(2, '0')}`,
  description,
  reference: '',
  amount,
  balance,
})

const amountsOf = (lines: readonly StatementMovement[]) => lines.map(({ amount }) => amount)

it('the newest line may be the first of a file: it becomes the last', () => {
  expect(amountsOf(chronological([line(3, 30), line(2, 21), line(2, 20), line(1, 10)]))).toEqual([
    10, 20, 21, 30,
  ])
  expect(amountsOf(chronological([line(1, 10), line(2, 20), line(2, 21)]))).toEqual([10, 20, 21])
})

it('within a single day the balances show the order', () => {
  expect(amountsOf(chronological([line(1, 7, 112), line(1, 5, 105), line(1, 1, 100)]))).toEqual([1, 5, 7])
  expect(amountsOf(chronological([line(1, 1, 100), line(1, 5, 105)]))).toEqual([1, 5])
})

const counted = (lines: readonly NewLine[]) => {
  const counts = new Map<string, StoredLine>()
  for (const { fingerprint, ordinal } of lines) {
    const { count, last } = counts.get(fingerprint) ?? { count: 0, last: 0 }
    counts.set(fingerprint, { count: count + 1, last: Math.max(last, ordinal) })
  }
  return counts
}

it('equal lines of one day are as many as the bank has, however often they are uploaded', () => {
  const fee = line(1, -356, null, 'Impuesto 4x1000')
  const first = newLines([fee, fee, line(2, 9)], new Map())
  expect(first.map(({ ordinal }) => ordinal)).toEqual([1, 2, 1])
  expect(newLines([fee, fee, line(2, 9)], counted(first))).toEqual([])
  const overlapping = newLines([line(2, 9), fee, fee, fee, line(3, 4)], counted(first))
  expect(overlapping.map(({ amount, ordinal }) => [amount, ordinal])).toEqual([
    [-356, 3],
    [4, 1],
  ])
})

it('a line that a removed statement left behind is counted, and its number is not given again', () => {
  const fee = line(1, -356)
  const [, , third] = newLines([fee, fee, fee], new Map())
  const again = newLines([fee, fee, fee], counted(third ? [third] : []))
  expect(again.map(({ ordinal }) => ordinal)).toEqual([4, 5])
})

it('spaces, capitals, accents and a balance make no other line', () => {
  const plain = line(1, 5, null, 'Consignación  Ana')
  expect(fingerprintOf(plain)).toBe(fingerprintOf(line(1, 5, 80, 'CONSIGNACION ANA')))
  expect(fingerprintOf(plain)).not.toBe(fingerprintOf({ ...plain, reference: '7' }))
})
