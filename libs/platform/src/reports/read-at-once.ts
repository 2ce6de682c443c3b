import type { Knex } from 'knex'
import { prepared, type Prepared } from '../db/prepared.ts'
import { queryRows } from '../db/query-rows.ts'

export type QueriedRow = Record<string, string | number>

type ByQuery = Record<number, QueriedRow[]>

/** So many statements are planned once by each connection; later ones, of rare filters, each time. */
const MOST_PLANS = 50

const plans = new Map<string, Prepared<ByQuery>>()

function planOf(sql: string): Prepared<ByQuery> | undefined {
  if (!plans.has(sql) && plans.size < MOST_PLANS) {
    let index = 0
    const numbered = sql.replaceAll('?', () => `$${(index += 1)}`)
    plans.set(sql, prepared(`figures ${plans.size}`, numbered))
  }
  return plans.get(sql)
}

/**
 * The rows of each query, read by one statement: all are of one moment, and each table is locked before that moment, so
 * that a rebuild that replaces some of them is seen whole or not at all. Columns are numbers, texts and days.
 */
export async function readAtOnce(db: Knex, queries: readonly Knex.QueryBuilder[]): Promise<QueriedRow[][]> {
  if (queries.length === 0) return []
  const all = queries.map((query) => query.toSQL())
  const columns = all.map(
    ({ sql }, index) => `(select coalesce(json_agg(r), '[]') from (${sql}) r) as "${index}"`,
  )
  const sql = `select ${columns.join(', ')}`
  const values = all.flatMap(({ bindings }) => bindings as unknown[])
  const plan = planOf(sql)
  const [row = {}] = plan ? await plan(db, values) : await queryRows<ByQuery>(db, sql, values)
  return queries.map((_, index) => row[index] ?? [])
}
