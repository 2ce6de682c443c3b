import { describe, expect, it } from 'vitest'
import { findBrokenRuns, middleOf, type PlannedMove } from './broken-runs.ts'

const CENTRE = 1
const NORTH = 2
const SOUTH = 3

/** Stores with what is available of the sizes 38 to 41. */
const runsOf = (levels: Record<number, number[]>, planned: readonly PlannedMove[] = []) =>
  findBrokenRuns({
    sizes: [38, 39, 40, 41],
    stores: [CENTRE, NORTH, SOUTH],
    stocked: Object.entries(levels).flatMap(([store, units]) =>
      units.map((available, at) => ({ store_id: Number(store), size_id: 38 + at, available })),
    ),
    planned,
  })

const coming = { to_store: NORTH, size_id: 39, quantity: 1, is_draft: false }

describe('the middle sizes of a product', () => {
  it('are the inner half, and never the smallest or the largest', () => {
    expect(middleOf([38, 39])).toEqual([])
    expect(middleOf([38, 39, 40])).toEqual([39])
    expect(middleOf([38, 39, 40, 41])).toEqual([39, 40])
    expect(middleOf([36, 37, 38, 39, 40, 41, 42, 43])).toEqual([38, 39, 40, 41])
  })
})

describe('a broken run', () => {
  it('is a store that sells the product and lacks a middle size, which another store has twice', () => {
    expect(runsOf({ [CENTRE]: [1, 3, 1, 1], [NORTH]: [2, 0, 1, 0] })).toEqual([
      {
        store_id: NORTH,
        missing: [{ size_id: 39, stores: [{ store_id: CENTRE, available: 3 }] }],
        moves: [{ size_id: 39, from_store: CENTRE, quantity: 1 }],
      },
    ])
  })

  it('takes each size from the store that has the most of it', () => {
    const [run] = runsOf({ [CENTRE]: [0, 2, 5, 0], [NORTH]: [1, 0, 0, 0], [SOUTH]: [0, 4, 3, 0] })
    expect(run?.moves).toEqual([
      { size_id: 39, from_store: SOUTH, quantity: 1 },
      { size_id: 40, from_store: CENTRE, quantity: 1 },
    ])
  })

  it('is none where the other store would lose its last pair, nor where only an outer size is gone', () => {
    expect(runsOf({ [CENTRE]: [1, 1, 1, 1], [NORTH]: [2, 0, 1, 1] })).toEqual([])
    expect(runsOf({ [CENTRE]: [5, 1, 1, 5], [NORTH]: [0, 1, 1, 0] })).toEqual([])
  })

  it('is none in a store that does not sell the product', () => {
    expect(runsOf({ [CENTRE]: [5, 5, 5, 5], [NORTH]: [0, 0, 0, 0] })).toEqual([])
  })

  it('waits for a transfer that brings the size, and leaves a draft what it is going to take', () => {
    const levels = { [CENTRE]: [1, 2, 1, 1], [NORTH]: [2, 0, 1, 0] }
    expect(runsOf(levels, [{ ...coming, from_store: SOUTH }])).toEqual([])
    const draft = { ...coming, from_store: CENTRE, to_store: SOUTH, is_draft: true }
    expect(runsOf(levels, [draft])).toEqual([])
  })

  it('gives the units of one store to the first of two that lack them', () => {
    const runs = runsOf({ [CENTRE]: [0, 2, 1, 0], [NORTH]: [1, 0, 1, 0], [SOUTH]: [1, 0, 1, 0] })
    expect(runs.map(({ store_id }) => store_id)).toEqual([NORTH])
  })
})
