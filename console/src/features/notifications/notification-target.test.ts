import type { NotificationKind } from '@deportivo/contracts/admin/notifications'
import { POLICY } from '@deportivo/lifecycle/policy'
import { expect, test } from 'vitest'
import { targetOf } from './notification-target.ts'

test('an order opens where the reader works, and one that none of their profiles opens nowhere', () => {
  const about = (kind: NotificationKind, order_id: number | null = 9) => ({ kind, order_id })
  expect(targetOf(about('news_saved'), POLICY.online_seller)).toBe('/sales/9')
  expect(targetOf(about('news_saved'), POLICY.dispatch_assistant)).toBe('/dispatches?order=9')
  expect(targetOf(about('order_assigned'), POLICY.two)).toBe('/dispatches?order=9')
  expect(targetOf(about('order_taken_away', null), POLICY.dispatch_assistant)).toBeNull()
})

test('what was done to one’s account leads to it, what stopped to what stopped, a lone file to nothing', () => {
  const alone = (kind: NotificationKind) => targetOf({ kind, order_id: null }, POLICY.two)
  expect(alone('password_changed')).toBe('/my-profile')
  expect(alone('reader_stopped')).toBe('/events')
  expect(alone('file_refused')).toBeNull()
})

test('a return case, or the client of a voucher, opens where the reader may see it', () => {
  const details = { return: 4, client_id: 7 }
  const returned = { kind: 'return_waiting', order_id: null, details } as const
  expect(targetOf(returned, POLICY.winery_manager)).toBe('/returns/4')
  expect(targetOf(returned, {})).toBeNull()
  expect(targetOf({ ...returned, kind: 'file_refused' }, POLICY.winery_manager)).toBe('/returns/4')
  const voucher = { kind: 'voucher_expiring', order_id: 9, details } as const
  expect(targetOf(voucher, POLICY.online_seller)).toBe('/clients/7/history')
})
