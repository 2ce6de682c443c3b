import type { Recovery } from './verified.ts'

/** What the link of a recovery mail carries behind the `#`, which no server ever sees. */
export function linkedCode(hash: string): Recovery | null {
  const found = new URLSearchParams(hash.replace(/^#/, ''))
  const [email, token] = [found.get('email'), found.get('token')]
  return email === null || token === null ? null : { email, token }
}
