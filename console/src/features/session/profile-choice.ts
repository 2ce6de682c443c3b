import { STORAGE_KEYS, writeStored } from '../../shared/state/browser-storage.ts'

/** Keeps the profile a person works as. Calls name it from then on. */
export function chooseProfile(profile: { id: string; name: string }): void {
  writeStored(STORAGE_KEYS.profile, JSON.stringify({ id: profile.id, name: profile.name }))
}
