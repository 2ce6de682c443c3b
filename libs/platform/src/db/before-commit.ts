import type { Knex } from 'knex'

type Work = () => Promise<void>

/** Open transactions and savepoints, by knex's client of each, with the work to do before their end. */
const waiting = new WeakMap<object, Work[]>()

/** From now on the transaction or savepoint accepts work. Called when it begins, see `pipelineTransactions`. */
export function openForWork(trxClient: object): void {
  waiting.set(trxClient, [])
}

/** Does the pending work, and what it adds to itself. */
export async function doWaitingWork(trxClient: object): Promise<void> {
  const works = waiting.get(trxClient) ?? []
  for (let work = works.shift(); work; work = works.shift()) await work()
}

/** Does the pending work, and accepts none afterwards: it would be lost. */
export async function closeForWork(trxClient: object): Promise<void> {
  await doWaitingWork(trxClient)
  waiting.delete(trxClient)
}

/**
 * Runs `work` in the transaction, immediately before it commits, or never when it rolls back. Work of a savepoint
 * runs before the savepoint is released; work of a transaction also before a savepoint begins in it, so that their
 * statements stay in order. Throws where nothing would run it: the transaction has ended, or its pool is not of
 * `connect`.
 */
export function beforeCommit(trx: Knex.Transaction, work: Work): void {
  const works = waiting.get(trx.client as object)
  if (!works) throw new Error('work before a commit needs an open transaction of connect()')
  works.push(work)
}
