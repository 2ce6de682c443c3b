import { expect, test } from 'vitest'
import { amongIds, isNarrowed, nextOrder, orderOf, pageOf, pageSizeOf, listQueryOf } from './list-query.ts'

const LIST = {
  perPage: 6,
  columns: [{ orderBy: 'id' }, {}, { orderBy: 'total_value' }],
  filters: [
    { name: 'state', label: 'order.state', kind: 'choice', field: 'state_id' },
    { name: 'from', label: 'list.from', kind: 'day', field: 'from' },
    { name: 'balance', label: 'order.with_balance', kind: 'flag', field: 'has_balance' },
  ],
  search: { label: 'orders.search', placeholder: 'orders.search_placeholder' },
} as const

const ask = (state: Record<string, string>, fixed = {}) => listQueryOf(LIST, state, fixed).query

test('what stands in the address is asked of the server in its own words', () => {
  expect(ask({ state: 'pre_orden', from: '2026-11-01', search: 'gol', order: '-total_value' })).toEqual({
    filter: 'state_id:pre_orden,from:2026-11-01',
    search: 'gol',
    orderByDesc: 'total_value',
  })
  expect(ask({ balance: '1' })).toEqual({ filter: 'has_balance:1' })
  expect(ask({})).toEqual({})
})

test('a saved view of today queries the day on which it is opened', () => {
  expect(ask({ from: 'today' })).toEqual({
    filter: expect.stringMatching(/^from:\d{4}-\d\d-\d\d$/) as string,
  })
})

test('an address written by hand can’t ask for what the list doesn’t offer', () => {
  expect(ask({ state: 'a,client_id:7', from: 'ayer', order: 'password', kind: 'x' })).toEqual({})
  expect(ask({ from: '2026-13-45' })).toEqual({})
  // It would be shown as if it were on.
  expect(ask({ balance: '0' })).toEqual({})
  expect(orderOf(LIST.columns, { order: '' })).toBeNull()
  expect(pageOf({ page: '-3' })).toBe(1)
  expect(pageSizeOf(LIST, { top: '5000' })).toBe(6)
  expect(pageSizeOf(LIST, { top: '200' })).toBe(200)
})

test('what the screen fixes narrows beside what the reader chose, and chosen rows beside both', () => {
  const listQuery = listQueryOf(LIST, { state: 'pre_orden' }, { filters: { seller_id: 4 } })
  expect(listQuery.query['filter']).toBe('state_id:pre_orden,seller_id:4')
  expect(amongIds(listQuery, [7, 9]).query['filter']).toBe('state_id:pre_orden,seller_id:4,id:7|9')
  expect(amongIds({ query: {} }, [7]).query['filter']).toBe('id:7')
})

test('a head sorts up, then down, then not at all', () => {
  const up = nextOrder(null, 'id')
  expect(up).toEqual({ field: 'id', isDescending: false })
  const down = nextOrder(up, 'id')
  expect(down).toEqual({ field: 'id', isDescending: true })
  expect(nextOrder(down, 'id')).toBeNull()
  expect(nextOrder(down, 'total_value')).toEqual({ field: 'total_value', isDescending: false })
})

test('a list is narrowed by filters and words, not by its order or page', () => {
  expect(isNarrowed(LIST, { order: '-id', page: '3', top: '50' })).toBe(false)
  expect(isNarrowed(LIST, { state: 'pre_orden' })).toBe(true)
  expect(isNarrowed(LIST, { search: 'gol' })).toBe(true)
})
