import { POLICY } from '@deportivo/lifecycle/policy'
import { PROFILE_IDS } from '@deportivo/lifecycle/profiles'
import { expect, test } from 'vitest'
import { changedBetween, countIn, grantsOf, modulesOf } from './grants.ts'

test.each(PROFILE_IDS)('what %s may do goes to the wire and comes back whole', (profile) => {
  expect(grantsOf(modulesOf(POLICY[profile]))).toEqual(POLICY[profile])
})

test('a permission taken away, given or bounded otherwise is a change; the rest is none', () => {
  const before = { 'read users': 'all', 'read sales': 'own', 'read mail': 'all' } as const
  const after = { 'read users': 'all', 'read sales': 'team', 'read audit': 'all' } as const
  expect(changedBetween(before, after)).toEqual(['read sales', 'read audit', 'read mail'])
  expect(changedBetween(before, before)).toEqual([])
})

test('a module counts what is granted in it, however far it reaches', () => {
  expect(countIn('users', POLICY.two)).toBe(4)
  expect(countIn('users', POLICY.online_seller)).toBe(0)
  expect(countIn('clients', { 'update clients': 'own' })).toBe(1)
})
