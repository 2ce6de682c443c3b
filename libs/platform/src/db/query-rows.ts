import type { Knex } from 'knex'

/**
 * The rows of an SQL text. The caller states their type: take the columns from the row types of `tables.ts`, as in
 * `queryRows<Pick<OrderRow, 'id'>>`. Statements of a hot path are `prepared` instead.
 */
export async function queryRows<Row>(
  db: Knex,
  sql: string,
  bindings: readonly unknown[] | Knex.ValueDict = [],
): Promise<Row[]> {
  const result: { rows: Row[] } = await db.raw(sql, bindings as Knex.RawBinding[])
  return result.rows
}

/** The row of a statement that returns exactly one, such as sums over a whole table. */
export async function queryRow<Row>(
  db: Knex,
  sql: string,
  bindings?: readonly unknown[] | Knex.ValueDict,
): Promise<Row> {
  const [row] = await queryRows<Row>(db, sql, bindings)
  if (row === undefined) throw new Error('a statement that always returns a row returned none')
  return row
}
