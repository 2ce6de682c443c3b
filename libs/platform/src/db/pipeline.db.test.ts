import { createDatabase, type TestDatabase } from '@deportivo/testkit/database'
import type { Knex } from 'knex'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from './connect.ts'
import { beforeCommit } from './before-commit.ts'
import { withoutWaiting } from './pipeline.ts'
import { prepared } from './prepared.ts'

const SHELVE = prepared<never>('test shoe shelved', 'insert into shelf (id) values ($1)')
const NAMES = prepared<{ id: number }>('test shelf', 'select id from shelf order by id')

let database: TestDatabase
let db: Knex
beforeAll(async () => {
  database = await createDatabase({ name: 'pipeline' })
  db = connect({ url: database.url, as: 'owner', poolMax: 1 })
  await db.raw('create table shelf (id integer primary key)')
  await SHELVE(db, [1])
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const shelve = (trx: Knex.Transaction, id: number) => withoutWaiting(trx, SHELVE(trx, [id]))
const shelf = async () => (await NAMES(db, [])).map(({ id }) => id)

test('a statement that was not awaited has run when the transaction has ended', async () => {
  await db.transaction(async (trx) => {
    await shelve(trx, 2)
    await shelve(trx, 3)
  })
  expect(await shelf()).toEqual([1, 2, 3])
})

test('a transaction fails with the error of a statement that was not awaited, and is rolled back', async () => {
  const work = db.transaction(async (trx) => {
    await shelve(trx, 4)
    await shelve(trx, 1)
    return 'done'
  })
  await expect(work).rejects.toMatchObject({ code: '23505' })
  expect(await shelf()).not.toContain(4)
})

test('a transaction that is ended by hand fails at its commit', async () => {
  const trx = await db.transaction()
  await shelve(trx, 4)
  await shelve(trx, 1)
  await expect(trx.commit()).rejects.toMatchObject({ code: '23505' })
  expect(await shelf()).not.toContain(4)
})

test('a later failure does not hide the first one', async () => {
  const work = db.transaction(async (trx) => {
    await shelve(trx, 1)
    await SHELVE(trx, [5])
  })
  await expect(work).rejects.toMatchObject({ code: '23505' })
})

test('in a savepoint a failure is thrown at once, and earlier statements remain', async () => {
  await db.transaction(async (trx) => {
    await shelve(trx, 6)
    const tried = trx.transaction((savepoint) => shelve(savepoint, 1))
    await expect(tried).rejects.toMatchObject({ code: '23505' })
  })
  expect(await shelf()).toContain(6)
})

/** Inserts a shoe before the transaction or savepoint ends. */
const shelveAtEnd = (trx: Knex.Transaction, id: number) => beforeCommit(trx, () => shelve(trx, id))

test('work before the commit is part of the transaction, and runs only when it commits', async () => {
  await db.transaction(async (trx) => shelveAtEnd(trx, 7))
  const cancelled = db.transaction(async (trx) => {
    shelveAtEnd(trx, 8)
    throw new Error('changed my mind')
  })
  await expect(cancelled).rejects.toThrow('changed my mind')
  const failed = db.transaction(async (trx) => {
    await shelve(trx, 9)
    shelveAtEnd(trx, 1)
  })
  await expect(failed).rejects.toMatchObject({ code: '23505' })
  expect(await shelf()).toEqual([1, 2, 3, 6, 7])
})

test('work before the release of a savepoint follows that of the surrounding transaction, and is rolled back with the savepoint', async () => {
  const order: string[] = []
  const note = (trx: Knex.Transaction, what: string) => beforeCommit(trx, async () => void order.push(what))
  await db.transaction(async (trx) => {
    note(trx, 'before')
    await trx.transaction(async (savepoint) => {
      shelveAtEnd(savepoint, 10)
      note(savepoint, 'inside')
    })
    const failed = trx.transaction(async (savepoint) => {
      note(savepoint, 'never')
      await shelve(savepoint, 1)
    })
    await expect(failed).rejects.toMatchObject({ code: '23505' })
    const failedAtEnd = trx.transaction(async (savepoint) => {
      await shelve(savepoint, 11)
      shelveAtEnd(savepoint, 1)
    })
    await expect(failedAtEnd).rejects.toMatchObject({ code: '23505' })
    note(trx, 'after')
  })
  expect(order).toEqual(['before', 'inside', 'after'])
  expect(await shelf()).toEqual([1, 2, 3, 6, 7, 10])
})

test('work that nothing would run is refused', async () => {
  const trx = await db.transaction()
  await trx.commit()
  expect(() => shelveAtEnd(trx, 12)).toThrow('open transaction')
  expect(() => shelveAtEnd(db as Knex.Transaction, 12)).toThrow('open transaction')
})
