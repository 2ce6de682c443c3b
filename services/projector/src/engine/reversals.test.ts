import { expect, it } from 'vitest'
import { countedAfter, entriesOf } from './reversals.ts'

const OCTOBER = '2026-10-30T15:00:00.000Z'
const NOVEMBER = '2026-11-03T15:00:00.000Z'
const SAME_DAY = '2026-11-03T20:00:00.000Z'
const NEXT_DAY = '2026-11-04T15:00:00.000Z'

const amounts = { value: 100 }
const reversed = [{ value: 100, at: OCTOBER, reversed_at: NOVEMBER }]
const out = { at: OCTOBER, amounts, reversed: [] }
const back = { at: null, amounts, reversed }

const after = (
  before: Parameters<typeof countedAfter<{ value: number }>>[0],
  at: string | null,
  when: string,
) => countedAfter(before, { at, occurred_at: new Date(when) })

it('counts since the time that the record states', () => {
  expect(after({ ...out, at: null }, OCTOBER, OCTOBER)).toEqual({ at: OCTOBER, reversed: [] })
  expect(after(out, OCTOBER, NOVEMBER)).toEqual({ at: OCTOBER, reversed: [] })
})

it('what ends is reversed at the time of the event, with what it was worth', () => {
  expect(after(out, null, NOVEMBER)).toEqual({ at: null, reversed })
})

it('undoing the reversal on its day removes it', () => {
  expect(after(back, OCTOBER, SAME_DAY)).toEqual({ at: OCTOBER, reversed: [] })
})

it('undoing it on a later day counts from then on, whatever time the record has again', () => {
  expect(after(back, OCTOBER, NEXT_DAY)).toEqual({ at: NEXT_DAY, reversed })
})

it('what counts anew does so since its own time', () => {
  expect(after(back, NEXT_DAY, NEXT_DAY)).toEqual({ at: NEXT_DAY, reversed })
})

it('reads times as the database returns them', () => {
  expect(after({ ...out, at: new Date(OCTOBER) }, null, NOVEMBER)).toEqual({ at: null, reversed })
})

it('a reversal adds on the first day and subtracts on the second, and nothing within one', () => {
  expect(entriesOf(reversed)).toMatchObject([
    { at: OCTOBER, sign: 1, value: 100 },
    { at: NOVEMBER, sign: -1, value: 100 },
  ])
  expect(entriesOf([{ value: 100, at: NOVEMBER, reversed_at: SAME_DAY }])).toEqual([])
  // 23:00 and 01:00 in Bogotá, within one day of Greenwich.
  const night = { value: 100, at: '2026-11-01T04:00:00.000Z', reversed_at: '2026-11-01T06:00:00.000Z' }
  expect(entriesOf([night])).toHaveLength(2)
})
