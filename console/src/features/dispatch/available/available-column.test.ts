import type { AvailableCard } from '@deportivo/contracts/dispatch/board'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createAvailableColumn } from './available-column.ts'

const ROOM = 'dispatch:available'
const aRow = (id: number, version = 1): AvailableCard => ({
  id,
  version,
  state_id: 'validating_payment',
  state_entered_at: `2026-11-18T14:0${id}:00.000Z`,
  type_order: 'online',
  city_id: 5_001,
  city_name: 'Medellín',
  is_local_delivery: false,
  units: 2,
  references: 1,
})
const upsert = (seq: number, row: AvailableCard) => ({ seq, op: 'upsert', id: row.id, row }) as const
const remove = (seq: number, id: number) => ({ seq, op: 'remove', id, row: null }) as const

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function aColumn(...rows: AvailableCard[]) {
  const column = createAvailableColumn()
  column.takeSnapshot({ room: ROOM, seq: 1, cards: rows })
  return { column, ids: () => column.cards.get().map(({ card }) => card.id) }
}

it('shows the orders that may be taken, oldest first, and removes those taken by others', () => {
  const { column, ids } = aColumn(aRow(3), aRow(1))
  column.takeChanges([upsert(2, aRow(2))])
  expect(ids()).toEqual([1, 2, 3])
  column.takeChanges([remove(3, 1)])
  expect(ids()).toEqual([2, 3])
})

it('an order taken here disappears at once and reappears when it is released', () => {
  const { column, ids } = aColumn(aRow(1))
  column.drop(1)
  expect(ids()).toEqual([])
  column.takeChanges([remove(2, 1), upsert(3, aRow(1, 3))])
  expect(ids()).toEqual([1])
})

it('an order taken by another user shows the name for a moment, even after it left the room', () => {
  const { column, ids } = aColumn(aRow(1), aRow(2))
  const winner = { name: 'Aux. 2', since: '2026-11-18T15:00:00.000Z' }
  column.lose(aRow(1), winner)
  column.takeChanges([remove(2, 1)])
  expect(column.cards.get()[0]).toMatchObject({ card: { id: 1 }, winner })
  vi.runAllTimers()
  expect(ids()).toEqual([2])
})
