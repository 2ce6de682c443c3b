import type { Grants } from '@deportivo/contracts/access'
import type { Knex } from 'knex'
import { queryRows } from '../../db/query-rows.ts'
import type { Deps } from '../../service.ts'

/** A live session as auth publishes it: `auth.published_sessions`. */
export interface SessionRow {
  session_id: string
  user_id: number
  name: string
  email: string
  language: string
  profile_ids: string[]
  profiles: Record<string, Grants>
  code_ids: number[]
  expires_at: Date
  last_seen_at: Date
  /** A profile asks for a second factor that the person has not: they have no permission until they set one up. */
  lacks_factor: boolean
}

export interface SessionReader {
  /** The session, if it still lives. What was ended elsewhere is noticed within 2 s, or at once with a wake. */
  find(sessionId: string): Promise<SessionRow | null>
  /** Looks again at one session, or at all; a wake for sessions does it too. */
  forget(sessionId?: string): void
}

// Longer, and a logout that another process took part in would act too late; shorter, and every request asks the database.
const FRESH_MS = 2_000
// More people than this at once only costs questions to the database, fewer would make them compete for room.
const MAX_KEPT = 5_000
export const IDLE_MS = 2 * 60 * 60_000
// Idle time is counted in hours: a minute's grain spares one write per request.
const TOUCH_MS = 60_000

interface Kept {
  row: Promise<SessionRow | null>
  readAt: number
}

interface Known {
  db: Knex
  kept: Map<string, Kept>
  touchedAt: Map<string, number>
}

/** Reads sessions for the guard, from memory where it looked a moment ago. */
export function createSessionReader({ db, clock, wake }: Pick<Deps, 'db' | 'clock' | 'wake'>): SessionReader {
  const known: Known = { db, kept: new Map(), touchedAt: new Map() }
  wake.on('sessions', () => known.kept.clear())
  return {
    async find(sessionId) {
      const now = clock.now().getTime()
      const row = await recall(known, sessionId, now)
      if (!row || !isLive(row, known.touchedAt.get(sessionId), now)) return null
      await touch(known, row, now)
      return row
    },
    forget(sessionId) {
      if (sessionId === undefined) known.kept.clear()
      else known.kept.delete(sessionId)
    },
  }
}

function recall({ db, kept }: Known, sessionId: string, now: number): Promise<SessionRow | null> {
  const before = kept.get(sessionId)
  if (before && now - before.readAt < FRESH_MS) return before.row
  const row = readSession(db, sessionId)
  remember(kept, sessionId, { row, readAt: now })
  // A failed query must not stay cached for the next two seconds.
  row.catch(() => kept.delete(sessionId))
  return row
}

async function readSession(db: Knex, sessionId: string): Promise<SessionRow | null> {
  const found = await queryRows<SessionRow>(
    db,
    'select * from auth.published_sessions where session_id = ?::uuid',
    [sessionId],
  )
  return found[0] ?? null
}

/** The oldest goes first; what is used again counts as new. */
function remember<Value>(kept: Map<string, Value>, key: string, value: Value): void {
  kept.delete(key)
  kept.set(key, value)
  const oldest = kept.keys().next()
  if (kept.size > MAX_KEPT && !oldest.done) kept.delete(oldest.value)
}

function isLive(row: SessionRow, touchedAt: number | undefined, now: number): boolean {
  const lastSeen = Math.max(row.last_seen_at.getTime(), touchedAt ?? 0)
  return row.expires_at.getTime() > now && lastSeen + IDLE_MS > now
}

async function touch({ db, touchedAt }: Known, row: SessionRow, now: number): Promise<void> {
  const before = Math.max(touchedAt.get(row.session_id) ?? 0, row.last_seen_at.getTime())
  if (now - before < TOUCH_MS) return
  remember(touchedAt, row.session_id, now)
  await db.raw('select auth.published_mark_session_used(?::uuid, ?)', [row.session_id, new Date(now)])
}
