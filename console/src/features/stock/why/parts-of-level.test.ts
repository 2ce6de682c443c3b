import { expect, test } from 'vitest'
import { partsOfLevel, type Explanation, type Hold } from './parts-of-level.ts'

const move = (kind: string, on_hand_change: number, held_change = 0) => ({
  kind,
  on_hand_change,
  held_change,
})
const hold = (order_id: number, quantity: number) => ({ order_id, quantity }) as Hold

function explained(known: Partial<Record<keyof Explanation, unknown>>): Explanation {
  return { on_hand: 0, ledger_on_hand: 0, moves: [], holds: [], ...known } as unknown as Explanation
}

test('movements of a kind are one step, what came before what left, and the last step is what is available', () => {
  // Newest first, as the server lists them.
  const moves = [
    move('hold', 0, 2),
    move('leave', -1, -1),
    move('from_transit', 3),
    move('leave', -2, -2),
    move('count', 5),
  ]
  const holds = [hold(7, 2), hold(9, 1)]
  const parts = partsOfLevel(explained({ on_hand: 5, ledger_on_hand: 5, moves, holds }))
  expect(parts.movements).toEqual([
    { what: { kind: 'count' }, change: 5, from: 0, to: 5 },
    { what: { kind: 'from_transit' }, change: 3, from: 5, to: 8 },
    { what: { kind: 'leave' }, change: -3, from: 8, to: 5 },
  ])
  expect(parts.holds.map(({ what, from, to }) => [what.order_id, from, to])).toEqual([
    [7, 5, 3],
    [9, 3, 2],
  ])
  expect(parts.most).toBe(8)
})

test('movements that are no longer listed are one step before the others', () => {
  const parts = partsOfLevel(explained({ on_hand: 4, ledger_on_hand: 4, moves: [move('leave', -2)] }))
  expect(parts.movements).toEqual([
    { what: 'earlier', change: 6, from: 0, to: 6 },
    { what: { kind: 'leave' }, change: -2, from: 6, to: 4 },
  ])
})

test('a size that never had a unit has no step, and a picture all the same', () => {
  expect(partsOfLevel(explained({}))).toEqual({ movements: [], holds: [], most: 1 })
})
