import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { ALL_SERVICES } from '@deportivo/all-in-one/services'
import { fillExampleData, removeExampleData } from '@deportivo/contracts/admin/example-data'
import { logout } from '@deportivo/contracts/auth/sign-in'
import { createPreOrder } from '@deportivo/contracts/orders/orders'
import { ALL_ROUTES } from '@deportivo/contracts/registry/routes'
import type { Contract } from '@deportivo/contracts/route'
import { queryRows } from '@deportivo/platform/db/query-rows'
import { startTestApp, type Given, type TestApp } from '@deportivo/testkit/app'
import { addClient, openShop, type Shop } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRowCounts } from '../near-miss/fingerprint.ts'
import { stuckConsumer, type Case } from './case.ts'
import { CLIENT_IMPORT_CASES } from './client-import-cases.ts'
import { EXPENSE_CASES } from './expense-cases.ts'
import { LIST_EXPORT_CASES } from './list-export-cases.ts'
import { IMPORT_CASES } from './import-cases.ts'
import { MONEY_ACCOUNT_CASES } from './money-account-cases.ts'
import { MONEY_CASES } from './money-cases.ts'
import { MONTH_CLOSE_CASES } from './month-close-cases.ts'
import { STATEMENT_CASES } from './statement-cases.ts'
import { OFFICE_CASES } from './office-cases.ts'
import { ORDER_CASES } from './order-cases.ts'
import { PEOPLE_CASES } from './people-cases.ts'
import { RECORD_CASES } from './record-cases.ts'
import { REQUEST_CASES } from './request-cases.ts'
import { RETURN_CASES } from './return-cases.ts'
import { GOAL_CASES } from './goal-cases.ts'
import { REPORT_MAIL_CASES } from './report-mail-cases.ts'
import { SETTLEMENT_CASES } from './settlement-cases.ts'
import { STOCK_CASES } from './stock-cases.ts'

const CASES = [
  ...RECORD_CASES,
  ...STOCK_CASES,
  ...ORDER_CASES,
  ...MONEY_CASES,
  ...PEOPLE_CASES,
  ...OFFICE_CASES,
  ...REQUEST_CASES,
  ...IMPORT_CASES,
  ...CLIENT_IMPORT_CASES,
  ...RETURN_CASES,
  ...EXPENSE_CASES,
  ...MONEY_ACCOUNT_CASES,
  ...SETTLEMENT_CASES,
  ...GOAL_CASES,
  ...REPORT_MAIL_CASES,
  ...LIST_EXPORT_CASES,
  // The last, since no expense of the past is entered after them.
  ...MONTH_CLOSE_CASES,
  ...STATEMENT_CASES,
]

/** Calls without a case, and why. */
const NOT_REPEATABLE = new Map<Contract, string>([
  [logout, 'A repeated request is refused before its key is read: its session is over.'],
  [fillExampleData, 'Refused where anything was entered; repeated in example-data.extended.db.test.ts.'],
  [
    removeExampleData,
    'It would remove what the other cases need; repeated in example-data.extended.db.test.ts.',
  ],
])

let app: TestApp
let shop: Shop
let countRows: () => Promise<Record<string, number>>
beforeAll(async () => {
  const stuck = { name: stuckConsumer.name, consumers: [stuckConsumer] }
  app = await startTestApp({ services: [...ALL_SERVICES, stuck] })
  shop = await openShop(app)
  countRows = await createRowCounts(app.db)
})
afterAll(() => app.stop())

// The job that examines a file ends when it ends.
const EVENTS_AND_REPLIES = `
  select (select count(*) from bus.event_log where type <> 'attachment.settled')::int as events,
    (select count(*) from bus.idempotency)::int as replies`

// Their jobs write rows after the reply.
const BUSY_IMPORTS = ['reading', 'checking', 'applying'] as const

const IMPORTS = ['catalogue.imports', 'sales.imports', 'finance.statement_imports'] as const

async function untilImported(): Promise<void> {
  const isBusy = async (table: (typeof IMPORTS)[number]) =>
    (await app.db(table).whereIn('state', BUSY_IMPORTS).first('id')) !== undefined
  for (const table of IMPORTS) while (await isBusy(table)) await sleep(25)
}

/** The number of rows in every table that requests change, with the events and stored replies. */
async function rows(): Promise<Record<string, number>> {
  await untilImported()
  await app.settled()
  const [counts] = await queryRows<{ events: number; replies: number }>(app.db, EVENTS_AND_REPLIES)
  return { ...counts, ...(await countRows()) }
}

/** What `work` adds to each table. */
async function effectOf(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await rows()
  await work()
  const added = Object.entries(await rows()).map(([name, count]) => [name, count - (before[name] ?? 0)])
  return Object.fromEntries(added.filter(([, count]) => count !== 0)) as Record<string, number>
}

const withKey = (given: Given): Given => ({
  ...given,
  headers: { ...given.headers, 'idempotency-key': randomUUID() },
})

const titleOf = ({ contract: { method, path }, name }: Case) => `${method} ${path}${name ? `: ${name}` : ''}`

describe('the same request five times at once with one key', () => {
  it.each(CASES.map((one) => ({ ...one, title: titleOf(one) })))(
    'has one effect and five equal replies: $title',
    async ({ contract, given }) => {
      const opened = { app, shop }
      const single = withKey(await given(opened))
      const once = await effectOf(() => app.reply('two', contract, single))
      expect(once).toMatchObject({ replies: 1 })

      const repeated = withKey(await given(opened))
      const send = () => app.reply('two', contract, repeated)
      const replies: unknown[] = []
      const effect = await effectOf(async () => {
        replies.push(...(await Promise.all(Array.from({ length: 5 }, send))), await send())
      })
      expect(effect).toEqual(once)
      for (const other of replies) expect(other).toEqual(replies[0])
    },
  )

  it('is a case of every changing call that takes a key', () => {
    const takesKey = ({ method, permission, is_secret, is_repeatable }: Contract) =>
      method !== 'GET' && (permission !== 'public' || is_repeatable) && !is_secret
    const calls = Object.values<readonly Contract[]>(ALL_ROUTES).flat().filter(takesKey)
    const covered = new Set([...CASES.map(({ contract }) => contract), ...NOT_REPEATABLE.keys()])
    const missing = calls.filter((call) => !covered.has(call)).map(({ method, path }) => `${method} ${path}`)
    expect(missing).toEqual([])
  })

  it('is refused when the key is reused with other content', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    await app.ok('two', createPreOrder, { body: { client_id: await addClient(app) }, headers })
    const other = await app.refused('two', createPreOrder, {
      body: { client_id: await addClient(app) },
      headers,
    })
    expect(other).toMatchObject({
      code: 422,
      errors: { 'Idempotency-Key': ['Esta clave de repetición ya se usó con otro contenido.'] },
    })
  })

  it('belongs to one user: another user’s equal key is independent', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const client_id = await addClient(app)
    const mine = await app.ok('two', createPreOrder, { body: { client_id }, headers })
    const theirs = await app.ok('online_seller', createPreOrder, { body: { client_id }, headers })
    expect(theirs.id).not.toBe(mine.id)
  })
})
