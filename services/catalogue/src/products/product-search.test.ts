import { Refused } from '@deportivo/platform/http/refused'
import { describe, expect, test } from 'vitest'
import { readSearch } from './product-search.ts'

test('without a filter, public price and national stores are the default, and the reply contains it', () => {
  expect(readSearch({})).toMatchObject({
    code_id: 4,
    where: { types: ['national'] },
    echo: { code: ['four'], store: ['type:national'] },
  })
})

describe('the store filter', () => {
  test.each([
    ['store:type:international', { types: ['international'] }],
    ['store:3|4', { store_ids: [3, 4] }],
    ['international:1', { types: ['international'] }],
    ['exhibitions:true', { types: ['exhibition'] }],
    ['returns:1', { quarantine: true }],
    ['international:0', { types: ['national'] }],
  ])('%s searches in %j', (filter, where) => {
    expect(readSearch({ filter }).where).toEqual(where)
  })
})

describe('the price', () => {
  test.each([
    ['ninguno', null],
    ['', null],
    ['$ 119.900', { from: 119_900, to: 119_900 }],
    ['100000-200000', { from: 100_000, to: 200_000 }],
  ])('%s means %j', (searchPrice, price) => {
    expect(readSearch({ searchPrice }).price).toEqual(price)
  })

  test('that is no number is refused on its field', () => {
    expect(() => readSearch({ searchPrice: 'barato' })).toThrow(Refused)
  })
})

test.each([['color:3'], ['code:five'], ['store:abc'], ['size_id:x']])('%s is refused', (filter) => {
  expect(() => readSearch({ filter })).toThrow(Refused)
})

test('perPage is another name for top', () => {
  expect(readSearch({ perPage: 30 }).list.top).toBe(30)
})
