/** Caches short catalogue lists in sessionStorage, so that selects are filled at once on every page. */
const PREFIX = 'list:'

export function readCachedList<R>(address: string | null): R | undefined {
  if (address === null) return undefined
  try {
    const stored = sessionStorage.getItem(`${PREFIX}${address}`)
    return stored === null ? undefined : (JSON.parse(stored) as R)
  } catch {
    // Storage is forbidden or its content invalid: the list is fetched as usual.
    return undefined
  }
}

export function cacheList(address: string, reply: unknown): void {
  try {
    sessionStorage.setItem(`${PREFIX}${address}`, JSON.stringify(reply))
  } catch {
    // Storage full or forbidden: only the head start is lost.
    return
  }
}

/** Clears the cache at sign-out, so that the next user of this browser sees none of it. */
export function clearCachedLists(): void {
  try {
    for (const name of Object.keys(sessionStorage))
      if (name.startsWith(PREFIX)) sessionStorage.removeItem(name)
  } catch {
    // Storage is forbidden, so nothing was cached.
    return
  }
}
