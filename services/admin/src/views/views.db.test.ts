import { createView, deleteView, updateView } from '@deportivo/contracts/views/view-changes'
import { listViews, MOST_VIEWS } from '@deportivo/contracts/views/views'
import { startTestApp, type Person, type TestApp } from '@deportivo/testkit/app'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(() => app.db('admin.views').delete())

const VIEW = {
  list: 'orders',
  name: 'Por validar',
  query: 'state=validating_payment&order=-total_value',
  columns: null,
}
const save = (person: Person, body: object = {}) =>
  app.ok(person, createView, { body: { ...VIEW, is_shared: false, ...body } })
const namesFor = async (person: Person, list = 'orders') =>
  (await app.ok(person, listViews, { query: { filter: `list:${list}` } })).map(({ name }) => name)
const codeOf = async (person: Person, id: number, body: object = { name: 'Otra' }) => [
  (await app.refused(person, updateView, { params: { id }, body })).code,
  (await app.refused(person, deleteView, { params: { id } })).code,
]

test('a personal view is visible to its author only, not even to the administrator', async () => {
  const { id } = await save('head_dispatch')
  expect(await namesFor('head_dispatch')).toEqual(['Por validar'])
  expect(await namesFor('two')).toEqual([])
  expect(await codeOf('two', id)).toEqual([404, 404])
  expect(await codeOf('online_seller', id)).toEqual([404, 404])
})

test('a shared view is read by all who read the list, and written by its author and the administrator', async () => {
  const { id } = await save('head_dispatch', { is_shared: true })
  const [seen] = await app.ok('online_seller', listViews, { query: { filter: 'list:orders' } })
  expect(seen).toMatchObject({ name: 'Por validar', is_own: false, may_change: false })
  expect(await codeOf('online_seller', id)).toEqual([403, 403])
  const params = { id }
  expect(await app.ok('two', updateView, { params, body: { name: 'Pagos' } })).toMatchObject({
    name: 'Pagos',
    query: VIEW.query,
    is_own: false,
    may_change: true,
  })
  await app.ok('head_dispatch', updateView, { params, body: { is_shared: false } })
  expect(await namesFor('online_seller')).toEqual([])
  await app.ok('head_dispatch', deleteView, { params })
  expect(await namesFor('head_dispatch')).toEqual([])
})

test('views are listed by name, the own ones before those of others, as pages with their number', async () => {
  await save('head_dispatch', { name: 'Anulados', is_shared: true })
  await save('two', { name: 'Saldos' })
  await save('two')
  expect(await namesFor('two')).toEqual(['Por validar', 'Saldos', 'Anulados'])
  const query = { filter: 'list:orders', orderByDesc: 'name', top: 1 }
  const page = await app.reply('two', listViews, { query })
  expect(page.data.map(({ name }) => name)).toEqual(['Saldos'])
  expect(page.pagination).toEqual({ per_page: 1, total: 3, current_page: 1 })
})

test('a user who may not read a list can neither read, save nor change its views', async () => {
  const { id } = await save('two', { list: 'audit', query: '', is_shared: true })
  expect(await namesFor('online_seller', 'audit')).toEqual([])
  expect(await codeOf('online_seller', id)).toEqual([404, 404])
  const body = { ...VIEW, list: 'audit', query: '', is_shared: false }
  expect((await app.refused('online_seller', createView, { body })).code).toBe(403)
})

test('a view is an address of its own list: anything else in it is refused by name', async () => {
  for (const query of ['page=3', 'state=pre_orden&next=https://x', '__proto__=1'])
    expect(
      (await app.refused('two', createView, { body: { ...VIEW, query, is_shared: true } })).errors,
    ).toHaveProperty('query')
  const { id } = await save('two')
  const problem = await app.refused('two', updateView, { params: { id }, body: { query: 'subject=user' } })
  expect(problem.errors).toHaveProperty('query')
})

test('a user gives a name once, and saves no more views than fit in a row', async () => {
  await save('two')
  const taken = { body: { ...VIEW, name: ' Por validar ', is_shared: true } }
  expect((await app.refused('two', createView, taken)).errors).toHaveProperty('name')
  const other = await save('two', { name: 'Otra' })
  const again = { params: { id: other.id }, body: { name: VIEW.name } }
  expect((await app.refused('two', updateView, again)).errors).toHaveProperty('name')
  for (let made = 2; made < MOST_VIEWS; made++) await save('two', { name: `Vista ${made}` })
  expect(
    (await app.refused('two', createView, { body: { ...VIEW, name: 'Una más', is_shared: false } })).code,
  ).toBe(400)
  await save('one', { name: VIEW.name })
})

test('the visible columns are stored with the view', async () => {
  const columns = { hidden: ['seller'], order: ['total', 'client'] }
  const { id } = await save('two', { columns })
  expect((await app.ok('two', listViews, { query: { filter: 'list:orders' } }))[0]?.columns).toEqual(columns)
  expect((await app.ok('two', updateView, { params: { id }, body: { columns: null } })).columns).toBeNull()
})
