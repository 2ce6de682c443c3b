import { setTimeout as sleep } from 'node:timers/promises'
import { addProductPhoto } from '@deportivo/contracts/catalogue/photos'
import { listClients } from '@deportivo/contracts/clients/clients'
import { queryRows } from '@deportivo/platform/db/query-rows'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { eventually } from '@deportivo/testkit/eventually'
import { formOf, PIXEL } from '@deportivo/testkit/files/upload'
import { openShop, stockProduct } from '@deportivo/testkit/shop'
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
  where not granted and relation = :table::regclass and database = (
    select oid from pg_database where datname = current_database())`

async function waiting(table = 'sales.clients'): Promise<number> {
  const [row] = await queryRows<{ waiting: number }>(app.db, WAITING, { table })
  return row?.waiting ?? 0
}

test('files that are sent hold up nothing that their person reads', async () => {
  const id = await stockProduct(app, await openShop(app), 1)
  const form = formOf({}, { name: 'tenis.png', type: 'image/png', bytes: PIXEL })
  await app.db.transaction(async (trx) => {
    await trx.raw('lock table files.attachments in access exclusive mode')
    const sent = Array.from({ length: MANY }, () =>
      app.attempt('two', addProductPhoto, { params: { id }, form }),
    )
    await eventually(async () => expect(await waiting('files.attachments')).toBe(1))
    // Long enough for a server that would let all of them take the turns of other calls.
    await sleep(500)
    expect((await app.attempt('two', listClients)).status).toBe(200)
    await trx.commit()
    await Promise.all(sent)
  })
}, 30_000)

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
