import type { Notification } from '@deportivo/contracts/admin/notifications'
import { expect, test } from 'vitest'
import { arrivalsIn } from './arrivals.ts'

const news = (id: number, read = false): Notification => ({
  id,
  kind: 'news_saved',
  as_profile: null,
  order_id: id,
  details: {},
  at: '2026-11-22T00:00:00.000Z',
  read,
})

test('what stood there when the person came is no arrival', () => {
  expect(arrivalsIn([news(7), news(3)], null)).toEqual({ seen: 7, arrived: [] })
})

test('what came since is one, once, unless it was read in another window', () => {
  const { seen, arrived } = arrivalsIn([news(9, true), news(8), news(7)], 7)
  expect(arrived.map(({ id }) => id)).toEqual([8])
  expect(arrivalsIn([news(9, true), news(8), news(7)], seen).arrived).toEqual([])
})

test('the first notification of a user without any is an arrival too', () => {
  const { seen } = arrivalsIn([], null)
  expect(arrivalsIn([news(1)], seen).arrived.map(({ id }) => id)).toEqual([1])
})
