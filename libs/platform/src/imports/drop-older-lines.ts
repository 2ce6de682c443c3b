import type { Knex } from 'knex'
import { queryRows } from '../db/query-rows.ts'
import type { Tables } from './import-definition.ts'
import { WAITING_STATES, type StoredImport } from './stored-import.ts'

/** Files of one person whose lines are stored while they wait. More would let one person fill the disk. */
const STORED_FILES = 3

/** Ends the oldest waiting imports of a person, whose files are to be sent again if they are still wanted. */
export async function dropOlderLines(
  trx: Knex.Transaction,
  { tables }: Tables,
  { by_id }: Pick<StoredImport, 'by_id'>,
  now: Date,
): Promise<void> {
  const waiting = { by_id, states: [...WAITING_STATES], imports: tables.imports }
  const dropped = await queryRows<{ id: number }>(
    trx,
    `update :imports: set state = 'refused', problem = :problem, version = version + 1, updated_at = :now
     where id in (select id from :imports: where by_id = :by_id and state = any(:states)
                  order by updated_at desc, id desc offset :stored)
     returning id`,
    { ...waiting, stored: STORED_FILES, now, problem: JSON.stringify({ key: 'import.replaced' }) },
  )
  const ids = dropped.map(({ id }) => id)
  if (ids.length === 0) return
  await trx(tables.rows).whereIn('import_id', ids).delete()
  await trx(tables.faults).whereIn('import_id', ids).delete()
}
