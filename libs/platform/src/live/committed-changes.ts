import type { Knex } from 'knex'
import type { RoomChange } from './tables.ts'

export interface RoomChanges {
  room: string
  changes: RoomChange[]
}

/** Called with what one transaction changed; null: that is to be read in the room log. */
export type OnCommitted = (committed: readonly RoomChanges[] | null) => void

// By pool: tests run several products in one process.
const listeners = new WeakMap<object, Set<OnCommitted>>()

const poolOf = ({ client }: Knex): object => (client as { config: object }).config

/** Calls the listener with the changes of rooms that this process commits. Returns a function that ends it. */
export function onCommitted(db: Knex, listener: OnCommitted): () => void {
  const others = listeners.get(poolOf(db)) ?? new Set()
  listeners.set(poolOf(db), others.add(listener))
  return () => void others.delete(listener)
}

const outermost = (trx: Knex.Transaction): Knex.Transaction =>
  trx.parentTransaction ? outermost(trx.parentTransaction) : trx

/**
 * Hands the changes to the listeners of this process once they are committed. Changes of a savepoint are to be read in
 * the room log, because an outer savepoint may still be rolled back.
 */
export function handOver(trx: Knex.Transaction, changes: () => readonly RoomChanges[]): void {
  const calling = listeners.get(poolOf(trx))
  if (!calling || calling.size === 0) return
  // Rolled back: the transaction's owner reports the error.
  const ignoreRollback = () => undefined
  void outermost(trx).executionPromise.then(() => {
    const committed = trx.parentTransaction ? null : changes()
    calling.forEach((listener) => listener(committed))
  }, ignoreRollback)
}
