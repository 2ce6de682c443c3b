import { listRoute } from '@deportivo/contracts/list-route'
import { Type } from 'typebox'
import { expect, test } from 'vitest'
import { defineKnownList } from './define-known-list.ts'
import { defineList } from './define-list.ts'

const THINGS = listRoute({
  path: '/thing',
  tag: 'things',
  summary: 'Things.',
  permission: 'public',
  row: Type.Object({ id: Type.Integer(), name: Type.String() }),
  filters: { id: { takes: 'number' }, owner_id: { takes: 'number' } },
  sort: ['id', 'name'],
  includes: ['owner'],
  isSearchable: true,
})

const HANDLED = {
  from: () => {
    throw new Error('never called')
  },
  filters: { id: 'id', owner_id: 'owner_id' },
  sort: { id: 'id', name: 'name' },
  includes: { owner: 'always' },
  tiebreak: ['id'],
  search: () => undefined,
} as const

test('a list that handles all that it publishes starts', () => {
  expect(() => defineList(THINGS, HANDLED)).not.toThrow()
})

test.each([
  ['owner_id', { ...HANDLED, filters: { id: 'id' } }],
  ['name', { ...HANDLED, sort: { id: 'id' } }],
  ['owner', { ...HANDLED, includes: {} }],
  ['search', { ...HANDLED, search: undefined }],
])('a list that publishes %s without handling it does not start', (name, handled) => {
  expect(() => defineList(THINGS, handled as unknown as typeof HANDLED)).toThrow(
    `GET /thing publishes without handling: ${name}`,
  )
})

test('a list of rows in memory does not start with a filter that is no field of a row', () => {
  const known = { rows: () => [], includes: { owner: 'always' }, search: () => '' } as const
  expect(() => defineKnownList(THINGS, known)).toThrow('GET /thing publishes without handling: owner_id')
})
