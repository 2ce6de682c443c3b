import { describe, expect, it } from 'vitest'
import { notesFor, tenderOf } from './tender.ts'

describe('the amounts offered beside what is owed', () => {
  it('are the next of each note, the least first, and each once', () => {
    expect(notesFor(66_900)).toEqual([70_000, 80_000, 100_000])
    expect(notesFor(189_900)).toEqual([190_000, 200_000])
    expect(notesFor(12_000)).toEqual([20_000, 50_000, 100_000])
  })

  it('are no amount that is exactly owed, and none where nothing is', () => {
    expect(notesFor(70_000)).toEqual([80_000, 100_000])
    expect(notesFor(100_000)).toEqual([])
    expect(notesFor(0)).toEqual([])
  })

  it('never leave change that would be taken for a slip', () => {
    for (const owed of [1, 9_999, 99_999, 100_001, 1_234_567])
      for (const amount of notesFor(owed)) expect(tenderOf(owed, amount).is).toBe('enough')
  })
})

describe('what a client gives at the counter', () => {
  it('is enough from the exact amount on, and the rest is change', () => {
    expect(tenderOf(89_900, 89_900)).toEqual({ is: 'enough', change: 0 })
    expect(tenderOf(89_900, 100_000)).toEqual({ is: 'enough', change: 10_100 })
  })

  it('is too little one peso below', () => {
    expect(tenderOf(89_900, 89_899)).toEqual({ is: 'too_little', missing: 1 })
  })

  it('is a slip from change of the largest note on', () => {
    expect(tenderOf(50_000, 149_999)).toEqual({ is: 'enough', change: 99_999 })
    expect(tenderOf(50_000, 150_000)).toEqual({ is: 'too_much', change: 100_000 })
  })

  it('is nothing while no amount is typed, or what is typed is none', () => {
    expect(tenderOf(50_000, null)).toEqual({ is: 'none' })
    expect(tenderOf(50_000, Number.NaN)).toEqual({ is: 'none' })
  })
})
