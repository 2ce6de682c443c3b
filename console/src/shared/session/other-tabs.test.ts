import { afterEach, beforeEach, expect, test } from 'vitest'
import { STORAGE_KEYS, readStored } from '../state/browser-storage.ts'
import { followOtherTabs } from './other-tabs.ts'
import { changePreferences, currentPreferences } from '../preferences/preferences.ts'
import { accessToken, beginSession, endSession, sessionEnd } from './session-end.ts'

let reloads = 0
let stop: () => void

beforeEach(() => {
  reloads = 0
  stop = followOtherTabs(() => (reloads += 1))
  beginSession('a')
})

afterEach(() => {
  stop()
  endSession('signed_out')
  localStorage.clear()
})

/** What the browser does in this tab when another one wrote. */
function writtenElsewhere(key: string, newValue: string | null): void {
  if (newValue === null) localStorage.removeItem(key)
  else localStorage.setItem(key, newValue)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
}

test('who signs out in one tab is signed out in all', () => {
  writtenElsewhere(STORAGE_KEYS.token, null)
  expect(accessToken.get()).toBeNull()
  expect(sessionEnd.get()).toBe('signed_out')
  expect(readStored(STORAGE_KEYS.token)).toBeNull()
})

test('who signs in in one tab is signed in in all', () => {
  endSession('signed_out')
  writtenElsewhere(STORAGE_KEYS.token, 'b')
  expect(accessToken.get()).toBe('b')
})

test('a storage that was cleared elsewhere ends the session here', () => {
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(accessToken.get()).toBeNull()
})

test('a profile chosen in another tab loads this one anew: its calls go out as that profile', () => {
  writtenElsewhere(STORAGE_KEYS.profile, '{"id":"one","name":"Gerencia"}')
  expect(reloads).toBe(1)
})

test('without a session, a profile chosen in another tab changes nothing', () => {
  endSession('signed_out')
  writtenElsewhere(STORAGE_KEYS.profile, '{"id":"one","name":"Gerencia"}')
  expect(reloads).toBe(0)
})

test('a look chosen in another tab is taken here', () => {
  changePreferences({ theme: 'light' })
  writtenElsewhere(STORAGE_KEYS.preferences, JSON.stringify({ ...currentPreferences(), theme: 'dark' }))
  expect(currentPreferences().theme).toBe('dark')
  changePreferences({ theme: 'system' })
})
