import { createDatabase, type TestDatabase } from '@deportivo/testkit/database'
import type { Knex } from 'knex'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect } from '../db/connect.ts'
import { readAtOnce } from './read-at-once.ts'

let database: TestDatabase
let db: Knex
beforeAll(async () => {
  database = await createDatabase({ name: 'read_at_once' })
  db = connect({ url: database.url, as: 'owner', poolMax: 1 })
  await db.raw('create table days (day date, seller text, value bigint, share float8)')
  await db.raw(
    "insert into days values ('2026-03-05', 'Ana', 90071992547, 0.1), ('2026-03-06', 'Luz', 3, 0.25)",
  )
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const days = (seller: string) => db('days').select('day', 'value', 'share').where({ seller })

it('gives the rows of each query in its place, with numbers and days as they are stored', async () => {
  const [luz, none, ana] = await readAtOnce(db, [days('Luz'), days('Eva'), days('Ana')])
  expect(luz).toEqual([{ day: '2026-03-06', value: 3, share: 0.25 }])
  expect(none).toEqual([])
  expect(ana).toEqual([{ day: '2026-03-05', value: 90_071_992_547, share: 0.1 }])
})

it('sends one statement for all of them, and none for none', async () => {
  const sent: string[] = []
  const note = ({ sql }: { sql: string }) => void sent.push(sql)
  db.on('query', note)
  await readAtOnce(db, [days('Luz'), days('Ana')])
  await readAtOnce(db, [])
  db.off('query', note)
  expect(sent).toHaveLength(1)
})

it('plans no more than fifty statements, and still reads the others', async () => {
  const columns = Array.from({ length: 60 }, (_, index) => `v${index}`)
  const rows = []
  for (const column of columns)
    rows.push(
      await readAtOnce(db, [
        db('days')
          .select({ [column]: 'value' })
          .where('seller', 'Luz'),
      ]),
    )
  expect(rows).toEqual(columns.map((column) => [[{ [column]: 3 }]]))
  const { rows: plans } = await db.raw<{ rows: { count: number }[] }>(
    "select count(*)::int from pg_prepared_statements where name like 'figures %'",
  )
  expect(plans[0]?.count).toBeLessThanOrEqual(50)
})
