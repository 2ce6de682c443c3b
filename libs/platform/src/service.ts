import type { FastifyInstance } from 'fastify'
import type { Knex } from 'knex'
import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import type { Config } from './config/config.ts'
import type { Migration } from './db/migrate.ts'
import type { FileStore } from './files/store.ts'
import type { Signer } from './files/signer.ts'
import type { Keys } from './http/guard/keys.ts'
import type { Wake } from './live/wake.ts'
import type { SettingsCache } from './settings.ts'

/** What every part of a service may use, passed in as a parameter. */
export interface Deps {
  db: Knex
  clock: Clock
  config: Config
  files: FileStore
  signer: Signer
  keys: Keys
  log: Logger
  /** Wakes relays, consumers and gateways of all processes after a commit. */
  wake: Wake
  /** The settings of the company. */
  settings: SettingsCache
}

/** Adds calls to the server. */
export type Routes = (app: FastifyInstance, deps: Deps) => void

/** An event as the log stores it: gapless in its lane, in the order of its aggregate's versions. */
export interface LoggedEvent<Payload = unknown> {
  pos: number
  lane: number
  lane_pos: number
  event_id: string
  aggregate_type: string
  aggregate_id: string
  aggregate_version: number
  type: string
  schema_version: number
  payload: Payload
  meta: EventMeta
  occurred_at: Date
}

export interface EventMeta {
  actor_id: number | null
  actor_name: string | null
  profile_id: string | null
  request_id: string | null
}

/** Applies events in the transaction that saves its position: exactly once with every transport. */
export interface Consumer {
  /** Names the cursor: never changed once released. */
  name: string
  handles: Record<string, (trx: Knex.Transaction, event: LoggedEvent) => Promise<void>>
  /** Handles events in batches instead of one by one: a rebuild then needs few statements. */
  batch?: (trx: Knex.Transaction, events: readonly LoggedEvent[]) => Promise<void>
  /**
   * False for an event of these types that it would do nothing for: the event is passed without a transaction. Gets events
   * in their newest shape.
   */
  concerns?: (event: LoggedEvent) => boolean
  /** Not in one transaction with other consumers: it waits for another server, or locks what requests lock. */
  isApart?: boolean
  /** After a batch was committed; for wake-ups only, since it may be lost. */
  committed?: (deps: Deps) => void
}

/** A background job, made from an event so that it is as reliable as the change itself. */
export interface Job<Data = unknown> {
  name: string
  /** The events that request it, and what it needs of them; null: this event requests nothing. */
  on: Record<string, (event: LoggedEvent) => Data | null>
  /** A method, so that jobs of different data can be in one list. */
  run(deps: Deps, data: Data, attempt: { number: number; isLast: boolean }): Promise<void>
  concurrency?: number
  /** Its size and time depend on a file of a user: it runs in the process of the jobs, see `job-process.ts`. */
  isHeavy?: boolean
  /**
   * Its place among the waiting jobs of its kind: smaller numbers from 1 on go first, equal ones as they came. A job of
   * a person who has many waiting lets the first of another person pass.
   */
  turnOf?(db: Knex, data: Data): Promise<number>
  /** The process stops in the middle of it; another one does it again. */
  cutOff?(deps: Deps, data: Data): Promise<void>
}

/** Scheduled work; one process at a time does it. */
export interface Recurring {
  name: string
  everyMs: number
  run: (deps: Deps) => Promise<void>
  /** While false, the job is not run, and is looked at again soon. */
  isReady?: (deps: Deps) => Promise<boolean>
}

/** A service is a value: `run([one])` is a process, `run([all])` the embedded default. */
export interface Service {
  name: string
  routes?: readonly Routes[]
  consumers?: readonly Consumer[]
  jobs?: readonly Job[]
  recurring?: readonly Recurring[]
  migrations?: readonly { owner: string; migrations: readonly Migration[] }[]
  /** Attaches what is not a route (the live gateway); returns a function that stops it. */
  attach?: (app: FastifyInstance, deps: Deps) => Promise<() => Promise<void>>
}
