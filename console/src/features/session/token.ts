/** When a token ends, in milliseconds, from its `exp` claim; null where it can't be read: the server then decides. */
export function expiryOf(token: string): number | null {
  const payload = token.split('.')[1]
  if (payload === undefined) return null
  try {
    const claims: unknown = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')))
    if (typeof claims !== 'object' || claims === null || !('exp' in claims)) return null
    return typeof claims.exp === 'number' ? claims.exp * 1_000 : null
  } catch {
    // Not a token of ours.
    return null
  }
}
