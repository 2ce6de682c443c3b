import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Knex } from 'knex'
import { withoutWaiting } from '../../db/pipeline.ts'
import { prepared } from '../../db/prepared.ts'
import { invalid } from '../refused.ts'
import type { IdempotencyRow } from './tables.ts'

const MAX_KEY_LENGTH = 200

/** A request that may be repeated. */
export interface Repeatable {
  userId: number
  key: string
  fingerprint: string
}

// A file's path differs each time, its hash does not. A plain hash of a password would help an attacker who reads
// it.
const NOT_PRINTED = new Set(['path', 'head', 'password', 'password_confirmation', 'current_password', 'code'])

function fingerprintOf(request: FastifyRequest): string {
  const body = JSON.stringify(request.body ?? null, (name, value: unknown) =>
    NOT_PRINTED.has(name) ? undefined : value,
  )
  return createHash('sha256').update(`${request.method} ${request.url}\n${body}`).digest('base64')
}

/** The fingerprint of the request under the caller's key; null where the caller sent none. */
export function repeatableOf(request: FastifyRequest, userId: number): Repeatable | null {
  const header = request.headers['idempotency-key']
  const key = Array.isArray(header) ? header[0] : header
  if (!key || request.routeOptions.config.contract?.is_secret) return null
  if (key.length > MAX_KEY_LENGTH)
    throw invalid({ 'Idempotency-Key': { key: 'field.max_length', values: { limit: MAX_KEY_LENGTH } } })
  return { userId, key, fingerprint: fingerprintOf(request) }
}

const STORE_REPLY = prepared<never>('reply stored', 'select bus.store_reply($1, $2, $3, $4)')

/**
 * Stores the body of the reply in the transaction that made the change, so neither exists without the other. The database
 * waits for an equal request that is still running; if that one committed, this one fails and leaves nothing.
 */
export async function storeReply(
  trx: Knex.Transaction,
  { userId, key, fingerprint }: Repeatable,
  reply: string,
): Promise<void> {
  await withoutWaiting(trx, STORE_REPLY(trx, [userId, key, fingerprint, reply]))
}

const FIND_REPLY = prepared<Pick<IdempotencyRow, 'fingerprint' | 'reply'>>(
  'reply stored before',
  `select fingerprint, reply from bus.idempotency
   where user_id = $1 and key = $2 and created_at >= now() - $3::interval`,
)

const RETENTION = '24 hours'
// Longer than a browser retries a lost request; also for a step after which its author may no longer see the
// record.
const REPEATED_FOR = '1 minute'

/**
 * The reply that an equal request got, if there was one. Refuses a key used for a different request. The reply
 * about a record that the caller may no longer see is returned to a quick retry only, not to a later request.
 */
export async function earlierReply(
  db: Knex,
  { userId, key, fingerprint }: Repeatable,
  isUnseen: boolean,
): Promise<string | undefined> {
  const [stored] = await FIND_REPLY(db, [userId, key, isUnseen ? REPEATED_FOR : RETENTION])
  if (stored && stored.fingerprint !== fingerprint) throw invalid({ 'Idempotency-Key': 'problem.key_reused' })
  return stored?.reply
}
