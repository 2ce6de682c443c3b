import { createDatabase, type TestDatabase } from '@deportivo/testkit/database'
import type { Knex } from 'knex'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { connect } from './connect.ts'
import { migrate } from './migrate.ts'
import { queryRows } from './query-rows.ts'
import { OWNER_ROLE, prepareRolesOf } from './roles.ts'

const SETS = [
  { owner: 'shop', migrations: [{ name: '0001-shoes', sql: 'create table shop.shoes (id int)' }] },
]

let database: TestDatabase
let adminUrl: string

beforeAll(async () => {
  database = await createDatabase({ name: 'roles' })
  const admin = new URL(inject('postgresUrl'))
  admin.pathname = new URL(database.url).pathname
  adminUrl = admin.toString()
})
afterAll(() => database.drop())

async function on<T>(url: string, as: 'application' | 'owner', work: (db: Knex) => Promise<T>): Promise<T> {
  const db = connect({ url, as, poolMax: 1 })
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

const roleOf = async (db: Knex) =>
  (await queryRows<{ role: string }>(db, 'select session_user::text as role'))[0]?.role

test('the superuser of a server hands the database to an owner, who is none', async () => {
  await on(adminUrl, 'owner', (db) =>
    db.raw('alter database ?? owner to current_user', [new URL(adminUrl).pathname.slice(1)]),
  )
  await prepareRolesOf(adminUrl, database.url, database.applicationUrl)
  await on(database.url, 'owner', async (db) => {
    expect(await roleOf(db)).toBe(OWNER_ROLE)
    const found = await queryRows<{ rolsuper: boolean }>(
      db,
      'select rolsuper from pg_roles where rolname = session_user',
    )
    expect(found).toEqual([{ rolsuper: false }])
  })
})

test('the application serves only what the owner has migrated', async () => {
  const asApplication = () => on(database.applicationUrl, 'owner', (db) => migrate(db, SETS))
  await expect(asApplication()).rejects.toThrow('The database lacks shop/0001-shoes')
  await on(database.url, 'owner', (db) => migrate(db, SETS))
  await asApplication()
  await on(database.applicationUrl, 'application', async (db) => {
    await db('shop.shoes').insert({ id: 1 })
    await expect(db.raw('set role none; drop table shop.shoes')).rejects.toThrow('must be owner')
  })
})

test('an address of another role than expected is refused by the name of its setting', async () => {
  await expect(prepareRolesOf(adminUrl, adminUrl, database.applicationUrl)).rejects.toThrow(
    'DATABASE_OWNER_URL has the form postgres://deportivo_owner:',
  )
  await expect(prepareRolesOf(adminUrl, database.url, adminUrl)).rejects.toThrow(
    'DATABASE_URL has the form postgres://deportivo_app:',
  )
})
