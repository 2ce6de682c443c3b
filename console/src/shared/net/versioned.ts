import type { Contract } from '@deportivo/contracts/route'
import { cacheKeyOf, isOfThisSession } from './cache-key.ts'
import type { Sent } from './send.ts'

interface VersionedBody {
  data: { as_of: string }
}

/** The newest reply of each versioned read, by its address in this session. */
const newest = new Map<string, { tag: string; body: VersionedBody }>()

const isVersionedBody = (body: unknown): body is VersionedBody =>
  typeof body === 'object' &&
  body !== null &&
  'data' in body &&
  typeof body.data === 'object' &&
  body.data !== null &&
  'as_of' in body.data

/** Names the version that is here already, so that it is not sent again; no cache between here and the server replies. */
export function versionHeaders(contract: Contract, address: string): Record<string, string> {
  if (!contract.is_versioned) return {}
  const known = newest.get(cacheKeyOf(address))
  return { 'cache-control': 'no-cache', ...(known && { 'if-none-match': known.tag }) }
}

/** The reply with the freshness that its header names: its body may have been made before, or be here already. */
export function withVersion(contract: Contract, address: string, sent: Sent): Sent {
  if (!contract.is_versioned) return sent
  const key = cacheKeyOf(address)
  const body = sent.status === 304 ? newest.get(key)?.body : sent.body
  if (!isVersionedBody(body)) return sent
  for (const other of newest.keys()) if (!isOfThisSession(other)) newest.delete(other)
  if (sent.tag !== null) newest.set(key, { tag: sent.tag, body })
  const as_of = sent.asOf ?? body.data.as_of
  return { ...sent, status: 200, body: { ...body, data: { ...body.data, as_of } } }
}
