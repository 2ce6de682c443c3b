import type { Knex } from 'knex'

/**
 * Inserts copies of a row, with new ids and some other values, which may be expressions; returns their ids. `table` has its
 * schema.
 */
export async function insertCopies(
  db: Knex,
  table: string,
  { id, times, changes = {} }: { id: number; times: number; changes?: Record<string, Knex.Value | Knex.Raw> },
): Promise<number[]> {
  const { rows: columns } = await db.raw<{ rows: { name: string }[] }>(
    `select attname as name from pg_attribute
     where attrelid = ?::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attname <> 'id'`,
    [table],
  )
  const values = columns.map(({ name }) => {
    const value = changes[name]
    return value === undefined ? db.ref(name) : db.raw('?', [value])
  })
  const copies = db
    .from(db.raw('??, generate_series(1, ?)', [table, times]))
    .where({ id })
    .select(values)
  const into = db.raw('?? (??)', [table, columns.map(({ name }) => name)])
  return db.from(into).insert(copies).returning<number[]>('id').then(idsOf)
}

const idsOf = (rows: readonly unknown[]) => rows.map((row) => (row as { id: number }).id)
