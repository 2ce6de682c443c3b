import { AsyncLocalStorage } from 'node:async_hooks'
import type { Knex } from 'knex'
import { expect } from 'vitest'

/** Not the guard's: it reads the session every two seconds and notes its use every minute, whatever is asked. */
export const isWork = (sql: string): boolean =>
  !/^(begin|commit)|auth\.published_(sessions|mark_session_used)/i.test(sql)

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
