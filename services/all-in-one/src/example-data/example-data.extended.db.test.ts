import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { listAudit } from '@deportivo/contracts/admin/audit'
import {
  fillExampleData,
  getExampleData,
  ownTotal,
  removeExampleData,
  type ExampleData,
} from '@deportivo/contracts/admin/example-data'
import { me } from '@deportivo/contracts/auth/sign-in'
import { colors } from '@deportivo/contracts/catalogue/lists'
import { searchProducts } from '@deportivo/contracts/catalogue/products'
import { getBoard } from '@deportivo/contracts/dispatch/board'
import { addLine } from '@deportivo/contracts/orders/lines'
import { createPreOrder, getOrder } from '@deportivo/contracts/orders/orders'
import { prove } from '@deportivo/inventory/prove'
import { queryRows } from '@deportivo/platform/db/query-rows'
import { rebuildReadModels } from '@deportivo/projector/rebuild/rebuild'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { addClient, PUBLIC_CODE } from '@deportivo/testkit/shop'
import { hire } from '@deportivo/testkit/staff'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

/** What stays: what was done, positions that only grow, and rows of the machinery. */
const STAYS = [
  'admin.example_data',
  'audit.entries',
  'auth.sessions',
  'live.presence',
  'bus.event_log',
  'bus.heads',
  'bus.cursors',
  'bus.rooms',
  'bus.room_log',
  'bus.recurring',
  'bus.idempotency',
]
const TABLES = `
  select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema', 'bullmq')
    and format('%s.%s', schemaname, tablename) <> all(?) order by 1`
const LONG = 120_000

let app: TestApp
let before: Record<string, string>
const warnings: string[] = []

beforeAll(async () => {
  const write = (line: string) => void warnings.push(line)
  app = await startTestApp({ log: pino({ level: 'warn' }, { write }) })
  await Promise.all([app.as('two'), app.as('head_dispatch'), app.as('online_seller')])
  // Users of the shop's own: the invented ones come beside them.
  await app.db.raw("update auth.users set email = replace(email, '@demo.local', '@tienda.co')")
  await app.settled()
  before = await checksums()
})
afterAll(() => app.stop())

const status = () => app.ok('two', getExampleData)

const until = (state: ExampleData['state']) =>
  vi.waitFor(
    async () => {
      const found = await status()
      expect(found.state).toBe(state)
      return found
    },
    { timeout: LONG, interval: 200 },
  )

