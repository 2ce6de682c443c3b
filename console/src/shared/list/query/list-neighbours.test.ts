import { afterEach, expect, test } from 'vitest'
import { neighboursOf, rememberList } from './list-neighbours.ts'

afterEach(() => sessionStorage.clear())

const LIST = { from: '/orders?page=2', rows: [9, 8, 7].map((id) => ({ id, url: `/sales/${id}` })) }

test('an order knows the ones before and after it in the list it was opened from', () => {
  rememberList(LIST)
  expect(neighboursOf(8)).toEqual({ from: '/orders?page=2', previous: '/sales/9', next: '/sales/7' })
  expect(neighboursOf(9)).toEqual({ from: '/orders?page=2', previous: null, next: '/sales/8' })
})

test('an order that was opened by itself has no neighbours, whatever was listed before', () => {
  rememberList(LIST)
  expect(neighboursOf(5)).toEqual({ from: null, previous: null, next: null })
  sessionStorage.setItem('orders.list', 'not a list')
  expect(neighboursOf(8)).toEqual({ from: null, previous: null, next: null })
})
