import type { Knex } from 'knex'
import type { SessionsRow } from '../tables.ts'

/** One session, one of a user, or all of a user with an optional exception. */
type Which = { id: string; user_id?: number } | { user_id: number; except?: string }

/**
 * Ends sessions; returns how many. After the commit the caller notifies `sessions`, so that it takes effect at
 * once.
 */
export async function endSessions(
  trx: Knex,
  which: Which,
  { reason, now }: { reason: NonNullable<SessionsRow['reason']>; now: Date },
): Promise<number> {
  const { except, ...ours } = { except: undefined, ...which }
  const open = trx('auth.sessions').where(ours).whereNull('revoked_at')
  if (except !== undefined) void open.whereNot('id', except)
  return open.update({ revoked_at: now, reason })
}

// Long enough to investigate the last months; longer would collect users' whereabouts without need.
const RETENTION_MS = 90 * 24 * 60 * 60_000

export async function deleteOldSessions(db: Knex, now: Date): Promise<void> {
  await db('auth.sessions')
    .where('expires_at', '<', new Date(now.getTime() - RETENTION_MS))
    .delete()
}
