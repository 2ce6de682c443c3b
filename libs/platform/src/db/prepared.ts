import type { Knex } from 'knex'

interface Statement {
  name: string
  text: string
  values: readonly unknown[]
}

/** What knex's client offers to the statements of its own builder. */
interface Client {
  acquireConnection(): Promise<{ query(statement: Statement): Promise<{ rows: unknown[] }> }>
  releaseConnection(connection: object): Promise<void>
  emit(event: 'query', statement: { sql: string; bindings: readonly unknown[] }): boolean
}

export type Prepared<Row> = (db: Knex, bindings: readonly unknown[]) => Promise<Row[]>

/** PostgreSQL's error when a migration changed the columns of a prepared `select *`. */
export const isPlanOutdated = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '0A000'

// Part of every name: incrementing it discards all plans made before a migration.
let generation = 0

async function ask<Row>(db: Knex, name: string, text: string, values: readonly unknown[]): Promise<Row[]> {
  if (db.isTransaction && (db as Knex.Transaction).isCompleted())
    throw new Error(`${name} was asked of a transaction that has ended`)
  const client = db.client as Client
  const connection = await client.acquireConnection()
  try {
    client.emit('query', { sql: text, bindings: values })
    const { rows } = await connection.query({ name: `${name} ${generation}`, text, values })
    return rows as Row[]
  } finally {
    await client.releaseConnection(connection)
  }
}

/** Variants of a statement, one per table name or similar text; each is prepared when it is first used. */
export function preparedPer<Row>(
  name: string,
  sql: (part: string) => string,
): (part: string) => Prepared<Row> {
  const statements = new Map<string, Prepared<Row>>()
  return (part) => {
    const known = statements.get(part) ?? prepared<Row>(`${name} ${part}`, sql(part))
    statements.set(part, known)
    return known
  }
}

/**
 * A statement of a hot path: each connection parses and plans it once, under a unique name. Takes `$1`, `$2` …,
 * and runs in the given transaction. Not for searches, whose best plan depends on the searched words.
 */
export function prepared<Row>(name: string, sql: string): Prepared<Row> {
  return async (db, bindings) => {
    try {
      return await ask<Row>(db, name, sql, bindings)
    } catch (error) {
      if (!isPlanOutdated(error)) throw error
      generation += 1
      // The transaction is aborted: its owner retries it as a whole.
      if (db.isTransaction) throw error
      return ask<Row>(db, name, sql, bindings)
    }
  }
}
