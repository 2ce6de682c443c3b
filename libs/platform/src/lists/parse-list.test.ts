import type { ListRules } from '@deportivo/contracts/list-route'
import { describe, expect, test } from 'vitest'
import { Refused } from '../http/refused.ts'
import { parseList, type ListQueryInput } from './parse-list.ts'

const RULES = {
  filters: {
    client_id: { takes: 'number' },
    name: { takes: 'text' },
    from: { takes: 'day' },
    to: { takes: 'day' },
    sold_from: { takes: 'day' },
    sold_to: { takes: 'day' },
    sold_hour: { takes: 'hour' },
    has_balance: { takes: 'flag' },
    state_id: { takes: 'option', options: ['reserved', 'pre_orden'] },
  },
  sort: ['id', 'created_at'],
  defaultSort: '-id',
  includes: ['client'],
  fields: ['id', 'name'],
  isSearchable: false,
  perPage: 15,
} as const satisfies ListRules

function refusalOf(query: ListQueryInput) {
  try {
    parseList(query, RULES)
  } catch (error) {
    if (error instanceof Refused) return error.refusal.errors
    throw error
  }
  return undefined
}

test('values are parsed by the type of their filter', () => {
  const filter =
    'client_id:3|4,name:Ana María,from:2026-01-31,sold_hour:2026-01-31T09,has_balance:1,state_id:reserved'
  expect(parseList({ filter }, RULES).filters).toEqual({
    client_id: [3, 4],
    name: ['Ana María'],
    from: '2026-01-31',
    sold_hour: '2026-01-31T09',
    has_balance: true,
    state_id: ['reserved'],
  })
})

test('a field may be written in camelCase', () => {
  expect(parseList({ filter: 'clientId:3', orderBy: 'createdAt' }, RULES)).toMatchObject({
    filters: { client_id: [3] },
    sort: { field: 'created_at', isDescending: false },
  })
})

test('an empty request means the first page by the default sort', () => {
  expect(parseList({}, RULES)).toEqual({
    filters: {},
    includes: [],
    top: 15,
    page: 1,
    offset: 0,
    sort: { field: 'id', isDescending: true },
    search: '',
  })
  expect(parseList({ first: '1', page: 3 }, RULES)).toMatchObject({ top: 1, offset: 2 })
})

describe('a wrong value is refused with its field and the expected type', () => {
  test.each([
    ['client_id:abc', 'client_id', 'list.takes_number'],
    ['client_id:1.5', 'client_id', 'list.takes_number'],
    ['client_id:2147483648', 'client_id', 'list.takes_number'],
    ['client_id:0x10', 'client_id', 'list.takes_number'],
    ['from:2026-02-30', 'from', 'list.takes_day'],
    ['from:ayer', 'from', 'list.takes_day'],
    ['from:0000-01-01', 'from', 'list.takes_day'],
    ['from:2026-01-01|2026-01-02', 'from', 'list.takes_one'],
    ['sold_hour:2026-01-31T24', 'sold_hour', 'list.takes_hour'],
    ['sold_hour:2026-02-30T10', 'sold_hour', 'list.takes_hour'],
    ['sold_hour:2026-01-31', 'sold_hour', 'list.takes_hour'],
    ['has_balance:maybe', 'has_balance', 'list.takes_flag'],
    ['state_id:lost', 'state_id', 'list.takes_option'],
    ['client_id:', 'client_id', 'list.takes_value'],
    ['client_id:1,clientId:2', 'client_id', 'list.filter_twice'],
    [
      `client_id:${Array.from({ length: 201 }, (_, id) => id).join('|')}`,
      'client_id',
      'list.too_many_values',
    ],
    ['password:1', 'password', 'list.unknown_field'],
    ['__proto__:1', '__proto__', 'list.unknown_field'],
  ])('%s', (filter, field, key) => {
    expect(refusalOf({ filter })).toMatchObject({ filter: { key, values: { field } } })
  })
})

test.each([
  ['from:2026-02-02,to:2026-02-01', 'from', 'to'],
  ['to:2026-02-01,from:2026-02-02', 'from', 'to'],
  ['from:2026-01-01,sold_to:2025-12-31,sold_from:2026-01-01', 'sold_from', 'sold_to'],
])('%s is refused: its range ends before it begins', (filter, from, to) => {
  expect(refusalOf({ filter })).toEqual({ filter: { key: 'list.range_backwards', values: { from, to } } })
})

test.each(['from:2026-02-02,to:2026-02-02', 'from:2026-02-02,sold_to:2026-01-01', 'to:2026-01-01'])(
  '%s is a range',
  (filter) => {
    expect(refusalOf({ filter })).toBeUndefined()
  },
)

test.each([
  [{ filter: 'client_id' }, 'filter', 'list.bad_filter'],
  [{ orderBy: 'password' }, 'orderBy', 'list.unknown_field'],
  [{ orderByDesc: 'password' }, 'orderByDesc', 'list.unknown_field'],
  [{ orderBy: 'id', orderByDesc: 'created_at' }, 'orderByDesc', 'list.two_sorts'],
  [{ include: 'client,password' }, 'include', 'list.unknown_field'],
  [{ select: 'id,password' }, 'select', 'list.unknown_field'],
  [{ search: 'ana' }, 'search', 'list.no_search'],
])('%j is refused on %s', (query, parameter, key) => {
  expect(refusalOf(query)).toMatchObject({ [parameter]: { key } })
})
