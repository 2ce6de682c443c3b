import type { Knex } from 'knex'
import { closeForWork, doWaitingWork, openForWork } from './before-commit.ts'

// A connection accepts statements before the previous one has returned (`pipeline` of pg). On a busy server a
// round trip costs more than most statements: statements that do not wait for each other are sent at once.

/** A connection with what its types omit: the socket it writes to. */
interface Wired {
  query(...given: unknown[]): unknown
  connection: { stream: { cork(): void; uncork(): void } }
}

/** Statements of the same tick leave in one packet: BEGIN with the first statement, COMMIT with the last. */
export function sendBatch(client: Wired): void {
  const { stream } = client.connection
  const query = client.query.bind(client)
  let isGathering = false
  const send = () => {
    isGathering = false
    stream.uncork()
  }
  client.query = (...given) => {
    if (!isGathering) {
      isGathering = true
      stream.cork()
      process.nextTick(send)
    }
    return query(...given)
  }
}

/** The parts of knex's transaction that are used here. */
interface Transaction {
  trxClient: Transacting
  outerTx: Transaction | null
  savepoint(connection: object): Promise<unknown>
  release(connection: object, value: unknown): Promise<unknown>
  begin(connection: object): Promise<unknown>
  commit(connection: object, value: unknown): Promise<unknown>
  rollback(connection: object, error: unknown): Promise<unknown>
}

/** knex's client of a pool, a transaction or a savepoint. */
interface Transacting {
  transaction(...given: unknown[]): Transaction
}

/** The statements of each open transaction that were sent without waiting, in the order in which they were sent. */
const open = new WeakMap<object, Promise<unknown>[]>()

/**
 * Sends a statement of a transaction whose result is not needed, without waiting for it. When it fails, the server
 * rolls back the whole transaction, including later statements, and the transaction fails with its error.
 */
export async function withoutWaiting(trx: Knex.Transaction, asked: Promise<unknown>): Promise<void> {
  const unanswered = open.get(trx.client as object)
  // In a savepoint: its owner may continue after a failure, so the error must reach it in time.
  if (!unanswered) return void (await asked)
  unanswered.push(asked)
  // Its failure is that of the transaction, which may still have statements to send (unhandledRejection).
  asked.catch(() => undefined)
}

/**
 * Does the work that waits for the commit, and waits for every statement that was sent without waiting: a failure
 * belongs to what was done in the transaction until now.
 */
export async function flush(trx: Knex.Transaction): Promise<void> {
  await doWaitingWork(trx.client as object)
  // Taken out: their failure is thrown here, where the caller may explain it, and no more that of the transaction.
  await Promise.all(open.get(trx.client as object)?.splice(0) ?? [])
}

/** Of several failures the first: later statements only report that there was one. */
async function firstFailure(asked: readonly Promise<unknown>[], error: unknown): Promise<unknown> {
  const failed = (await Promise.allSettled(asked)).find(({ status }) => status === 'rejected')
  return failed ? (failed as PromiseRejectedResult).reason : error
}

function dontWait(transaction: Transaction): void {
  const unanswered: Promise<unknown>[] = []
  const begin = transaction.begin.bind(transaction)
  const commit = transaction.commit.bind(transaction)
  const rollback = transaction.rollback.bind(transaction)
  // When BEGIN fails the connection is lost, and the first statement fails with that error.
  transaction.begin = async (connection) => {
    begun(transaction)
    open.set(transaction.trxClient, unanswered)
    begin(connection).catch(() => undefined)
  }
  transaction.commit = async (connection, value) => {
    await closeForWork(transaction.trxClient)
    const confirmed = Promise.all(unanswered).then(
      () => value,
      async (error: unknown) => {
        throw await firstFailure(unanswered, error)
      },
    )
    // It may reject before COMMIT returns, and has no handler until then (unhandledRejection).
    confirmed.catch(() => undefined)
    const committed = await commit(connection, confirmed)
    await confirmed
    return committed
  }
  transaction.rollback = async (connection, error) =>
    rollback(connection, await firstFailure(unanswered, error))
}

/** A savepoint is awaited, and so is the work before its end: its owner handles a failure. */
function finishSavepoint(transaction: Transaction, outer: Transaction): void {
  const savepoint = transaction.savepoint.bind(transaction)
  const release = transaction.release.bind(transaction)
  transaction.savepoint = async (connection) => {
    begun(transaction)
    await doWaitingWork(outer.trxClient)
    return savepoint(connection)
  }
  transaction.release = async (connection, value) => {
    await closeForWork(transaction.trxClient)
    return release(connection, value)
  }
}

function begun({ trxClient }: Transaction): void {
  openForWork(trxClient)
  overrideTransactions(trxClient)
}

function overrideTransactions(client: Transacting): void {
  const make = client.transaction.bind(client)
  client.transaction = (...given) => {
    const transaction = make(...given)
    if (transaction.outerTx) finishSavepoint(transaction, transaction.outerTx)
    else dontWait(transaction)
    return transaction
  }
}

/**
 * Transactions of this pool wait neither for BEGIN nor for statements sent by `withoutWaiting`, and do the work of
 * `beforeCommit`.
 */
export const pipelineTransactions = (db: Knex): void => overrideTransactions(db.client as Transacting)
