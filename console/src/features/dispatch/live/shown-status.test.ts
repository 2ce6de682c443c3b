import { expect, it } from 'vitest'
import { shownStatus } from './shown-status.ts'

it('a board claims to be live only with a network, and to poll only while the server replies', () => {
  const working = { isOnline: true, hasFailed: false }
  expect(shownStatus('polling', working)).toBe('polling')
  expect(shownStatus('polling', { ...working, isOnline: false })).toBe('reconnecting')
  expect(shownStatus('polling', { ...working, hasFailed: true })).toBe('reconnecting')
  expect(shownStatus('live', working)).toBe('live')
  expect(shownStatus('live', { ...working, isOnline: false })).toBe('reconnecting')
})
