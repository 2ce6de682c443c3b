import { expect, test } from 'vitest'
import { fileRow } from './file-columns.ts'

const instantOf = (iso: string | null) =>
  fileRow(iso, [{ header: 'stock.at', kind: 'instant', value: (row) => row }], {})

test('an instant is the clock of the shop, and the last millisecond of a day stays in that day', () => {
  expect(instantOf('2026-03-06T04:59:59.999Z')).toEqual([new Date('2026-03-05T23:59:59Z')])
  expect(instantOf('2026-03-06T05:00:00.000Z')).toEqual([new Date('2026-03-06T00:00:00Z')])
  expect(instantOf(null)).toEqual([null])
})
