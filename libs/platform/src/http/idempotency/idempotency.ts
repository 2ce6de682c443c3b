import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Knex } from 'knex'
import { withoutWaiting } from '../../db/pipeline.ts'
import { prepared } from '../../db/prepared.ts'
import { invalid } from '../refused.ts'

const MAX_KEY_LENGTH = 200

/** A request that may come more than once. */
export interface Repeatable {
  userId: number
  key: string
  fingerprint: string
}

// A file's place differs each time, its hash doesn't. A plain hash of a password would help an attacker who reads it.
const NOT_PRINTED = new Set(['path', 'head', 'password', 'password_confirmation', 'current_password', 'code'])

function fingerprintOf(request: FastifyRequest): string {
  const body = JSON.stringify(request.body ?? null, (name, value: unknown) =>
    NOT_PRINTED.has(name) ? undefined : value,
  )
  return createHash('sha256').update(`${request.method} ${request.url}\n${body}`).digest('base64')
}

/** What the caller's key stands for; null where the caller sent none. */
export function repeatableOf(request: FastifyRequest, userId: number): Repeatable | null {
  const header = request.headers['idempotency-key']
  const key = Array.isArray(header) ? header[0] : header
  if (!key || request.routeOptions.config.contract?.is_secret) return null
  if (key.length > MAX_KEY_LENGTH)
    throw invalid({ 'Idempotency-Key': { key: 'field.max_length', values: { limit: MAX_KEY_LENGTH } } })
  return { userId, key, fingerprint: fingerprintOf(request) }
}

const KEEP = prepared<never>('reply kept', 'select bus.keep_reply($1, $2, $3, $4)')

/**
 * Stores the reply in the transaction that made the change, so neither exists without the other. An equal request that
 * is under way is waited for by the database; when it was first, this one fails, and nothing of it remains.
 */
export async function storeReply(
  trx: Knex.Transaction,
  { userId, key, fingerprint }: Repeatable,
  reply: unknown,
): Promise<void> {
  await withoutWaiting(trx, KEEP(trx, [userId, key, fingerprint, JSON.stringify(reply)]))
}

const KEPT = prepared<{ fingerprint: string; reply: unknown }>(
  'reply kept before',
  `select fingerprint, reply from bus.idempotency
   where user_id = $1 and key = $2 and created_at >= now() - $3::interval`,
)

const KEPT_FOR = '24 hours'
// Longer than a browser repeats what got lost; an act that takes the record from its own author is repeated too.
const REPEATED_FOR = '1 minute'

/**
 * The reply that an equal request got, if there was one. Refuses a key used for a different request. The reply about a
 * record that the caller may no longer see is returned to a quick retry only, not to a later request.
 */
export async function earlierReply<Reply>(
  db: Knex,
  { userId, key, fingerprint }: Repeatable,
  isUnseen: boolean,
): Promise<Reply | undefined> {
  const [kept] = await KEPT(db, [userId, key, isUnseen ? REPEATED_FOR : KEPT_FOR])
  if (kept && kept.fingerprint !== fingerprint) throw invalid({ 'Idempotency-Key': 'problem.key_reused' })
  return kept?.reply as Reply | undefined
}
