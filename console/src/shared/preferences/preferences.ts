import type { KeptPreferences, Preferences } from '@deportivo/contracts/admin/preferences'
import { STORAGE_KEYS, writeStored, readStored } from '../state/browser-storage.ts'
import { clampZoom, FIRST, parsePreferences, soundPreferences } from './sound-preferences.ts'
import { createStore, useStore } from '../state/store.ts'
import { clearPreferencesOwner, markUnsent, ownerOf, unsentNames, writeOwner } from './unsent-preferences.ts'

const preferences = createStore(parsePreferences(readStored(STORAGE_KEYS.preferences)))

export const usePreferences = () => useStore(preferences)
export const currentPreferences = () => preferences.get()

/** Takes what was kept elsewhere, without keeping it again. */
export const takePreferences = (kept: string | null): void => preferences.set(parsePreferences(kept))

function keepHere(next: Preferences): void {
  const written = JSON.stringify(next)
  if (written === JSON.stringify(preferences.get())) return
  writeStored(STORAGE_KEYS.preferences, written)
  preferences.set(next)
}

/** Kept in this browser at once; for a person who is signed in the server hears of it as soon as it can. */
export function changePreferences(change: Partial<Preferences>): void {
  const next = { ...preferences.get(), ...change }
  keepHere({ ...next, zoom: clampZoom(next.zoom) })
  markUnsent(Object.keys(change) as (keyof Preferences)[])
}

let pickedBefore: Partial<Preferences> = {}

/** Whoever signs in next picks their language first: they may not be able to read the one that is kept for them. */
export function pickLanguage(language: Preferences['language']): void {
  pickedBefore = { language }
  changePreferences({ language })
}

/** A login page needs a language and a theme; the rest is taste, and the next person has their own. */
const leftForTheNext = ({ theme, language }: Preferences): Preferences => ({ ...FIRST, theme, language })

/** What is chosen here and still to be told to the server. */
export function unsentPreferences(): Partial<Preferences> {
  const now = preferences.get()
  return Object.fromEntries(unsentNames().map((name) => [name, now[name]]))
}

/** A person signed in: what the server keeps of them counts, but for what they chose here and could not send yet. */
export function startPreferences(userId: number, kept: KeptPreferences): void {
  const owner = ownerOf()
  const isAnother = owner !== null && owner !== userId
  const here = isAnother ? leftForTheNext(preferences.get()) : preferences.get()
  if (owner !== userId) writeOwner(userId)
  keepHere(soundPreferences({ ...here, ...kept, ...unsentPreferences() }))
  const picked = pickedBefore
  pickedBefore = {}
  if (picked.language !== undefined) changePreferences(picked)
}

/** The person left on purpose. */
export function endPreferences(): void {
  clearPreferencesOwner()
  keepHere(leftForTheNext(preferences.get()))
}
