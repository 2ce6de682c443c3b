import { expect, it } from 'vitest'
import { shownStatus } from './shown-status.ts'

it('a board claims to be live only with a network, and to poll only while the server replies', () => {
  const working = { isOnline: true, hasSnapshot: true, hasFailed: false }
  expect(shownStatus('polling', working)).toBe('polling')
  expect(shownStatus('polling', { ...working, isOnline: false })).toBe('reconnecting')
  expect(shownStatus('polling', { ...working, hasFailed: true })).toBe('reconnecting')
  expect(shownStatus('live', working)).toBe('live')
  expect(shownStatus('live', { ...working, isOnline: false })).toBe('reconnecting')
})

it('a board without its snapshot is not live yet', () => {
  const loading = { isOnline: true, hasSnapshot: false, hasFailed: false }
  expect([shownStatus('live', loading), shownStatus('polling', loading)]).toEqual([
    'connecting',
    'connecting',
  ])
  expect(shownStatus('live', { ...loading, isOnline: false })).toBe('reconnecting')
})
