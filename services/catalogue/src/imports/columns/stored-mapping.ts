import { createHash } from 'node:crypto'
import type { Mapping } from '@deportivo/contracts/catalogue/imports'
import type { Knex } from 'knex'

/** Files with the same columns have the same mapping. */
const hashOf = (columns: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(columns)).digest('base64url')

export interface Choice {
  mapping: Mapping
  make_missing: boolean
}

/** What the user chose for an earlier file with these columns. */
export const findChoice = (
  db: Knex,
  user_id: number,
  columns: readonly string[],
): Promise<Choice | undefined> =>
  db('catalogue.import_mappings')
    .where({ user_id, columns_hash: hashOf(columns) })
    .first('mapping', 'make_missing')

export async function storeChoice(
  trx: Knex.Transaction,
  user_id: number,
  columns: readonly string[],
  { mapping, make_missing }: Choice,
): Promise<void> {
  const stored = { mapping: JSON.stringify(mapping), make_missing }
  await trx('catalogue.import_mappings')
    .insert({ user_id, columns_hash: hashOf(columns), ...stored })
    .onConflict(['user_id', 'columns_hash'])
    .merge(stored)
}
