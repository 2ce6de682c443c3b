/** Short lists of the catalogue, kept for the session of the browser tab: selects are full at once on every page. */
const PREFIX = 'list:'

export function readCachedList<R>(address: string | null): R | undefined {
  if (address === null) return undefined
  try {
    const kept = sessionStorage.getItem(`${PREFIX}${address}`)
    return kept === null ? undefined : (JSON.parse(kept) as R)
  } catch {
    // Storage is forbidden, or holds something else: the list is asked for as ever.
    return undefined
  }
}

export function cacheList(address: string, reply: unknown): void {
  try {
    sessionStorage.setItem(`${PREFIX}${address}`, JSON.stringify(reply))
  } catch {
    // Full or forbidden: nothing is lost but the head start.
    return
  }
}

/** The next person at this browser starts with nothing of this one. */
export function clearCachedLists(): void {
  try {
    for (const name of Object.keys(sessionStorage))
      if (name.startsWith(PREFIX)) sessionStorage.removeItem(name)
  } catch {
    // Nothing could have been kept.
    return
  }
}
