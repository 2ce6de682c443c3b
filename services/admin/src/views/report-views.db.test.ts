import { getPermissions, savePermissions } from '@deportivo/contracts/auth/permissions'
import { REPORT_PAGES } from '@deportivo/contracts/reports/report-pages'
import { viewedReport } from '@deportivo/contracts/views/viewed-names'
import { createView, deleteView, updateView } from '@deportivo/contracts/views/view-changes'
import { listViews } from '@deportivo/contracts/views/views'
import { startTestApp, type Person, type TestApp } from '@deportivo/testkit/app'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(() => app.db('admin.views').delete())

const VIEW = {
  list: viewedReport('net-sales'),
  name: 'Mi semana',
  query: 'range=7d&compare=week&seller_id=1',
  columns: null,
  is_shared: false,
}
const save = (person: Person, body: object = {}) => app.ok(person, createView, { body: { ...VIEW, ...body } })
const seenBy = (person: Person, list: string = VIEW.list) =>
  app.ok(person, listViews, { query: { filter: `list:${list}` } })
const namesFor = async (person: Person) => (await seenBy(person)).map(({ name }) => name)
const refusedFor = async (query: string, list: string = VIEW.list) =>
  (await app.refused('two', createView, { body: { ...VIEW, list, query } })).errors

test('a personal view of a report is its author’s alone, and stores days that move on as they were chosen', async () => {
  await save('local_administrative')
  expect(await seenBy('local_administrative')).toMatchObject([
    { list: 'report/net-sales', query: VIEW.query, columns: null, is_own: true, may_change: true },
  ])
  expect(await namesFor('two')).toEqual([])
})

test('a shared view of a report is seen by those who may read the report, and by no others', async () => {
  const { id } = await save('local_administrative', { is_shared: true })
  expect(await seenBy('accounting_manager')).toMatchObject([
    { name: VIEW.name, is_own: false, may_change: false },
  ])
  expect(await namesFor('online_seller')).toEqual([])
  expect((await app.ok('online_seller', listViews, { query: { filter: `id:${id}` } })).length).toBe(0)
  const params = { id }
  const change = { params, body: { name: 'Otra' } }
  expect((await app.refused('accounting_manager', updateView, change)).code).toBe(403)
  expect((await app.refused('online_seller', updateView, change)).code).toBe(404)
  expect((await app.refused('online_seller', createView, { body: VIEW })).code).toBe(403)
  await app.ok('two', deleteView, { params })
  expect(await namesFor('local_administrative')).toEqual([])
})

test('the views of a report hold nothing but its own address', async () => {
  for (const query of [
    'page=2',
    'view=3',
    'range=7d&store_id=1',
    'order=-net',
    'next=https://x',
    '__proto__=1',
  ])
    expect(await refusedFor(query), query).toHaveProperty('query')
  // Money outside is of the present: it has no days.
  expect(await refusedFor('range=7d', viewedReport('money-outside'))).toHaveProperty('query')
  for (const list of ['net-sales', 'report/orders', 'report/'])
    expect(await refusedFor('', list)).toHaveProperty('list')
  const { id } = await save('two')
  const strange = { params: { id }, body: { query: 'state=pre_orden' } }
  expect((await app.refused('two', updateView, strange)).errors).toHaveProperty('query')
})

test('views can be saved of every report with a page', async () => {
  for (const { name } of REPORT_PAGES) await save('two', { list: viewedReport(name), query: 'as=table' })
  const saved = await app.ok('two', listViews)
  expect(saved.map(({ list }) => list).sort()).toEqual(
    REPORT_PAGES.map(({ name }) => viewedReport(name)).sort(),
  )
})

test('a report that may no longer be read takes its views with it, until it may be read again', async () => {
  const own = await save('local_administrative')
  await save('two', { name: 'De la empresa', is_shared: true })
  expect(await namesFor('local_administrative')).toEqual(['Mi semana', 'De la empresa'])
  const params = { id: 'local_administrative' as const }
  const { modules } = await app.ok('two', getPermissions, { params })
  const without = modules.map((one) => (one.id === 'reports' ? { ...one, permissions: [] } : one))
  await app.ok('two', savePermissions, { params, body: { modules: without } })
  // Sessions follow a changed profile within seconds.
  await expect.poll(() => namesFor('local_administrative'), { timeout: 30_000 }).toEqual([])
  const change = { params: { id: own.id }, body: { is_shared: true } }
  expect((await app.refused('local_administrative', updateView, change)).code).toBe(403)
  await app.ok('two', savePermissions, { params, body: { modules } })
  await expect
    .poll(() => namesFor('local_administrative'), { timeout: 30_000 })
    .toEqual(['Mi semana', 'De la empresa'])
})
