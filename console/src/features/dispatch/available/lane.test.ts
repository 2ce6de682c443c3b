import type { AvailableCard } from '@deportivo/contracts/dispatch/board'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLane } from './lane.ts'

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

function aLane(...rows: AvailableCard[]) {
  const lane = createLane()
  lane.takeSnapshot({ room: ROOM, seq: 1, cards: rows })
  return { lane, ids: () => lane.cards.get().map(({ card }) => card.id) }
}

it('shows what may be taken, longest waiting first, and lets go what somebody took', () => {
  const { lane, ids } = aLane(aRow(3), aRow(1))
  lane.takeChanges([upsert(2, aRow(2))])
  expect(ids()).toEqual([1, 2, 3])
  lane.takeChanges([remove(3, 1)])
  expect(ids()).toEqual([2, 3])
})

it('what this person took goes at once, and comes back when they give it back', () => {
  const { lane, ids } = aLane(aRow(1))
  lane.drop(1)
  expect(ids()).toEqual([])
  lane.takeChanges([remove(2, 1), upsert(3, aRow(1, 3))])
  expect(ids()).toEqual([1])
})

it('a lost order says on its card who was faster, for a moment and though it left the room', () => {
  const { lane, ids } = aLane(aRow(1), aRow(2))
  const winner = { name: 'Aux. 2', since: '2026-11-18T15:00:00.000Z' }
  lane.lose(aRow(1), winner)
  lane.takeChanges([remove(2, 1)])
  expect(lane.cards.get()[0]).toMatchObject({ card: { id: 1 }, winner })
  vi.runAllTimers()
  expect(ids()).toEqual([2])
})
