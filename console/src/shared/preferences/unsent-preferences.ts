import type { Preferences } from '@deportivo/contracts/admin/preferences'
import { clearStored, STORAGE_KEYS, writeStored, readStored } from '../state/browser-storage.ts'
import { createStore } from '../state/store.ts'

type Name = keyof Preferences

/**
 * Whose preferences this browser has, and which of them are not yet sent to the server. Read from the storage every
 * time: another tab may have sent them, or changed more.
 */
interface Owned {
  of: number
  unsent: Name[]
}

function readOwned(): Owned | null {
  try {
    const found = JSON.parse(readStored(STORAGE_KEYS.preferencesOf) ?? 'null') as Partial<Owned> | null
    if (typeof found?.of !== 'number' || !Array.isArray(found.unsent)) return null
    return { of: found.of, unsent: found.unsent }
  } catch {
    // Invalid content: no owner.
    return null
  }
}

const write = (owned: Owned): void => writeStored(STORAGE_KEYS.preferencesOf, JSON.stringify(owned))

export const ownerOf = (): number | null => readOwned()?.of ?? null
export const unsentNames = (): Name[] => readOwned()?.unsent ?? []

/** Sets the owner of the preferences; nothing is unsent yet. */
export const writeOwner = (userId: number): void => write({ of: userId, unsent: [] })
export const clearPreferencesOwner = (): void => clearStored(STORAGE_KEYS.preferencesOf)

/** Counts the changes made in this tab; the sender subscribes to it. */
export const ownChanges = createStore(0)

/** A guest's changes are never sent: the user who signs in next has their own. */
export function markUnsent(names: readonly Name[]): void {
  const owned = readOwned()
  if (owned === null) return
  write({ of: owned.of, unsent: [...new Set([...owned.unsent, ...names])] })
  ownChanges.set(ownChanges.get() + 1)
}

export function markSent(names: readonly Name[]): void {
  const owned = readOwned()
  if (owned) write({ of: owned.of, unsent: owned.unsent.filter((name) => !names.includes(name)) })
}
