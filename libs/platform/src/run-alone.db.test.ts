import { createDatabase, type TestDatabase } from '@deportivo/testkit/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect, type Knex } from './db/connect.ts'
import { createLog } from './run-alone.ts'

let database: TestDatabase
let db: Knex

beforeAll(async () => {
  database = await createDatabase({ name: 'log' })
  db = connect({ url: database.url, as: 'owner', poolMax: 1 })
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

test('a failed statement is logged without its values', async () => {
  await db.raw('create table hidden (secret text not null check (length(secret) < 3))')
  const lines: string[] = []
  const log = createLog('info', 'test', { write: (line: string) => void lines.push(line) })
  await db('hidden')
    .insert({ secret: 'nobody-may-read-this' })
    .catch((err: unknown) => log.error({ err }, 'request failed'))
  await db('nowhere')
    .insert({ secret: 'nobody-may-read-this' })
    .catch((err: unknown) => log.error({ err }, 'request failed'))
  expect(lines).toHaveLength(2)
  expect(lines.join()).toContain('insert into')
  expect(lines.join()).not.toContain('nobody-may-read-this')
})
