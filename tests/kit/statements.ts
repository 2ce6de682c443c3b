import { AsyncLocalStorage } from 'node:async_hooks'
import { Socket } from 'node:net'
import { Duplex } from 'node:stream'
import type { Knex } from 'knex'

/** The guard reads the session every two seconds and notes its use every minute, whatever is asked. */
const isOfGuard = (sql: string): boolean => /auth\.published_(sessions|mark_session_used)/i.test(sql)

export const isWork = (sql: string): boolean => !/^(begin|commit)/i.test(sql) && !isOfGuard(sql)

interface Cost {
  statements: string[]
  /** How many of them have left. */
  sent: number
  /** The packets in which they left. */
  roundTrips: number
}

/**
 * Returns a function that gives what one request costs the database: the statements sent from inside `work`, and the
 * packets they were sent in. Those of consumers and relays on the same pool do not count.
 */
export function watchStatements(db: Knex) {
  const current = new AsyncLocalStorage<Cost>()
  db.on('query', ({ sql }: { sql: string }) => {
    if (!isOfGuard(sql)) current.getStore()?.statements.push(sql)
  })
  Socket.prototype.uncork = function (this: Socket) {
    const cost = current.getStore()
    if (cost && this.writableCorked === 1 && cost.statements.length > cost.sent) {
      cost.roundTrips += 1
      cost.sent = cost.statements.length
    }
    Duplex.prototype.uncork.call(this)
  }
  return async (work: () => Promise<unknown>): Promise<Omit<Cost, 'sent'>> => {
    const cost: Cost = { statements: [], sent: 0, roundTrips: 0 }
    await current.run(cost, work)
    if (cost.statements.length === 0) throw new Error('no statement was seen')
    return { roundTrips: cost.roundTrips, statements: cost.statements.filter(isWork) }
  }
}
