import type { OrderSnapshot } from '@deportivo/contracts/events/order'
import type { ReturnSnapshot } from '@deportivo/contracts/events/return'
import { orderEvent, type GivenOrder } from '@deportivo/testkit/events'
import { returnEvent } from '@deportivo/testkit/returns/event'
import { expect, test } from 'vitest'
import { sizeDays, sizeMonths } from './size-days.ts'
import type { SizeSale } from './size-sale.ts'
import { sizesReport } from './sizes-report.ts'

type Line = OrderSnapshot['lines'][number]

function line(given: Partial<Line>): Line {
  const [first] = orderEvent({}).payload.order.lines
  if (!first) throw new Error('the order has a line')
  return { ...first, ...given }
}

const sold = (given: GivenOrder, before: readonly SizeSale[] = []) =>
  sizesReport.fold(before, orderEvent(given))
const settled = (given: Partial<ReturnSnapshot>) => sizesReport.fold([], returnEvent(given))

const AT = { product_id: 5, size_id: 38, store_id: 1 }
const NONE = { sold: 0, returned: 0, replaced: 0, value: 0, credited: 0 }

test('an order sells its sizes on the day of its checkout in Bogotá, the last minute of a month included', () => {
  expect(sold({ checked_out_at: '2026-04-01T04:59:59.999Z' })).toEqual([
    { source: 'order:1', day: '2026-03-31', ...AT, ...NONE, sold: 2, value: 200_000 },
  ])
  const [next] = sold({ checked_out_at: '2026-04-01T05:00:00.000Z' })
  expect(next?.day).toBe('2026-04-01')
  expect(sizeMonths.partsOf(next as SizeSale)).toMatchObject([{ month: '2026-04-01', ...AT, sold: 2 }])
})

test('lines of one size and store are one row, of another store two', () => {
  const lines = [
    line({}),
    line({ line_id: 2, quantity: 3, price: 270_000 }),
    line({ line_id: 3, store_id: 2 }),
  ]
  const rows = sold({ lines })
  expect(rows.map(({ store_id, sold: units, value }) => [store_id, units, value])).toEqual([
    [1, 5, 470_000],
    [2, 2, 200_000],
  ])
  expect(rows.flatMap((row) => sizeDays.partsOf(row))).toHaveLength(2)
})

test('what is not checked out, given up or undone sells nothing', () => {
  for (const rows of [
    sold({ checked_out_at: null, state_id: 'pre_orden' }),
    sold({ state_id: 'cancelled' }, sold({})),
    sold({ state_id: 'returned_by_seller' }, sold({})),
  ]) {
    expect(rows).toMatchObject([{ source: 'order:1', day: null, ...NONE }])
    expect(rows.flatMap((row) => [...sizeDays.partsOf(row), ...sizeMonths.partsOf(row)])).toEqual([])
  }
})

test('the units of a case return to the store of their arrival, once the client has what is due', () => {
  expect(settled({ entrance_store_id: 2 })).toMatchObject([{ day: null, ...NONE }])
  expect(
    settled({
      entrance_store_id: 2,
      settlement: 'voucher',
      credited_value: 150_000,
      settled_at: '2026-03-10T03:00:00.000Z',
    }),
  ).toEqual([
    { source: 'return:1', day: '2026-03-09', ...AT, store_id: 2, ...NONE, returned: 2, credited: 150_000 },
  ])
})

test('an exchange also gives another size, or the same one again', () => {
  const replacement = { product_id: 5, size_id: 39, quantity: 2, outlet_store_id: 1, price: 200_000 }
  const given = { settlement: 'exchange', entrance_store_id: 1, settled_at: '2026-03-10T15:00:00.000Z' }
  const units = (rows: readonly SizeSale[]) =>
    rows.map(({ size_id, returned, replaced, value }) => [size_id, returned, replaced, value])
  expect(units(settled({ ...given, replacement }))).toEqual([
    [38, 2, 0, 0],
    [39, 0, 2, 200_000],
  ])
  expect(units(settled({ ...given, replacement: { ...replacement, size_id: 38 } }))).toEqual([
    [38, 2, 2, 200_000],
  ])
  expect(units(settled({ ...given, settlement: 'voucher', replacement }))).toEqual([[38, 2, 0, 0]])
})
