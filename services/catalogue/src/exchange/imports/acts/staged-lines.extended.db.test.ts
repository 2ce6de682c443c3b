import { connect } from '@deportivo/platform/db/connect'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { untilIdle, uploadTable } from '@deportivo/testkit/imports'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { groupLines } from './staged-lines.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const LINES = 4_000

/** An import of many lines, of two for each product. */
async function importOfMany(): Promise<number> {
  const { data } = await uploadTable(app, 'two', 'Nombre;Marca\nAlba;Nueva')
  const { id } = data
  await untilIdle(app, 'two', id)
  await app.db.raw(
    `insert into catalogue.import_rows (import_id, row, cells)
     select ?, n, array['Tenis ' || n / 2, 'Nueva'] from generate_series(10, ?) n`,
    [id, LINES],
  )
  return id
}

interface Sent {
  sql: string
  bindings: readonly unknown[]
}
interface Connection {
  query(statement: { text: string; values: readonly unknown[] }): Promise<{ rows: object[] }>
}

/** The plan of the last of these statements, after the others. */
async function planOf(sent: readonly Sent[]): Promise<string> {
  const client = app.db.client as {
    acquireConnection(): Promise<Connection>
    releaseConnection(connection: Connection): void
  }
  const connection = await client.acquireConnection()
  let plan: object[] = []
  for (const { sql, bindings } of sent) {
    const text = sql.startsWith('update') ? `explain ${sql}` : sql.replace('set local', 'set')
    plan = (await connection.query({ text, values: bindings })).rows
  }
  await connection.query({ text: 'reset all', values: [] })
  client.releaseConnection(connection)
  return JSON.stringify(plan)
}

test('lines are grouped without comparing each with each, though the planner knows only an earlier import', async () => {
  await importOfMany()
  const owner = connect({ url: app.deps.config.databaseOwnerUrl ?? '', as: 'owner', poolMax: 1 })
  await owner.raw('analyze catalogue.import_rows')
  await owner.destroy()
  const id = await importOfMany()
  const sent: Sent[] = []
  const note = (one: Sent) => void (/import_rows|set local/.test(one.sql) && sent.push(one))
  app.db.on('query', note)
  await groupLines(app.db, { id, mapping: [{ field: 'name', column: 0 }] })
  app.db.off('query', note)
  const groups = await app.db('catalogue.import_rows').where('import_id', id).distinct('first_row')
  // Of two lines each, and the one that was uploaded.
  expect(groups.length).toBe(Math.floor(LINES / 2) - 5 + 1 + 1)
  const plan = await planOf(sent)
  expect(plan).toContain('import_rows')
  expect(plan).not.toContain('Nested Loop')
})
