/** What the browser keeps between visits. The first three names are the specification's. */
export const KEPT = {
  token: 'access_token',
  profile: 'profile',
  url: 'url',
  preferences: 'preferences',
  preferencesOf: 'preferences_of',
} as const

type KeptName = (typeof KEPT)[keyof typeof KEPT]

/** Storage may be forbidden or full (private windows): the console then works for this visit only. */
const memory = new Map<KeptName, string>()

export function readKept(name: KeptName): string | null {
  try {
    return localStorage.getItem(name) ?? memory.get(name) ?? null
  } catch {
    return memory.get(name) ?? null
  }
}

export function keep(name: KeptName, value: string): void {
  memory.set(name, value)
  try {
    localStorage.setItem(name, value)
  } catch {
    // Kept in memory already, for as long as the page lives.
    return
  }
}

export function forget(...names: KeptName[]): void {
  for (const name of names) {
    memory.delete(name)
    try {
      localStorage.removeItem(name)
    } catch {
      // Nothing was kept where storage is forbidden.
      continue
    }
  }
}
