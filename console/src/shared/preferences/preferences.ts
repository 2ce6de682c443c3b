import type { StoredPreferences, Preferences } from '@deportivo/contracts/admin/preferences'
import { STORAGE_KEYS, writeStored, readStored } from '../state/browser-storage.ts'
import { clampZoom, FIRST, parsePreferences, soundPreferences } from './sound-preferences.ts'
import { createStore, useStore } from '../state/store.ts'
import { clearPreferencesOwner, markUnsent, ownerOf, unsentNames, writeOwner } from './unsent-preferences.ts'

const preferences = createStore(parsePreferences(readStored(STORAGE_KEYS.preferences)))

export const usePreferences = () => useStore(preferences)
export const currentPreferences = () => preferences.get()

/** Applies preferences stored by another tab, without storing them again. */
export const takePreferences = (stored: string | null): void => preferences.set(parsePreferences(stored))

function storeLocally(next: Preferences): void {
  const written = JSON.stringify(next)
  if (written === JSON.stringify(preferences.get())) return
  writeStored(STORAGE_KEYS.preferences, written)
  preferences.set(next)
}

/** Stored in this browser at once; for a signed-in user also sent to the server later. */
export function changePreferences(change: Partial<Preferences>): void {
  const next = { ...preferences.get(), ...change }
  storeLocally({ ...next, zoom: clampZoom(next.zoom) })
  markUnsent(Object.keys(change) as (keyof Preferences)[])
}

let pickedBefore: Partial<Preferences> = {}

/** The language chosen on the login page wins over the stored one, which the user may not read. */
export function pickLanguage(language: Preferences['language']): void {
  pickedBefore = { language }
  changePreferences({ language })
}

/** What stays on the device for the next user: the login page needs a language and a theme. */
const ofTheDevice = ({ theme, language }: Preferences): Preferences => ({ ...FIRST, theme, language })

/** Preferences changed here and not yet sent. */
export function unsentPreferences(): Partial<Preferences> {
  const now = preferences.get()
  return Object.fromEntries(unsentNames().map((name) => [name, now[name]]))
}

/** After sign-in the server's preferences apply, except for unsent ones; `usual` ones where the user chose nothing. */
export function startPreferences(
  userId: number,
  stored: StoredPreferences,
  usual: Partial<Preferences> = {},
): void {
  const owner = ownerOf()
  const isAnother = owner !== null && owner !== userId
  const here = isAnother ? ofTheDevice(preferences.get()) : preferences.get()
  if (owner !== userId) writeOwner(userId)
  storeLocally(soundPreferences({ ...here, ...usual, ...stored, ...unsentPreferences() }))
  const picked = pickedBefore
  pickedBefore = {}
  if (picked.language !== undefined) changePreferences(picked)
}

/** The person left on purpose. */
export function endPreferences(): void {
  clearPreferencesOwner()
  storeLocally(ofTheDevice(preferences.get()))
}
