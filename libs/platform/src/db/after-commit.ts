import type { Knex } from 'knex'

/** Runs `work` once the transaction is committed, and never when it was taken back. For wakes: it may be lost. */
export function afterCommit(trx: Knex.Transaction, work: () => void): void {
  // Taken back: whoever runs the transaction hears why; here there is nothing left to do.
  const takenBack = () => undefined
  void trx.executionPromise.then(work, takenBack)
}
