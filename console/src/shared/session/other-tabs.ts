import { clearStored, STORAGE_KEYS } from '../state/browser-storage.ts'
import { currentPreferences, takePreferences } from '../preferences/preferences.ts'
import { accessToken, beginSession, endSession } from './session-end.ts'

/** Syncs tabs by storage events, which fire in every tab but the one that wrote. */
export function followOtherTabs(reload: () => void): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    // A null key: everything was cleared at once.
    if (key === null || key === STORAGE_KEYS.token) followSession(key === null ? null : newValue)
    // Everything on screen was read as the profile before.
    else if (key === STORAGE_KEYS.profile && newValue !== null && accessToken.get() !== null) reload()
    else if (key === STORAGE_KEYS.preferences && newValue !== JSON.stringify(currentPreferences()))
      takePreferences(newValue)
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}

function followSession(token: string | null): void {
  if (token === accessToken.get()) return
  if (token !== null) return beginSession(token)
  clearStored(STORAGE_KEYS.token)
  endSession('signed_out')
}
