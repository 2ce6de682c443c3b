import type { Knex } from 'knex'

/** Runs `work` after the transaction commits, never after a rollback. For wake-ups only: it may be lost. */
export function afterCommit(trx: Knex.Transaction, work: () => void): void {
  // Rolled back: the transaction's owner reports the error.
  const ignoreRollback = () => undefined
  void trx.executionPromise.then(work, ignoreRollback)
}
