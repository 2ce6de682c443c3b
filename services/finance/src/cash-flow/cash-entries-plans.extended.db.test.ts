import { listCashEntries } from '@deportivo/contracts/reports/cash-entries'
import type { QueryOf } from '@deportivo/contracts/route'
import { connect } from '@deportivo/platform/db/connect'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { buffersOfWork } from '@deportivo/testkit/buffers'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** A page of 50 entries with their orders, expenses and stores. */
const MOST_BUFFERS = 700
const query = { from: '2025-06-01', to: '2026-06-01' }

// A year of payments by transfer, before which there are a few old movements of another kind each.
const COLUMNS = 'entry, version, day, at, account, kind, store_id, owner_id, amount, pos'
const FILL = `
  insert into read.cash_entries (${COLUMNS})
  select 'payment:' || n, 1, date '2025-07-01' + n % 300, now(), 'method-2', 'order', 0, n, 1000, n
  from generate_series(1000, 120000) n;
  insert into read.cash_entries (${COLUMNS})
  select 'expense:' || n, 1, date '2025-06-02', null, 'expense-4', 'expense', 7, n, -1000, n
  from generate_series(1, 40) n;
  analyze read.cash_entries`

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  const owner = connect({ url: app.deps.config.databaseOwnerUrl ?? '', as: 'owner', poolMax: 1 })
  await owner.raw(FILL)
  await owner.destroy()
})
afterAll(() => app.stop())

it.each<QueryOf<typeof listCashEntries>>([
  {},
  { flow: 'in' },
  { flow: 'out' },
  { account: 'expense-4' },
  { account: 'method-2' },
  { kind: 'expense' },
  { store_id: 7 },
  { kind: 'expense', store_id: 7, flow: 'out' },
])('a page of %j reads few of a year of entries', async (narrowed) => {
  const buffers = await buffersOfWork(
    app.db,
    (sql) => sql.includes('cash_entries'),
    async () => {
      const { rows } = await app.ok('two', listCashEntries, { query: { ...query, ...narrowed } })
      expect(rows.length).toBeGreaterThanOrEqual(40)
    },
  )
  expect(buffers).toBeLessThan(MOST_BUFFERS)
})
