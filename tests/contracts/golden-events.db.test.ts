import { EVENT_FAMILIES, familyName } from '@deportivo/contracts/events/families'
import type { EventFamily } from '@deportivo/contracts/events/family'
import { connect, type Knex } from '@deportivo/platform/db/connect'
import { migrate } from '@deportivo/platform/db/migrate'
import { handlerOf } from '@deportivo/platform/events/consumers/handler-of'
import { busMigrations } from '@deportivo/platform/events/migrations'
import { applyOne } from '@deportivo/platform/events/consumers/apply'
import { readingToday, toToday } from '@deportivo/platform/events/outbox/upcasting'
import type { LoggedEvent } from '@deportivo/platform/service'
import { READ_MODELS } from '@deportivo/projector/rebuild/read-models'
import { projector } from '@deportivo/projector/service'
import { createDatabase, type TestDatabase } from '@deportivo/testkit/database'
import { Value } from 'typebox/value'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { goldenEvents } from './golden.ts'

let database: TestDatabase
let db: Knex
const consumers = (projector.consumers ?? []).map((consumer) => readingToday(consumer))

beforeAll(async () => {
  database = await createDatabase({ name: 'golden' })
  db = connect({ url: database.url, as: 'owner', poolMax: 2 })
  await migrate(db, [busMigrations, ...(projector.migrations ?? [])])
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const READ = READ_MODELS.flatMap((model) => model.tables.map((table) => `read.${table}`))
const TABLES = [...READ, 'bus.rooms', 'bus.room_log']
const FAMILIES: Readonly<Record<string, EventFamily>> = EVENT_FAMILIES
const shapeOf = ({ type, schema_version }: LoggedEvent) =>
  FAMILIES[familyName(type)]?.versions.schemas[schema_version - 1] ?? false
const examples = goldenEvents().map((event) => ({ event, name: `${event.type} ${event.schema_version}` }))

it.each(examples)('$name, as stored then, fits its shape and is upcast to the newest', ({ event }) => {
  expect(Value.Errors(shapeOf(event), event.payload)).toEqual([])
  const today = toToday(event)
  expect(Value.Errors(shapeOf(today), today.payload)).toEqual([])
})

// The families that boards and reports are made from today.
const PROJECTED = ['order', 'attachment', 'return', 'expense']
const shown = examples.filter(({ event }) => PROJECTED.includes(event.aggregate_type))

it.each(shown)('$name, as stored then, is read by the projector', async ({ event }) => {
  const readers = consumers.filter((consumer) => handlerOf(consumer, event.type))
  expect(readers.length).toBeGreaterThan(0)
  for (const table of TABLES) await db.raw('truncate ??', [table])
  for (const reader of readers) await db.transaction((trx) => applyOne(trx, reader, event))
  const { rows } = await db.raw<{ rows: { known: boolean }[] }>(
    `select exists (select from read.dispatch_board where order_id = :id and version = :version)
       or exists (select from read.return_facts where return_id = :id and version = :version)
       or exists (select from read.expense_facts where expense_id = :id and version = :version)
       or exists (select from bus.room_log where key = :key) as known`,
    {
      id: event.aggregate_type === 'attachment' ? 0 : Number(event.aggregate_id),
      version: event.aggregate_version,
      key: (event.payload as { order_id?: number }).order_id ?? 0,
    },
  )
  expect(rows[0]?.known).toBe(true)
})
