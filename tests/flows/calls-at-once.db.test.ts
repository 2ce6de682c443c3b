import { setTimeout as sleep } from 'node:timers/promises'
import { listClients } from '@deportivo/contracts/clients/clients'
import { queryRows } from '@deportivo/platform/db/query-rows'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { eventually } from '@deportivo/testkit/eventually'
import { afterAll, beforeAll, expect, test } from 'vitest'

const AT_ONCE = 6
const MANY = 40

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ isListening: true })
})
afterAll(() => app.stop())

// Statements that wait for the lock of the test. No recurring work reads clients, as some reads orders.
const WAITING = `
  select count(*)::integer as waiting from pg_locks
  where not granted and relation = 'sales.clients'::regclass and database = (
    select oid from pg_database where datname = current_database())`

async function waiting(): Promise<number> {
  const [row] = await queryRows<{ waiting: number }>(app.db, WAITING, [])
  return row?.waiting ?? 0
}

test('calls whose clients went away hold their turns until their work is over, and those that wait are not begun', async () => {
  const headers = await app.as('two')
  const leaving = new AbortController()
  const call = () =>
    fetch(`${app.running.address}/api/v1${listClients.path}`, { headers, signal: leaving.signal }).catch(
      () => undefined,
    )
  await app.db.transaction(async (trx) => {
    await trx.raw('lock table sales.clients in access exclusive mode')
    const first = Array.from({ length: MANY }, call)
    await eventually(async () => expect(await waiting()).toBe(AT_ONCE))
    leaving.abort()
    await Promise.all(first)
    const next = Array.from({ length: MANY }, () => app.attempt('two', listClients))
    // Long enough for a server that would let them in.
    await sleep(500)
    expect(await waiting()).toBe(AT_ONCE)
    expect((await app.attempt('one', listClients, { query: { top: 0 } })).status).toBe(422)
    await trx.commit()
    const replies = await Promise.all(next)
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  })
})
