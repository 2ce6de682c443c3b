import { beforeEach, expect, it } from 'vitest'
import { clearStored, STORAGE_KEYS, writeStored } from '../state/browser-storage.ts'
import { recentThings, rememberThing } from './recent.ts'

beforeEach(() => clearStored(STORAGE_KEYS.recent))

const order = (id: number) => ({ kind: 'order' as const, id, name: 'Ana' })

it('the last opened comes first, once, and old ones fall out', () => {
  for (const id of [1, 2, 3, 4, 5, 6, 7, 8, 9, 4]) rememberThing(7, order(id))
  expect(recentThings(7).map(({ id }) => id)).toEqual([4, 9, 8, 7, 6])
})

it('an order and a client of one number are two things', () => {
  rememberThing(7, order(1))
  rememberThing(7, { kind: 'client', id: 1, name: 'Ana' })
  expect(recentThings(7)).toHaveLength(2)
})

it('another user of the browser reads nothing of it', () => {
  rememberThing(7, order(1))
  expect(recentThings(8)).toEqual([])
  rememberThing(8, order(2))
  expect(recentThings(7)).toEqual([])
})

it('what cannot be read counts as nothing', () => {
  writeStored(STORAGE_KEYS.recent, '{"user_id":7')
  expect(recentThings(7)).toEqual([])
})
