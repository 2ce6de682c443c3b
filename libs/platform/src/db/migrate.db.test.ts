import { createDatabase, type TestDatabase } from '@deportivo/testkit/database'
import type { Knex } from 'knex'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { SettingError } from '../config/config.ts'
import { connect } from './connect.ts'
import { migrate } from './migrate.ts'

let database: TestDatabase
let db: Knex

beforeEach(async () => {
  database = await createDatabase({ name: 'migrate' })
  db = connect({ url: database.url, as: 'owner', poolMax: 2 })
})
afterEach(async () => {
  await db.destroy()
  await database.drop()
})

const shoes = (columns: string) => ({ name: '0001-shoes', sql: `create table shop.shoes (${columns})` })
const socks = { name: '0002-socks', sql: 'create table shop.socks (id integer)' }
const shop = (...migrations: { name: string; sql: string }[]) => [{ owner: 'shop', migrations }]

const refusalOf = async (work: Promise<void>): Promise<string> => {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(SettingError)
  return (error as SettingError).message
}

it('a database of a pre-release is refused with one line on how to start anew, and stays unchanged', async () => {
  await db.raw(`create schema migrations; create table migrations.applied (owner text, name text, applied_at timestamptz);
    insert into migrations.applied values ('shop', '0001-shoes', now())`)
  const refusal = await refusalOf(migrate(db, shop(shoes('id integer'), socks)))
  expect(refusal).toMatch(/pre-release.*DATA_DIR.*DATABASE_URL/)
  expect(refusal).not.toContain('\n')
  expect(await db.raw("select to_regnamespace('shop') as shop")).toMatchObject({ rows: [{ shop: null }] })
})

it('a migration that was edited after it was applied is refused by name', async () => {
  await migrate(db, shop(shoes('id integer')))
  const refusal = await refusalOf(migrate(db, shop(shoes('id bigint'), socks)))
  expect(refusal).toContain('shop/0001-shoes')
  expect(await db.raw("select to_regclass('shop.socks') as socks")).toMatchObject({ rows: [{ socks: null }] })
})

it('new migrations are applied, applied ones are not repeated', async () => {
  await migrate(db, shop(shoes('id integer')))
  await migrate(db, shop(shoes('id integer'), socks))
  expect(await db('migrations.applied').orderBy('name').pluck('name')).toEqual(['0001-shoes', '0002-socks'])
})
