import { pino } from 'pino'
import { systemClock } from '@deportivo/platform/clock'
import { readConfig } from '@deportivo/platform/config'
import { connect, type Knex } from '@deportivo/platform/db/connect'
import { createWake } from '@deportivo/platform/live/wake'
import type { Consumer, Deps, LoggedEvent } from '@deportivo/platform/service'
import { append } from '@deportivo/platform/events/outbox/append'

export interface Bus {
  deps: Deps
  db: Knex
  url: string
  /** Commits one event for each step: `{ shoe: [1, 2] }` are the versions 1 and 2 of the shoe. */
  happen(aggregate: string, versions: readonly number[], kind?: EventKind): Promise<void>
  close(): Promise<void>
}

/** The type and version of an event other than the default move. */
interface EventKind {
  type?: string
  schemaVersion?: number
}

export interface BusSettings {
  KAFKA_BROKERS?: string
  REDIS_URL?: string
}

// The bus needs neither files, keys nor settings; code that used them here would fail at once.
const NO_PART = new Proxy(
  {},
  {
    get: (_, name) => {
      throw new Error(`not here: ${String(name)}`)
    },
  },
)

/** What the bus needs of a process, on a migrated database. */
export async function joinBus(url: string, settings: BusSettings = {}): Promise<Bus> {
  const log = pino({ level: process.env['TEST_LOG'] ?? 'silent' })
  const db = connect({ url, as: 'application', log })
  const wake = await createWake({ url, log })
  const config = readConfig({ DATABASE_URL: url, ...settings })
  const part = NO_PART as never
  const missing = { files: part, signer: part, keys: part, settings: part }
  const deps: Deps = { db, wake, log, config, clock: systemClock, ...missing }
  return {
    deps,
    db,
    url,
    happen: (aggregate, versions, kind = {}) => happen(deps, aggregate, versions, kind),
    async close() {
      await wake.close()
      await db.destroy()
    },
  }
}

async function happen(
  deps: Deps,
  aggregate: string,
  versions: readonly number[],
  { type = 'shoe.moved', schemaVersion }: EventKind,
): Promise<void> {
  for (const version of versions) {
    await deps.db.transaction(async (trx) =>
      append(trx, {
        aggregate_type: 'shoe',
        aggregate_id: aggregate,
        aggregate_version: version,
        type,
        ...(schemaVersion !== undefined && { schema_version: schemaVersion }),
        payload: { version },
        meta: { actor_id: null, actor_name: null, profile_id: null, request_id: null },
      }),
    )
    deps.wake.notify('outbox')
  }
}

/** A consumer that records what it applied, in the transaction in which it applied it. */
export function witness(name: string, also: (event: LoggedEvent) => void = () => undefined): Consumer {
  return {
    name,
    handles: {
      async 'shoe.moved'(trx, event) {
        await trx('public.seen').insert({
          consumer: name,
          aggregate: event.aggregate_id,
          version: event.aggregate_version,
        })
        also(event)
      },
    },
  }
}

/** Versions that a consumer applied, by aggregate, in the order of application. */
export async function seenBy(db: Knex, consumer: string): Promise<Record<string, number[]>> {
  const rows = await db('public.seen')
    .where({ consumer })
    .orderBy('seq')
    .select<{ aggregate: string; version: number }[]>('aggregate', 'version')
  const seen: Record<string, number[]> = {}
  for (const { aggregate, version } of rows) (seen[aggregate] ??= []).push(version)
  return seen
}
