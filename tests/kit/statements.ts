import { AsyncLocalStorage } from 'node:async_hooks'
import type { Knex } from 'knex'
import { expect } from 'vitest'

// The session is read every two seconds, regardless of the requests.
const isWork = (sql: string) => !/^(begin|commit)|auth\.published_sessions/i.test(sql)

/**
 * Returns a function that gives the statements of one request: those sent from inside `work`. Statements of
 * consumers and relays on the same pool do not count.
 */
export function watchStatements(db: Knex) {
  const current = new AsyncLocalStorage<string[]>()
  db.on('query', ({ sql }: { sql: string }) => current.getStore()?.push(sql))
  return async (work: () => Promise<unknown>): Promise<string[]> => {
    const statements: string[] = []
    await current.run(statements, work)
    expect(statements.length).toBeGreaterThan(0)
    return statements.filter(isWork)
  }
}
