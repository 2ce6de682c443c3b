import { setTimeout as sleep } from 'node:timers/promises'
import { BUSINESS_FAMILIES, businessTables } from '@deportivo/admin/example-data/business-tables'
import { readOwn } from '@deportivo/admin/example-data/example-record'
import { lockAsked, markRemoved, type AskedRow } from '@deportivo/admin/example-data/example-states'
import { removeBelongings } from '@deportivo/admin/example-data/remove-belongings'
import { removeUsers } from '@deportivo/auth/seed/remove-users'
import { ownTotal } from '@deportivo/contracts/admin/example-data'
import { DATA_CHANNEL } from '@deportivo/contracts/live/messages'
import { connect } from '@deportivo/platform/db/connect'
import { isStillInUse, lockTables } from '@deportivo/platform/db/lock-tables'
import { lockCursors } from '@deportivo/platform/events/log/cursors'
import { passEvents, removeEvents } from '@deportivo/platform/events/log/remove-events'
import { pathsOfAll } from '@deportivo/platform/files/attachments'
import { rule } from '@deportivo/platform/http/refused'
import { invalidateRooms, publishRow } from '@deportivo/platform/live/room-log'
import type { Deps } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { auditExamples } from './example-audit.ts'

// While this waits for one request, others queue behind it: better to give up and try again.
const LOCK_WAIT = "set local lock_timeout = '2s'"
const TRIES = 60
const PAUSE_MS = 500

/** A request or a consumer is at work on what is to be removed. */
class Busy extends Error {}

const isBusy = (error: unknown): boolean => error instanceof Busy || isStillInUse(error)

/** Consumers first, which stop between two batches; then the tables, once no request writes to them. */
async function lockAll(trx: Knex.Transaction, tables: readonly string[], consumers: readonly string[]) {
  await trx.raw(LOCK_WAIT)
  await lockCursors(trx, consumers)
  await lockTables(trx, tables)
  if (!(await passEvents(trx, { consumers, families: BUSINESS_FAMILIES })))
    throw new Busy('consumers are behind')
}

interface Removal {
  deps: Deps
  row: AskedRow
  consumers: readonly string[]
  stopping: AbortSignal
}

/** Removes all of it; returns the paths of its files. */
async function remove(trx: Knex.Transaction, { deps, row, consumers }: Removal): Promise<string[]> {
  const { user_ids, own_seen } = row
  const asked = await lockAsked(trx, row)
  if (!asked) return []
  const tables = (await businessTables(trx)).map(({ name }) => name)
  await lockAll(trx, tables, consumers)
  if (ownTotal({ own: await readOwn(trx, row) }) !== own_seen) throw rule('example_data.more_own')
  const paths = await pathsOfAll(trx)
  // In one statement: they refer to each other.
  const truncate = `truncate ${tables.map(() => '??').join(', ')}`
  await trx.raw(truncate, tables)
  await removeEvents(trx, BUSINESS_FAMILIES)
  await removeBelongings(trx, user_ids)
  await removeUsers(trx, user_ids)
  await markRemoved(trx)
  await auditExamples(trx, asked, 'deleted', deps.clock.now())
  await invalidateRooms(trx)
  publishRow(trx, { room: DATA_CHANNEL, op: 'upsert', key: 0, row: null, pos: 0 })
  return paths
}

async function removeWhenPossible(owner: Knex, removal: Removal): Promise<string[]> {
  for (let tries = 1; ; tries++) {
    try {
      return await owner.transaction((trx) => remove(trx, removal))
    } catch (error) {
      if (!isBusy(error) || tries === TRIES) throw error
      await sleep(PAUSE_MS, undefined, { signal: removal.stopping })
    }
  }
}

/**
 * Removes the examples with everything that was entered since: every table of the business is as empty as before. Needs
 * the owner of the database, since ledgers and the log are append-only for the application.
 */
export async function removeExamples(
  deps: Deps,
  row: AskedRow,
  how: Pick<Removal, 'consumers' | 'stopping'>,
): Promise<void> {
  const { databaseOwnerUrl, databaseUrl } = deps.config
  const url = databaseOwnerUrl ?? databaseUrl
  if (!url) throw new Error('the product runs on a database')
  const owner = connect({ url, as: 'owner', poolMax: 1 })
  try {
    const paths = await removeWhenPossible(owner, { deps, row, ...how })
    for (const topic of ['sessions', 'rooms', 'outbox'] as const) deps.wake.notify(topic)
    for (const path of paths)
      await deps.files
        .remove(path)
        .catch((err: unknown) => deps.log.warn({ err, path }, 'file of an example not removed'))
  } finally {
    await owner.destroy()
  }
}
