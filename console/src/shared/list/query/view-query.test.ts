import { expect, test } from 'vitest'
import { queryOf, stateOfView, viewNamesOf } from './view-query.ts'

const NAMES = viewNamesOf({ filters: [{ name: 'state' }, { name: 'type' }] })

test('a view keeps filters, words, order and page size; the page and another view’s name are no part of it', () => {
  const state = { type: 'online', state: 'pre_orden', search: 'gol & co', order: '-id', page: '7', view: '3' }
  const query = queryOf(NAMES, state)
  expect(query).toBe('state=pre_orden&type=online&search=gol+%26+co&order=-id')
  expect(stateOfView(NAMES, query, 9)).toEqual({
    type: 'online',
    state: 'pre_orden',
    search: 'gol & co',
    order: '-id',
    top: undefined,
    view: '9',
  })
})

test('opening a view leaves nothing of the filters before, and what isn’t the list’s is not taken in', () => {
  expect(stateOfView(NAMES, 'type=local&page=4&evil=1', undefined)).toEqual({
    type: 'local',
    state: undefined,
    search: undefined,
    order: undefined,
    top: undefined,
    view: undefined,
  })
})
