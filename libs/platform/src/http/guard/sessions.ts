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
  /** A profile requires a second factor that the user has not set up: until then they have no permission. */
  lacks_factor: boolean
}

export interface SessionReader {
  /**
   * The session, if it is still valid. A session ended elsewhere is noticed within 2 s, or at once with a wake-up.
   */
  find(sessionId: string): Promise<SessionRow | null>
  /** Evicts one session from the cache, or all; a wake-up for sessions evicts all too. */
  evict(sessionId?: string): void
}

// Longer, and a logout handled by another process would apply too late; shorter, and every request queries the
// database.
const FRESH_MS = 2_000
// More users than this at once only cost queries; a smaller cache would evict active sessions.
const MAX_CACHED = 5_000
export const IDLE_MS = 2 * 60 * 60_000
// Idle time is measured in hours: a precision of one minute saves one write per request.
const USE_PRECISION_MS = 60_000

interface CachedSession {
  row: Promise<SessionRow | null>
  readAt: number
}

interface SessionCache {
  db: Knex
  cached: Map<string, CachedSession>
  usedAt: Map<string, number>
}

/** Reads sessions for the guard, from a short-lived cache. */
export function createSessionReader({ db, clock, wake }: Pick<Deps, 'db' | 'clock' | 'wake'>): SessionReader {
  const known: SessionCache = { db, cached: new Map(), usedAt: new Map() }
  wake.on('sessions', () => known.cached.clear())
  return {
    async find(sessionId) {
      const now = clock.now().getTime()
      const row = await recall(known, sessionId, now)
      if (!row || !isLive(row, known.usedAt.get(sessionId), now)) return null
      await recordUse(known, row, now)
      return row
    },
    evict(sessionId) {
      if (sessionId === undefined) known.cached.clear()
      else known.cached.delete(sessionId)
    },
  }
}

function recall({ db, cached }: SessionCache, sessionId: string, now: number): Promise<SessionRow | null> {
  const before = cached.get(sessionId)
  if (before && now - before.readAt < FRESH_MS) return before.row
  const row = readSession(db, sessionId)
  remember(cached, sessionId, { row, readAt: now })
  // A failed query must not stay cached for the next two seconds.
  row.catch(() => cached.delete(sessionId))
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

/** Evicts the oldest; a used entry becomes the newest. */
function remember<Value>(cache: Map<string, Value>, key: string, value: Value): void {
  cache.delete(key)
  cache.set(key, value)
  const oldest = cache.keys().next()
  if (cache.size > MAX_CACHED && !oldest.done) cache.delete(oldest.value)
}

function isLive(row: SessionRow, usedAt: number | undefined, now: number): boolean {
  const lastSeen = Math.max(row.last_seen_at.getTime(), usedAt ?? 0)
  return row.expires_at.getTime() > now && lastSeen + IDLE_MS > now
}

async function recordUse({ db, usedAt }: SessionCache, row: SessionRow, now: number): Promise<void> {
  const before = Math.max(usedAt.get(row.session_id) ?? 0, row.last_seen_at.getTime())
  if (now - before < USE_PRECISION_MS) return
  remember(usedAt, row.session_id, now)
  await db.raw('select auth.published_mark_session_used(?::uuid, ?)', [row.session_id, new Date(now)])
}
