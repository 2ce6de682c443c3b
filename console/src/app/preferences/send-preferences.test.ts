import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { STORAGE_KEYS, readStored } from '../../shared/state/browser-storage.ts'
import {
  changePreferences,
  currentPreferences,
  pickLanguage,
  startPreferences,
  unsentPreferences,
  takePreferences,
} from '../../shared/preferences/preferences.ts'
import { followPreferences, sendPreferences } from './send-preferences.ts'
import { beginSession, endSession } from '../../shared/session/session-end.ts'
import { startReplies, type Reply } from '../../shared/testing/start-replies.ts'

const TAKEN: Reply = { status: 200, body: { code: 200, data: {} } }
let reply: Reply | Promise<Reply> = TAKEN
let server: Awaited<ReturnType<typeof startReplies>>
let stop: () => void

beforeEach(async () => {
  reply = TAKEN
  server = await startReplies(() => reply)
  stop = followPreferences()
  beginSession('a.b.c')
  startPreferences(7, { language: 'es' })
})

afterEach(async () => {
  stop()
  endSession('signed_out')
  localStorage.clear()
  takePreferences(null)
  await server.stop()
})

const sent = () =>
  server.asked
    .filter(({ method, url }) => method === 'PUT' && url === '/api/v1/auth/preferences')
    .map(({ body }) => JSON.parse(body) as unknown)

test('what the server keeps of a person shows on whichever browser they sign in', () => {
  startPreferences(7, { theme: 'dark', zoom: 1.2, language: 'en' })
  expect(currentPreferences()).toMatchObject({ theme: 'dark', zoom: 1.2, language: 'en', accent: 'pine' })
})

test('what is usual for a profile shows until its user chooses something else', () => {
  startPreferences(7, { language: 'es' }, { density: 'compact' })
  expect(currentPreferences().density).toBe('compact')
  startPreferences(7, { language: 'es', density: 'comfortable' }, { density: 'compact' })
  expect(currentPreferences().density).toBe('comfortable')
})

test('a change shows at once, and several in a row are sent in one call', async () => {
  changePreferences({ zoom: 1.1 })
  changePreferences({ zoom: 1.2 })
  changePreferences({ accent: 'grape' })
  expect(currentPreferences()).toMatchObject({ zoom: 1.2, accent: 'grape' })
  await waitFor(() => expect(sent()).toEqual([{ zoom: 1.2, accent: 'grape' }]), { timeout: 30_000 })
  await sendPreferences()
  expect(sent()).toHaveLength(1)
})

test('a change that could not be sent replaces that of the server, and is sent when the connection is back', async () => {
  reply = { status: 500, body: {} }
  changePreferences({ theme: 'dark' })
  await sendPreferences()
  startPreferences(7, { theme: 'light', accent: 'clay', language: 'es' })
  expect(currentPreferences()).toMatchObject({ theme: 'dark', accent: 'clay' })
  reply = TAKEN
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(sent()).toEqual([{ theme: 'dark' }, { theme: 'dark' }]), { timeout: 30_000 })
})

test('a choice that the server refuses stays in this browser and is not sent again and again', async () => {
  reply = { status: 422, body: { code: 422, message: 'no', errors: { accent: ['no'] } } }
  changePreferences({ accent: 'grape' })
  await sendPreferences()
  await sendPreferences()
  expect(sent()).toHaveLength(1)
  expect(currentPreferences().accent).toBe('grape')
})

test('what changes again while it is being sent is sent once more', async () => {
  let give: (given: Reply) => void = () => undefined
  reply = new Promise((resolve) => (give = resolve))
  changePreferences({ layout: 'layout2' })
  const sending = sendPreferences()
  await waitFor(() => expect(sent()).toHaveLength(1))
  changePreferences({ layout: 'layout3' })
  give(TAKEN)
  await sending
  await sendPreferences()
  expect(sent()).toEqual([{ layout: 'layout2' }, { layout: 'layout3' }])
})

test('who signs out leaves theme and language for the login page, and nothing else of their taste', () => {
  changePreferences({ theme: 'dark', language: 'en', accent: 'clay', zoom: 1.3, single_keys: false })
  endSession('signed_out')
  expect(currentPreferences()).toEqual({
    theme: 'dark',
    language: 'en',
    accent: 'pine',
    zoom: 1,
    layout: 'layout1',
    density: 'comfortable',
    single_keys: true,
    pinned_pages: [],
    columns: {},
    opening_views: {},
  })
  expect(readStored(STORAGE_KEYS.preferencesOf)).toBeNull()
})

test('another person after a session that ran out gets nothing of the first, sent or unsent', async () => {
  reply = { status: 500, body: {} }
  changePreferences({ accent: 'clay', layout: 'layout2' })
  await sendPreferences()
  endSession('expired')
  reply = TAKEN
  beginSession('d.e.f')
  startPreferences(8, { language: 'es' })
  await sendPreferences()
  expect(currentPreferences()).toMatchObject({ accent: 'pine', layout: 'layout1' })
  expect(sent()).toHaveLength(1)
})

test('the same person after a session that ran out keeps what was not sent, and sends it', async () => {
  reply = { status: 500, body: {} }
  changePreferences({ density: 'compact' })
  await sendPreferences()
  endSession('expired')
  reply = TAKEN
  beginSession('d.e.f')
  startPreferences(7, { density: 'comfortable', language: 'es' })
  await sendPreferences()
  expect(currentPreferences().density).toBe('compact')
  expect(sent()).toEqual([{ density: 'compact' }, { density: 'compact' }])
})

test('what a guest chooses on the login page is not sent', async () => {
  endSession('signed_out')
  changePreferences({ language: 'en' })
  await sendPreferences()
  expect(sent()).toEqual([])
})

test('the language picked before signing in wins over the stored one, and is stored from then on', async () => {
  endSession('expired')
  pickLanguage('ar')
  beginSession('d.e.f')
  startPreferences(8, { theme: 'dark', language: 'es' })
  expect(currentPreferences()).toMatchObject({ theme: 'dark', language: 'ar' })
  await waitFor(() => expect(sent()).toEqual([{ language: 'ar' }]), { timeout: 30_000 })
  // Until the reply arrives the choice counts as unsent, and wins.
  await waitFor(() => expect(unsentPreferences()).toEqual({}))
  startPreferences(8, { theme: 'dark', language: 'en' })
  expect(currentPreferences().language).toBe('en')
})
