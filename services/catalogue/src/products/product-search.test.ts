import { invalid, Refused } from '@deportivo/platform/http/refused'
import { describe, expect, test } from 'vitest'
import { readSearch, type SearchQuery } from './product-search.ts'

const EVERY_CODE = [1, 2, 3, 4]
const searchOf = (query: SearchQuery, codesSeen = EVERY_CODE) => readSearch(query, codesSeen)

test('without a filter, public price and national stores are the default, and the reply contains it', () => {
  expect(searchOf({})).toMatchObject({
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
    expect(searchOf({ filter }).where).toEqual(where)
  })
})

describe('the price', () => {
  test.each([
    ['ninguno', null],
    ['', null],
    ['$ 119.900', { from: 119_900, to: 119_900 }],
    ['100000-200000', { from: 100_000, to: 200_000 }],
  ])('%s means %j', (searchPrice, price) => {
    expect(searchOf({ searchPrice }).price).toEqual(price)
  })

  test('that is no number is refused on its field', () => {
    expect(() => searchOf({ searchPrice: 'barato' })).toThrow(Refused)
  })
})

test.each([['color:3'], ['code:five'], ['store:abc'], ['size_id:x']])('%s is refused', (filter) => {
  expect(() => searchOf({ filter })).toThrow(Refused)
})

test.each(['code:one', 'code:1'])(
  '%s is refused to a seller without it like a code that does not exist',
  (filter) => {
    expect(searchOf({ filter }, [1, 4]).code_id).toBe(1)
    for (const query of [
      { filter, searchPrice: '123456' },
      { filter, orderBy: 'price' },
    ])
      expect(() => searchOf(query, [2, 4])).toThrow(
        invalid({ filter: { key: 'list.takes_option', values: { field: 'code', options: 'tow, four' } } }),
      )
  },
)

test('perPage is another name for top', () => {
  expect(searchOf({ perPage: 30 }).list.top).toBe(30)
})
