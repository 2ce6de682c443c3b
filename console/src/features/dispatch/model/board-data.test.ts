import { describe, expect, it } from 'vitest'
import { aCard } from '../../../entities/order/a-card.test-data.ts'
import {
  applyChanges,
  applyOwn,
  applySnapshot,
  cardsOf,
  dropExpected,
  emptyBoard,
  expectedVersion,
  type BoardData,
} from './board-data.ts'

const ROOM = 'dispatch:all'
const NOW = 1_000_000

const start = (...cards: ReturnType<typeof aCard>[]): BoardData =>
  applySnapshot(emptyBoard(), { room: ROOM, seq: 10, cards }, NOW)
const upsert = (seq: number, card: ReturnType<typeof aCard>) =>
  ({ seq, op: 'upsert', id: card.id, row: card }) as const
const remove = (seq: number, id: number) => ({ seq, op: 'remove', id, row: null }) as const

describe('the board of one room', () => {
  it('a change that continues what is known is applied', () => {
    const { data, hasHole } = applyChanges(start(aCard({ id: 1 })), [
      upsert(11, aCard({ id: 1, version: 2, state_id: 'packing_up' })),
      upsert(12, aCard({ id: 2 })),
      remove(13, 1),
    ])
    expect(hasHole).toBe(false)
    expect(data.seq).toBe(13)
    expect([...cardsOf(data).keys()]).toEqual([2])
  })

  it('a change that was already applied is dropped', () => {
    const before = start(aCard({ id: 1, version: 3 }))
    const { data } = applyChanges(before, [remove(10, 1), upsert(4, aCard({ id: 1, version: 1 }))])
    expect(data).toBe(before)
  })

  it('a missing change stops everything after it, and the room must be joined again', () => {
    const { data, hasHole } = applyChanges(start(), [
      upsert(11, aCard({ id: 1 })),
      upsert(13, aCard({ id: 2 })),
    ])
    expect(hasHole).toBe(true)
    expect(data.seq).toBe(11)
    expect([...cardsOf(data).keys()]).toEqual([1])
  })

  it('nothing is applied before the first snapshot', () => {
    expect(applyChanges(emptyBoard(), [upsert(1, aCard({ id: 1 }))]).hasHole).toBe(true)
  })

  it('a snapshot that is older than what is known changes nothing', () => {
    const { data } = applyChanges(start(aCard({ id: 1 })), [remove(11, 1)])
    expect(applySnapshot(data, { room: ROOM, seq: 10, cards: [aCard({ id: 1 })] }, NOW)).toBe(data)
  })

  it('the room of another profile replaces the board whatever its sequence is', () => {
    const data = applySnapshot(start(aCard({ id: 1 })), { room: 'seller:3', seq: 2, cards: [] }, NOW)
    expect(data.seq).toBe(2)
    expect(cardsOf(data).size).toBe(0)
  })
})

describe('an own step', () => {
  const card = aCard({ id: 1, version: 4, state_id: 'getting_ready' })
  const own = (version: number, shown = { ...card, version, state_id: 'packing_up' as const }) => ({
    version,
    card: shown,
    at: NOW,
  })

  it('is shown before the room confirms it', () => {
    const data = applyOwn(start(card), 1, own(5))
    expect(cardsOf(data).get(1)?.state_id).toBe('packing_up')
  })

  it('is not overwritten by an older version that arrives late', () => {
    const mine = applyOwn(start(card), 1, own(6))
    const { data } = applyChanges(mine, [upsert(11, { ...card, version: 5, newness: 'x' })])
    expect(cardsOf(data).get(1)?.version).toBe(6)
  })

  it('is replaced by a newer version of the room', () => {
    const mine = applyOwn(start(card), 1, own(5))
    const { data } = applyChanges(mine, [upsert(11, { ...card, version: 6, state_id: 'file_guide_sale' })])
    expect(cardsOf(data).get(1)?.state_id).toBe('file_guide_sale')
    expect(data.own.size).toBe(0)
  })

  it('that took the card off the board is not undone by an older version', () => {
    const gone = applyOwn(start(card), 1, { version: 5, card: null, at: NOW })
    const { data } = applyChanges(gone, [upsert(11, { ...card, version: 4.0 })])
    expect(cardsOf(data).has(1)).toBe(false)
    expect(cardsOf(applyChanges(data, [remove(12, 1)]).data).has(1)).toBe(false)
  })

  it('that is only expected is reverted when it is refused', () => {
    const expected = applyOwn(start(card), 1, own(expectedVersion(card)))
    expect(cardsOf(expected).get(1)?.state_id).toBe('packing_up')
    expect(cardsOf(dropExpected(expected, 1)).get(1)?.state_id).toBe('getting_ready')
  })

  it('that the server confirmed is not reverted like an expected one', () => {
    const data = applyOwn(start(card), 1, own(5))
    expect(dropExpected(data, 1)).toBe(data)
  })

  it('survives a snapshot without it, but not for ever', () => {
    const mine = applyOwn(start(), 1, own(5))
    const soon = applySnapshot(mine, { room: ROOM, seq: 11, cards: [] }, NOW + 1_000)
    expect(cardsOf(soon).has(1)).toBe(true)
    const late = applySnapshot(mine, { room: ROOM, seq: 11, cards: [] }, NOW + 60_000)
    expect(cardsOf(late).has(1)).toBe(false)
  })
})
