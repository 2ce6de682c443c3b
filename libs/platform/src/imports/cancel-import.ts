import { ENDED_IMPORTS } from '@deportivo/contracts/imports/declare-import'
import type { Knex } from 'knex'
import type { Actor } from '../http/guard/actor.ts'
import { rule } from '../http/refused.ts'
import type { TableHead } from '../tables/open-table.ts'
import type { ImportDefinition } from './import-definition.ts'
import { ownImport } from './import-rows.ts'
import { WAITING_STATES, WORKING_STATES, type StoredImport } from './stored-import.ts'

const CANCELLABLE = [...WORKING_STATES, ...WAITING_STATES]

interface Cancelling {
  id: number
  actor: Actor
  now: Date
}

/**
 * Ends an import that is not written: the work on it finds another version and stores nothing. Of a written one, ends
 * what its definition does afterwards. Cancelling twice is cancelling once.
 */
export async function cancelImport<Row extends StoredImport, Head extends TableHead, Reply extends object>(
  trx: Knex.Transaction,
  definition: Pick<ImportDefinition<Row, Head, Reply>, 'tables' | 'cancelAfterwards'>,
  { id, actor, now }: Cancelling,
): Promise<void> {
  const { tables } = definition
  const seen = { id, by_id: actor.id }
  await trx(tables.imports).where(seen).forNoKeyUpdate().first('id')
  const row = await ownImport<Row>(trx, definition, seen)
  if (ENDED_IMPORTS.includes(row.state)) return
  if (row.state === 'applied' && (await definition.cancelAfterwards?.(trx, row))) return
  if (!CANCELLABLE.some((state) => state === row.state)) throw rule('import.not_in_state')
  await trx(tables.imports)
    .where({ id })
    .update({ state: 'cancelled', version: row.version + 1, updated_at: now })
  await trx(tables.faults).where('import_id', id).delete()
  await trx(tables.rows).where('import_id', id).delete()
}
