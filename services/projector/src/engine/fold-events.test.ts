import type { LoggedEvent } from '@deportivo/platform/service'
import { expect, it } from 'vitest'
import { foldEvents } from './fold-events.ts'
import type { FamilyEvent, Projection } from './projection.ts'

interface Level {
  product_id: number
  size_id: number
  units: number
}

/** Units per size of a product; a size without units has no row. */
const levels: Projection<Level, 'stock'> = {
  consumer: 'levels',
  families: ['stock'],
  table: 'levels',
  aggregate: 'product_id',
  key: ['product_id', 'size_id'],
  columns: ['units'],
  fold(rows, { payload: { product_id, changes } }) {
    const units = new Map(rows.map((row) => [row.size_id, row.units]))
    for (const { size_id, on_hand_change } of changes)
      units.set(size_id, (units.get(size_id) ?? 0) + on_hand_change)
    return [...units].flatMap(([size_id, count]) =>
      count === 0 ? [] : [{ product_id, size_id, units: count }],
    )
  },
}

const moved = (pos: number, sizes: Record<number, number>) => {
  const changes = Object.entries(sizes).map(([size, on_hand_change]) => ({
    size_id: Number(size),
    on_hand_change,
  }))
  return { pos, payload: { product_id: 7, batch: pos, changes } } as LoggedEvent as FamilyEvent<'stock'>
}
const row = (size_id: number, units: number) => ({ product_id: 7, size_id, units })

it('one aggregate has several rows; the newest event that changed a row is its position', () => {
  const events = [moved(11, { 38: 2, 39: 5 }), moved(12, { 39: -1 })]
  expect(foldEvents(levels, [], events)).toEqual([
    { before: null, after: row(38, 2), pos: 11 },
    { before: null, after: row(39, 4), pos: 12 },
  ])
})

it('rows that an event does not change are not written', () => {
  const stored = [
    { ...row(38, 2), pos: 11 },
    { ...row(39, 4), pos: 12 },
  ]
  expect(foldEvents(levels, stored, [moved(20, { 38: 3 })])).toEqual([
    { before: row(38, 2), after: row(38, 5), pos: 20 },
  ])
})

it('a row that the fold leaves out is deleted', () => {
  const stored = [{ ...row(38, 2), pos: 11 }]
  expect(foldEvents(levels, stored, [moved(20, { 38: -2 })])).toEqual([
    { before: row(38, 2), after: null, pos: 20 },
  ])
})

it('a row created and removed by the same batch is neither written nor deleted', () => {
  expect(foldEvents(levels, [], [moved(11, { 38: 2 }), moved(12, { 38: -2 })])).toEqual([])
})
