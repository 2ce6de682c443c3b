/** localStorage keys. The first three names are the specification's. */
export const STORAGE_KEYS = {
  token: 'access_token',
  profile: 'profile',
  url: 'url',
  preferences: 'preferences',
  preferencesOf: 'preferences_of',
  recent: 'recent',
  unsentPicks: 'unsent_picks',
  unsentCounts: 'unsent_counts',
  productView: 'product_view',
  searchView: 'search_view',
  saleView: 'sale_view',
  counter: 'counter',
} as const

type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS]

/** Storage may be forbidden or full (private windows): the console then works for this visit only. */
const memory = new Map<StorageKey, string>()

export function readStored(name: StorageKey): string | null {
  try {
    return localStorage.getItem(name) ?? memory.get(name) ?? null
  } catch {
    return memory.get(name) ?? null
  }
}

export function writeStored(name: StorageKey, value: string): void {
  memory.set(name, value)
  try {
    localStorage.setItem(name, value)
  } catch {
    // Already in memory, for the life of the page.
    return
  }
}

export function clearStored(...names: StorageKey[]): void {
  for (const name of names) {
    memory.delete(name)
    try {
      localStorage.removeItem(name)
    } catch {
      // Storage is forbidden: nothing was stored.
      continue
    }
  }
}
