import type { Knex } from 'knex'
import { columnsHash } from '../tables/columns-hash.ts'
import type { TableHead } from '../tables/open-table.ts'
import type { ImportDefinition } from './import-definition.ts'
import type { StoredImport } from './stored-import.ts'

type Definition<Row extends StoredImport> = Pick<
  ImportDefinition<Row, TableHead, object>,
  'tables' | 'choices'
>

/** The choices among some fields, as columns. */
export function chosenIn<Row extends StoredImport>(
  { choices }: Pick<Definition<Row>, 'choices'>,
  fields: Partial<Row>,
): object {
  const chosen = choices.map((name) => [name, fields[name]] as const)
  return Object.fromEntries(
    // Objects are JSON columns.
    chosen.map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : value]),
  )
}

/** What the user chose for an earlier file with these columns. */
export async function findChoices<Row extends StoredImport>(
  db: Knex,
  { tables, choices }: Definition<Row>,
  { by_id, columns }: Pick<Row, 'by_id' | 'columns'>,
): Promise<Partial<Row> | undefined> {
  const key = { user_id: by_id, columns_hash: columnsHash(columns) }
  return (await db(tables.mappings)
    .where(key)
    .first(...choices)) as Partial<Row> | undefined
}

/** For the next file of this user with these columns. */
export async function storeChoices<Row extends StoredImport>(
  trx: Knex.Transaction,
  { tables }: Pick<Definition<Row>, 'tables'>,
  { by_id, columns }: Pick<Row, 'by_id' | 'columns'>,
  chosen: object,
): Promise<void> {
  await trx(tables.mappings)
    .insert({ user_id: by_id, columns_hash: columnsHash(columns), ...chosen })
    .onConflict(['user_id', 'columns_hash'])
    .merge(chosen)
}
