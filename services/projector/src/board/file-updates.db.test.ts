import { FILES_CHANNEL } from '@deportivo/contracts/live/messages'
import { connect, type Knex } from '@deportivo/platform/db/connect'
import { migrate } from '@deportivo/platform/db/migrate'
import { busMigrations } from '@deportivo/platform/events/migrations'
import { createDatabase, type TestDatabase } from '@deportivo/testkit/database'
import { orderEvent } from '@deportivo/testkit/events'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fileUpdatesConsumer } from './file-updates.ts'

let database: TestDatabase
let db: Knex

beforeAll(async () => {
  database = await createDatabase({ name: 'file_news' })
  db = connect({ url: database.url, as: 'owner', poolMax: 2 })
  await migrate(db, [busMigrations])
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

it('a file of an order is published when it arrives and when it was scanned', async () => {
  const file = { attachment_id: 5, type: 11, path: 'a', media_type: 'image/png' }
  const happen = (type: string, payload: object) =>
    db.transaction((trx) => fileUpdatesConsumer.handles[type]?.(trx, { ...orderEvent({}), type, payload }))
  await happen('attachment.received', { ...file, order_id: 9 })
  await happen('attachment.settled', { ...file, order_id: 9, state: 'clean' })
  await happen('attachment.settled', { ...file, order_id: null, state: 'clean' })
  const published = await db('bus.room_log')
    .where({ room: FILES_CHANNEL })
    .orderBy('room_seq')
    .select('key', 'row')
  expect(published).toEqual([
    { key: 9, row: { order_id: 9, attachment_id: 5, state: 'received' } },
    { key: 9, row: { order_id: 9, attachment_id: 5, state: 'clean' } },
  ])
})
