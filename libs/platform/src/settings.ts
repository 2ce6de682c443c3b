import { FIRST_STAGE_TARGETS, type Settings } from '@deportivo/contracts/admin/settings'
import type { Knex } from 'knex'
import type { Logger } from 'pino'
import { queryRows } from './db/query-rows.ts'
import { startLoop } from './events/log/loop.ts'
import { Refused } from './http/refused.ts'
import type { Wake } from './live/wake.ts'

/** The company's settings, cached in memory: reading them is free, also on a hot path. */
export interface SettingsCache {
  /** The cached settings: a change by another process arrives with its wake-up, or within seconds without it. */
  current(): Settings
  /** Reads them now. */
  refresh(): Promise<void>
  onChange(listener: () => void): () => void
  stop(): Promise<void>
}

// A change must apply within 5 s in every process, also when its wake-up was lost.
const LOOK_MS = 3_000

/** The settings as the database has them, for work that has only its transaction. */
export async function readSettings(db: Knex): Promise<Settings> {
  const rows = await queryRows<Settings>(db, 'select * from admin.published_settings')
  const [row] = rows
  if (!row) throw new Error('the settings have a row from the first migration on')
  // A stage added after the settings were saved has its default minutes.
  return { ...row, stage_targets: { ...FIRST_STAGE_TARGETS, ...row.stage_targets } }
}

interface Needed {
  db: Knex
  wake: Wake
  log: Logger
}

/** Caches the settings in this process and refreshes them from the database. */
export async function createSettingsCache({ db, wake, log }: Needed): Promise<SettingsCache> {
  const listeners = new Set<() => void>()
  let known: Settings | null = null

  async function refresh(): Promise<void> {
    const read = await readSettings(db)
    // Reads overlap: an older result may arrive after a newer one.
    if (known && read.version < known.version) return
    const isNew = known?.version !== read.version
    known = read
    if (isNew) for (const listener of listeners) listener()
  }

  const complain = (err: unknown) => log.warn({ err }, 'settings could not be read')
  // A process may start before the one that creates the table: it replies 503 until then, and recovers by itself.
  await refresh().catch(complain)
  const loop = startLoop({
    everyMs: LOOK_MS,
    async step() {
      await refresh()
      return false
    },
    onError: complain,
  })
  const stopListening = wake.on('settings', () => loop.wakeUp())
  return {
    current() {
      if (known === null) throw new Refused({ kind: 'unavailable', key: 'problem.unavailable' })
      return known
    },
    refresh,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async stop() {
      stopListening()
      await loop.stop()
    },
  }
}
