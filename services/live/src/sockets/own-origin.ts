import type { IncomingMessage } from 'node:http'

/**
 * Whether a page of the console opened the socket. Sockets authenticate by token, never by cookie, so a foreign
 * page could do nothing with one; it is refused all the same. Clients that are no browsers send no origin.
 */
export function isOwnOrigin({ headers }: Pick<IncomingMessage, 'headers'>, publicUrl: string): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  return [host, new URL(publicUrl).host].includes(new URL(origin).host)
}
