import { AsyncLocalStorage } from 'node:async_hooks'
import type { Knex } from 'knex'

/** Before the statement leaves, or once the database has it but its result has not come back. */
export type Moment = 'before' | 'after'

interface Life {
  at: number
  moment: Moment
  /** Statements so far. */
  count: number
  isDead: boolean
  /** Of the connection that it uses. */
  uid: string | null
}

/** A connection of the pool, as far as it is needed to end it. */
interface Connection {
  __knexUid: string
  connection: { stream: { destroy(): void } }
}

interface Pool {
  client: { pool: { used: { resource: Connection }[] } }
}

/**
 * Returns a function that does work whose database connection ends at its n-th statement, as that of a process which is
 * killed there: the database sees no other difference. Whether the work got that far is returned.
 */
export function dyingOf(db: Knex) {
  const current = new AsyncLocalStorage<Life>()
  const end = (uid: string) =>
    (db as unknown as Pool).client.pool.used
      .find(({ resource }) => resource.__knexUid === uid)
      ?.resource.connection.stream.destroy()
  db.on('query', ({ __knexUid }: { __knexUid?: string }) => {
    const life = current.getStore()
    if (!life || life.isDead) return
    // A prepared statement names no connection: it is that of its transaction.
    life.uid = __knexUid ?? life.uid
    life.count += 1
    const { uid } = life
    if (life.count !== life.at || uid === null) return
    life.isDead = true
    if (life.moment === 'before') end(uid)
    // Its packet leaves at the end of this tick.
    else setImmediate(() => end(uid))
  })
  return async <T>(
    at: number,
    moment: Moment,
    work: () => Promise<T>,
  ): Promise<{ isDead: boolean; result: T }> => {
    const life: Life = { at, moment, count: 0, isDead: false, uid: null }
    const result = await current.run(life, work)
    return { isDead: life.isDead, result }
  }
}
