import { describe, expect, it } from 'vitest'
import { tenderOf } from './tender.ts'

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
