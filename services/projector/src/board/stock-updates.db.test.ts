import { MANY_PRODUCTS, STOCK_CHANNEL } from '@deportivo/contracts/live/messages'
import { connect, type Knex } from '@deportivo/platform/db/connect'
import { migrate } from '@deportivo/platform/db/migrate'
import { busMigrations } from '@deportivo/platform/events/migrations'
import { createDatabase, type TestDatabase } from '@deportivo/testkit/database'
import { orderEvent } from '@deportivo/testkit/events'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { stockUpdatesConsumer } from './stock-updates.ts'

let database: TestDatabase
let db: Knex

beforeAll(async () => {
  database = await createDatabase({ name: 'stock_updates' })
  db = connect({ url: database.url, as: 'owner', poolMax: 2 })
  await migrate(db, [busMigrations])
})
beforeEach(() => db('bus.room_log').delete())
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const change = (...products: number[]) =>
  db.transaction((trx) =>
    stockUpdatesConsumer.batch?.(
      trx,
      products.map((product_id, index) => ({
        ...orderEvent({}),
        type: 'stock.changed',
        pos: index + 1,
        payload: { product_id, batch: index, changes: [] },
      })),
    ),
  )
const published = () =>
  db('bus.room_log').where({ room: STOCK_CHANNEL }).orderBy('room_seq').select('key', 'row', 'log_pos')

it('a batch names each product whose stock changed once, without its numbers', async () => {
  await change(7, 8, 7)
  expect(await published()).toEqual([
    { key: 7, row: null, log_pos: 3 },
    { key: 8, row: null, log_pos: 3 },
  ])
})

it('an import that changes many products is one message', async () => {
  await change(...Array.from({ length: 51 }, (_, index) => index + 1))
  expect(await published()).toEqual([{ key: MANY_PRODUCTS, row: null, log_pos: 51 }])
})
