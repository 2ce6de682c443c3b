import type { Knex } from 'knex'
import { expect } from 'vitest'
import { isWork } from './statements.ts'

interface Plan {
  'Parent Relationship'?: string
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: Plan[]
}
interface Connection {
  query(statement: { text: string; values: readonly unknown[] }): Promise<{
    rows: [{ 'QUERY PLAN': [{ Plan: Plan }] }]
  }>
}

const buffersOf = (plan: Plan) => plan['Shared Hit Blocks'] + plan['Shared Read Blocks']

/** Without what is computed once beside the rows: the count of a page. */
const buffersOfRows = (plan: Plan) =>
  (plan.Plans ?? [])
    .filter((part) => part['Parent Relationship'] === 'InitPlan')
    .reduce((buffers, count) => buffers - buffersOf(count), buffersOf(plan))

/**
 * The buffers of the statements that `work` sends and that name `table` (or that are chosen), which are run again: of
 * all they do, or of their rows without the count.
 */
export async function buffersOfWork(
  db: Knex,
  table: string | ((sql: string) => boolean),
  work: () => Promise<unknown>,
  part: 'all' | 'rows' = 'all',
): Promise<number> {
  const isChosen = typeof table === 'string' ? (sql: string) => sql.includes(table) : table
  const sent: { sql: string; bindings: readonly unknown[] }[] = []
  const note = (statement: (typeof sent)[number]) => isWork(statement.sql) && sent.push(statement)
  db.on('query', note)
  await work()
  db.off('query', note)
  const client = db.client as {
    acquireConnection(): Promise<Connection>
    releaseConnection(c: object): void
  }
  const connection = await client.acquireConnection()
  let buffers = 0
  for (const { sql, bindings } of sent.filter((statement) => isChosen(statement.sql))) {
    const explained = { text: `explain (analyze, buffers, format json) ${sql}`, values: bindings }
    const { rows } = await connection.query(explained)
    const { Plan: plan } = rows[0]['QUERY PLAN'][0]
    buffers += part === 'all' ? buffersOf(plan) : buffersOfRows(plan)
  }
  client.releaseConnection(connection)
  expect(buffers).toBeGreaterThan(0)
  return buffers
}