/** A checksum of the rows of every table that the database has. */
async function checksums(): Promise<Record<string, string>> {
  const tables = await queryRows<{ name: string }>(app.db, TABLES, [STAYS])
  const sums = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ':' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from ${name} t`,
  )
  const found = await queryRows<{ name: string; sum: string }>(app.db, sums.join(' union all '))
  return Object.fromEntries(found.map(({ name, sum }) => [name, sum]))
}

/** The tables whose rows differ. */
async function changedTables(): Promise<string[]> {
  const now = await checksums()
  return Object.keys({ ...before, ...now }).filter((name) => now[name] !== before[name])
}

const filesOfExamples = async () => {
  const folder = join(app.deps.config.dataDir, 'files', 'demo')
  return existsSync(folder) ? readdir(folder) : []
}

test('an empty installation offers examples to those who manage its settings', async () => {
  expect(await status()).toEqual({
    state: 'none',
    is_offered: true,
    done: 0,
    total: 0,
    users: 0,
    own: [],
    problem: null,
  })
  expect((await app.refused('head_dispatch', fillExampleData, { body: { confirmed: true } })).code).toBe(403)
  expect((await app.refused('two', fillExampleData, { body: {} })).errors).toHaveProperty('confirmed')
  expect((await app.refused('two', removeExampleData, { body: { own: 0 } })).data).toMatchObject({
    rule: 'example_data.not_now',
  })
})

test('a filling that fails leaves nothing, and is refused where something was entered', async () => {
  const { id, version } = await app.ok('two', colors.create, { body: { name: 'Verde', color: '#00ff00' } })
  expect((await status()).is_offered).toBe(false)
  const body = { confirmed: true }
  expect((await app.refused('two', fillExampleData, { body })).data).toMatchObject({
    rule: 'example_data.not_empty',
  })
  await app.ok('two', colors.remove, { params: { id }, body: { version } })
  expect((await status()).is_offered).toBe(true)
})

test(
  'requested five times with one key, the examples are filled once, with people of their own',
  { timeout: LONG },
  async () => {
    const given = { body: { confirmed: true }, headers: { 'idempotency-key': randomUUID() } }
    await Promise.all(Array.from({ length: 5 }, () => app.ok('two', fillExampleData, given)))
    expect((await status()).state).toBe('filling')
    await vi.waitFor(async () => expect((await status()).done).toBeGreaterThan(100), {
      timeout: LONG,
      interval: 50,
    })
    const loaded = await until('loaded')
    await app.settled()
    expect(loaded).toMatchObject({ users: 20, own: [], problem: null })
    expect((await status()).own).toEqual([])
    const { user_ids } = (await app.db('admin.example_data').first()) ?? {}
    const sellers = await app.db('orders.orders').distinct('seller_id').pluck('seller_id')
    expect(sellers.filter((id) => !user_ids?.includes(id))).toEqual([])
    expect((await prove(app.db)).differences).toEqual([])
    expect((await app.ok('two', getBoard)).cards.length).toBeGreaterThan(30)
    expect(await app.db('returns.cases')).not.toEqual([])
    expect((await filesOfExamples()).length).toBeGreaterThan(100)
    expect(await changedTables()).not.toContain('admin.settings')
  },
)

test(
  'what users enter beside them is named, and no removal takes more than was seen',
  { timeout: LONG },
  async () => {
    await addClient(app)
    await app.ok('two', colors.create, { body: { name: 'Verde limón', color: '#00ff11' } })
    const { own } = await status()
    expect(own).toEqual([
      { kind: 'catalogue', count: 1 },
      { kind: 'client', count: 1 },
    ])
    const refusal = await app.refused('two', removeExampleData, { body: { own: 1 } })
    expect(refusal.data).toMatchObject({ rule: 'example_data.more_own' })
    expect((await app.refused('two', fillExampleData, { body: { confirmed: true } })).data).toMatchObject({
      rule: 'example_data.not_now',
    })
  },
)

const TRAINERS = { query: { searchText: 'tenis' } }

/** A pre-order of a seller of the shop's own, and invented shoes for it. */
async function sale() {
  const client_id = await addClient(app)
  const { id } = await app.ok('online_seller', createPreOrder, { body: { client_id } })
  const found = await app.ok('online_seller', searchProducts, TRAINERS)
  const lines = found.flatMap(({ id: product_id, sizes }) =>
    sizes
      .filter(({ quantity }) => quantity > 0)
      .map((size) => ({ product_id, code_id: PUBLIC_CODE, size_id: size.id, quantity: 1 })),
  )
  return { id, lines }
}

test(
  'a sale that begins between the request and the removal is not taken: it stays, and the owner reads why',
  { timeout: LONG },
  async () => {
    const own = ownTotal(await status())
    const { sold, asked } = await app.db.transaction(async (trx) => {
      // A request that is at work on an order, for longer than one try waits.
      await trx('orders.orders').orderBy('id').first().forUpdate()
      await app.ok('two', removeExampleData, { body: { own } })
      const asked = await status()
      return { asked, sold: await sale() }
    })
    expect(asked.state).toBe('removing')
    const { problem } = await until('loaded')
    expect(problem?.message_key).toBe('example_data.more_own')
    expect((await app.ok('online_seller', getOrder, { params: { id: sold.id } })).id).toBe(sold.id)
  },
)

/** Adds one pair after the other to an order without a pause, so that its events are never all read, until it is gone. */
async function sellUntilGone({ id, lines }: Awaited<ReturnType<typeof sale>>): Promise<number[]> {
  const statuses: number[] = []
  for (let at = 0; statuses.at(-1) !== 404; at++) {
    const body = lines[at % lines.length] ?? {}
    statuses.push((await app.attempt('online_seller', addLine, { params: { saleId: id }, body })).status)
  }
  return statuses
}

test(
  'they are removed as one while pairs are sold: every table is as before, and people go on',
  { timeout: LONG },
  async () => {
    const hired = await hire(app)
    const selling = [await sale(), await sale()]
    const own = ownTotal(await status())
    const sales = selling.map(sellUntilGone)
    const given = { body: { own }, headers: { 'idempotency-key': randomUUID() } }
    await Promise.all(Array.from({ length: 5 }, () => app.ok('two', removeExampleData, given)))
    const removed = await until('none')
    for (const statuses of await Promise.all(sales)) {
      expect(statuses[0]).toBe(200)
      expect(statuses.at(-1)).toBe(404)
      // Sold, or sold out to the other one; none fails, and none goes to an order that is gone.
      expect(statuses.slice(0, -1).filter((status) => ![200, 422].includes(status))).toEqual([])
    }
    expect(removed).toMatchObject({ is_offered: true, users: 0, own: [], problem: null })
    await app.settled()
    // After the commit: a file of what is still there must not be missing.
    await vi.waitFor(async () => expect(await filesOfExamples()).toEqual([]), { timeout: LONG })
    expect((await app.ok('two', getBoard)).cards).toEqual([])
    expect(await app.ok('online_seller', searchProducts, TRAINERS)).toEqual([])
    await app.ok('head_dispatch', me)
    expect(await app.db('auth.users').where('id', hired.id).delete()).toBe(1)
    expect(await changedTables()).toEqual([])
  },
)

test(
  'the log has no event of them, misses none, and a rebuild brings nothing back',
  { timeout: LONG },
  async () => {
    const families = await app.db('bus.event_log').distinct('aggregate_type').pluck('aggregate_type')
    expect(families.sort()).toEqual(['audit', 'user'])
    expect(await rebuildReadModels(app.deps.config.databaseOwnerUrl ?? '')).toMatchObject({ differences: 0 })
    expect(await changedTables()).toEqual([])
    expect(await app.db('bus.room_log').where('room', 'channel:data').pluck('op')).toEqual([
      'upsert',
      'upsert',
    ])
    const entries = await app.ok('two', listAudit, { query: { filter: 'subject:example_data' } })
    expect(entries.map(({ act, by_profile }) => [act, by_profile])).toEqual([
      ['deleted', 'two'],
      ['created', 'two'],
    ])
  },
)

test('consumers go on with what is entered afterwards', async () => {
  await addClient(app)
  await app.settled()
  expect(await app.db('bus.dead_letters')).toEqual([])
  expect((await status()).is_offered).toBe(false)
  expect(warnings).toEqual([])
})
