import { createDatabase, type TestDatabase } from '@deportivo/testkit/database'
import type { Knex } from 'knex'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from './connect.ts'
import { isPlanOutdated, prepared } from './prepared.ts'

interface Shoe {
  id: number
  name: string
}

const SHOE = prepared<Shoe>('test shoe', 'select * from shoes where id = $1')

let database: TestDatabase
let db: Knex
beforeAll(async () => {
  database = await createDatabase({ name: 'prepared' })
  // One connection: a statement prepared by one call is reused by the next one.
  db = connect({ url: database.url, as: 'owner', poolMax: 1 })
  await db.raw('create table shoes (id integer, name text)')
  await db.raw("insert into shoes values (1, 'Zancada'), (2, 'Sabana')")
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const preparedNames = async () => {
  const { rows } = await db.raw<{ rows: { name: string }[] }>('select name from pg_prepared_statements')
  return rows.map((row) => row.name)
}

test('a statement is planned once per connection, and returns rows for its parameters', async () => {
  expect(await SHOE(db, [1])).toEqual([{ id: 1, name: 'Zancada' }])
  expect(await SHOE(db, [2])).toEqual([{ id: 2, name: 'Sabana' }])
  expect((await preparedNames()).filter((name) => name.startsWith('test shoe'))).toHaveLength(1)
})

test('a statement runs in the given transaction', async () => {
  const taken = db.transaction(async (trx) => {
    await trx('shoes').insert({ id: 3, name: 'Trocha' })
    expect(await SHOE(trx, [3])).toHaveLength(1)
    throw new Error('taken back')
  })
  await expect(taken).rejects.toThrow('taken back')
  expect(await SHOE(db, [3])).toEqual([])
})

test('a column that a migration adds is returned from the next call on', async () => {
  await db.raw('alter table shoes add column color text')
  expect(await SHOE(db, [1])).toEqual([{ id: 1, name: 'Zancada', color: null }])
})

test('a transaction must be retried as a whole, and then sees the new column', async () => {
  await SHOE(db, [1])
  await db.raw('alter table shoes add column brand text')
  const work = () => db.transaction((trx) => SHOE(trx, [1]))
  const failure: unknown = await work().catch((error: unknown) => error)
  expect(isPlanOutdated(failure)).toBe(true)
  expect(await work()).toEqual([{ id: 1, name: 'Zancada', color: null, brand: null }])
})
