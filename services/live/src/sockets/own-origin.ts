import type { IncomingMessage } from 'node:http'

/**
 * Whether a socket was asked for by a page of ours. A token opens it, never a cookie, so a foreign page could do nothing
 * with it; it is turned away at the door nonetheless. What isn't a browser names no origin.
 */
export function isOwnOrigin({ headers }: Pick<IncomingMessage, 'headers'>, publicUrl: string): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  return [host, new URL(publicUrl).host].includes(new URL(origin).host)
}
