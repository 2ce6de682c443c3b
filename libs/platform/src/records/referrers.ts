import type { Knex } from 'knex'
import { LOCKS } from '../db/locks.ts'
import { withoutWaiting } from '../db/pipeline.ts'
import { prepared } from '../db/prepared.ts'

// Rows of one owner name records of another without a foreign key, which would lock the record for them.

const KEY = `hashtextextended($1, ${LOCKS.recordReferred})`
const REFER = prepared<never>('record referred to', `select pg_advisory_xact_lock_shared(${KEY})`)
const WAIT = prepared<never>('referrers awaited', `select pg_advisory_xact_lock(${KEY})`)

/** A record of another owner that rows may name. */
export type Referred = 'client' | 'user' | 'store' | 'order'

/**
 * Before a row names a record: it is not deleted until the transaction ends. Read it afterwards, since it may have been
 * deleted before.
 */
export const referTo = (trx: Knex.Transaction, subject: Referred, id: number): Promise<void> =>
  withoutWaiting(trx, REFER(trx, [`${subject} ${id}`]))

/** Before a record is deleted, or what rows rely on is undone: waits for the transactions whose rows may name it, and new ones wait for the deletion. */
export async function waitForReferrers(
  trx: Knex.Transaction,
  subject: string,
  id: number | string,
): Promise<void> {
  await WAIT(trx, [`${subject} ${id}`])
}
