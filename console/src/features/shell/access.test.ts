import { POLICY } from '@deportivo/lifecycle/policy'
import type { Grants } from '@deportivo/lifecycle/permissions'
import type { ProfileId } from '@deportivo/lifecycle/profiles'
import { expect, test } from 'vitest'
import { mayOpenPage } from './access.ts'

const opens = (profile: ProfileId, url: string, grants: Grants = POLICY[profile]) =>
  mayOpenPage(url, { profile, grants })

test('a page is closed to whom its entry is not shown, by its own rule and by its group’s', () => {
  expect(opens('dispatch_assistant', '/clients')).toBe(false)
  expect(opens('two', '/clients')).toBe(true)
  expect(opens('freelance_seller', '/expenses', { ...POLICY.freelance_seller, 'read expenses': 'all' })).toBe(
    false,
  )
  expect(opens('accounting_manager', '/result_state')).toBe(false)
  expect(opens('one', '/brands/list')).toBe(false)
  expect(opens('two', '/brands/list')).toBe(true)
})

test('a page that no menu leads to is as open as the one it belongs to', () => {
  expect(opens('online_seller', '/users/7')).toBe(false)
  expect(opens('head_dispatch', '/users/7')).toBe(true)
  expect(opens('head_dispatch', '/users/new')).toBe(false)
  expect(opens('two', '/users/new')).toBe(true)
  expect(opens('dispatch_assistant', '/clients/4/history')).toBe(false)
  expect(opens('winery_manager', '/geo/11/clients')).toBe(false)
  expect(opens('accounting_manager', '/geo/11/clients')).toBe(true)
  expect(opens('local_administrative', '/manager')).toBe(false)
  expect(opens('one', '/manager')).toBe(true)
})

test('who reads orders opens one, whatever else they may not see', () => {
  expect(opens('dispatch_assistant', '/sales/4')).toBe(true)
  expect(opens('dispatch_assistant', '/orders')).toBe(false)
  expect(opens('dispatch_assistant', '/sales/4', {})).toBe(false)
})

test('the query string changes nothing, and every user may open their own profile', () => {
  expect(opens('dispatch_assistant', '/clients?search=norte')).toBe(false)
  expect(opens('dispatch_assistant', '/my-profile', {})).toBe(true)
})

test('a page without a rule is closed to all', () => {
  expect(opens('two', '/anything')).toBe(false)
})
