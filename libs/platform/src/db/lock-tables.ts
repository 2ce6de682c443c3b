import type { Knex } from 'knex'

/**
 * For all tables at once, and less than the second after which PostgreSQL looks for deadlocks: a request that has one of
 * them and waits for another goes on, instead of being refused as the victim of one.
 */
const WAIT = "set local statement_timeout = '700ms'"

/** No other transaction reads or writes these tables until this one ends. Throws `isStillInUse` while others do. */
export async function lockTables(trx: Knex.Transaction, tables: readonly string[]): Promise<void> {
  await trx.raw(WAIT)
  const lock = `lock table ${tables.map(() => '??').join(', ')} in access exclusive mode`
  await trx.raw(lock, [...tables])
  await trx.raw('set local statement_timeout to default')
}

/** 55P03: the wait for one lock was too long. 57014: that for all of them. 40P01: another transaction waits for this one. */
export const isStillInUse = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['55P03', '57014', '40P01'].includes(String(error.code))
