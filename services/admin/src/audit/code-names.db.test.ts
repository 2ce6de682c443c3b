import { listAudit } from '@deportivo/contracts/admin/audit'
import { updateUser } from '@deportivo/contracts/auth/users'
import { updateProduct } from '@deportivo/contracts/catalogue/products'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { openShop, PRICE, PUBLIC_CODE, stockProduct } from '@deportivo/testkit/shop'
import { hire } from '@deportivo/testkit/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test('the audit is sorted by time, however its entries were numbered', async () => {
  const by = { by_id: null, by_name: null, by_profile: null, address: null, request_id: null }
  const subject = { subject: 'user', subject_id: '77', subject_name: 'Ana' } as const
  const entry = { ...by, ...subject, act: 'changed', changes: '[]' } as const
  const at = (day: number) => new Date(`2026-03-0${day}T12:00:00Z`)
  await app.db('audit.entries').insert([2, 3, 1].map((day) => ({ ...entry, at: at(day) })))
  const times = async (order: object) => {
    const found = await app.ok('two', listAudit, { query: { filter: 'subject_id:77', ...order } })
    return found.map((one) => one.at.slice(0, 10))
  }
  expect(await times({})).toEqual(['2026-03-03', '2026-03-02', '2026-03-01'])
  expect(await times({ orderBy: 'at' })).toEqual(['2026-03-01', '2026-03-02', '2026-03-03'])
})

test('the audit shows by name which price codes a user got and lost', async () => {
  const { id } = await hire(app, { codes: [4] })
  await app.ok('two', updateUser, { params: { id }, body: { codes: [1, 2] } })
  const [entry] = await app.ok('two', listAudit, { query: { filter: `subject:user,subject_id:${id}` } })
  expect(entry?.changes).toEqual([{ field: 'codes', from: 'Público', to: 'Distribuidor, Mayorista' }])
})

test('the audit shows by name which price code of a product changed its price', async () => {
  const id = await stockProduct(app, await openShop(app), 1)
  const body = { codes: { four: { id: PUBLIC_CODE, value: 179_900 } } }
  await app.ok('two', updateProduct, { params: { id }, body })
  const [entry] = await app.ok('two', listAudit, { query: { filter: `subject:product,subject_id:${id}` } })
  expect(entry?.changes).toEqual([{ field: 'codes', from: `Público: ${PRICE}`, to: 'Público: 179900' }])
})

test('the audit names a record that a change has by its id', async () => {
  const shop = await openShop(app)
  const id = await stockProduct(app, shop, 1)
  const product = await app.db('catalogue.published_products').where({ id }).first('brand_id', 'brand_name')
  const by = { by_id: null, by_name: null, by_profile: null, address: null, request_id: null }
  const changes = JSON.stringify([
    { field: 'brand_id', from: '999999', to: String(product?.brand_id) },
    { field: 'store_id', from: null, to: String(shop.stores[0]) },
  ])
  const subject = { subject: 'count', subject_id: 'named', subject_name: 'CON-1' } as const
  await app.db('audit.entries').insert({ ...by, ...subject, act: 'changed', changes, at: new Date() })
  const [entry] = await app.ok('two', listAudit, { query: { filter: 'subject_id:named' } })
  const store = await app.db('inventory.published_stores').where({ id: shop.stores[0] }).first('name')
  expect(entry?.changes).toEqual([
    { field: 'brand_id', from: '999999', to: product?.brand_name },
    { field: 'store_id', from: null, to: store?.name },
  ])
})
