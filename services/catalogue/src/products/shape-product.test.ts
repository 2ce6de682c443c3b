import type { Actor } from '@deportivo/platform/http/guard/actor'
import { POLICY } from '@deportivo/lifecycle/policy'
import type { ProfileId } from '@deportivo/lifecycle/profiles'
import { describe, expect, test } from 'vitest'
import type { Dictionary } from './dictionary.ts'
import { viewOf } from './product-view.ts'
import { shapeProduct, type PageRow } from './shape-product.ts'

const dictionary: Dictionary = {
  sizes: [
    { id: 38, name: '38' },
    { id: 39, name: '39' },
    { id: 9, name: 'Internacional' },
  ],
  stores: [
    { id: 1, name: 'Principal', type: 'national' },
    { id: 2, name: 'Norte', type: 'national' },
    { id: 6, name: 'Internacional', type: 'international' },
    { id: 7, name: 'Vitrina', type: 'exhibition' },
  ],
  sizesOfCategory: { 1: [38, 39] },
}

const QUARANTINE = 40

const row = {
  id: 5,
  version: 3,
  photo_keys: [],
  category_id: 1,
  minimal_price: 100_000,
  price: 1,
  codes: { 1: 120_000, 4: 189_900 },
  stock: [
    [1, 38, 4],
    [2, 38, 1],
    [1, 39, 0],
    [6, 9, 7],
    [7, 39, 2],
    [QUARANTINE, 38, 2],
  ],
} as unknown as PageRow

const actor = (profile: ProfileId, code_ids: number[]) =>
  ({ profile, code_ids, grants: POLICY[profile] }) as unknown as Actor

const shownTo = (profile: ProfileId, code_ids: number[], code?: number) =>
  shapeProduct(row, dictionary, viewOf(actor(profile, code_ids), code))

describe('stock', () => {
  test('is summed by size and by store, without the quarantine', () => {
    const product = shownTo('two', [4])
    expect(product.sizes).toEqual([
      { id: 38, name: '38', quantity: 5 },
      { id: 39, name: '39', quantity: 2 },
      { id: 9, name: 'Internacional', quantity: 7 },
    ])
    expect(product.stores.map((store) => store.name)).toEqual([
      'Principal',
      'Norte',
      'Internacional',
      'Vitrina',
    ])
    expect(product.total).toBe(14)
    // Its parts are those of stores that sell.
    expect(product.totals).toEqual({ national: 5, international: 7, exhibition: 2 })
    expect(product.available_sizes).toEqual(['38', '39', 'Internacional'])
  })

  test('of the international store is no national size', () => {
    expect(shownTo('two', [4]).sizes_without_international.map((size) => size.id)).toEqual([38, 39])
  })
})

describe('prices', () => {
  test('a seller sees the public price and no other price list, nor the floor below it', () => {
    const product = shownTo('online_seller', [4])
    expect(product.codes).toEqual({ four: { id: 4, value: 189_900 } })
    expect(product).toMatchObject({ price: 189_900, minimal_price: 189_900 })
  })

  test('a user who may give a discount sees its lower limit', () => {
    expect(shownTo('online_seller_admin', [4]).minimal_price).toBe(100_000)
  })

  test('a user who may not sell sees no floor', () => {
    expect(shownTo('dispatch_assistant', [])).not.toHaveProperty('minimal_price')
  })

  test('a price list that the user does not have falls back to the public one', () => {
    expect(shownTo('online_seller', [4], 1).price).toBe(189_900)
    expect(shownTo('two', [], 1).price).toBe(120_000)
  })
})
