import { readNotifications } from '@deportivo/contracts/admin/notifications'
import { changeManyOrders, createManyLocalOrders, listOrders } from '@deportivo/contracts/orders/orders'
import { updateClient } from '@deportivo/contracts/clients/clients'
import { addSizeRun } from '@deportivo/contracts/orders/lines'
import { countStock, moveStock } from '@deportivo/contracts/catalogue/inventory'
import { listLocals } from '@deportivo/contracts/catalogue/lists'
import { listProducts } from '@deportivo/contracts/catalogue/products'
import { businessDay } from '@deportivo/platform/clock'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { anOrder, step } from '@deportivo/testkit/order'
import { openShop, PRICE, PUBLIC_CODE, stockProduct, type Shop } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, expect, it } from 'vitest'

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
})
afterAll(() => app.stop())

async function post(url: string, payload: string, type = 'application/json') {
  const headers = { ...(await app.as('two')), 'content-type': type }
  const reply = await app.app.inject({ method: 'POST', url: `/api/v1${url}`, headers, payload })
  return { status: reply.statusCode, size: reply.body.length, ...reply.json<{ errors?: object }>() }
}

it('a list longer than its contract allows is refused once, not once per item', async () => {
  const ids = Array.from({ length: 9_000 }, () => 'x')
  const reply = await post(readNotifications.path, JSON.stringify({ ids }))
  expect(reply).toMatchObject({ status: 422, errors: { ids: ['Debe tener como máximo 200 elementos.'] } })
})

const LONG = Array.from({ length: 9_000 }, () => 'X')

it.each([
  ['POST', '/view', { list: 'orders', name: 'Mía', columns: { hidden: LONG, order: [] } }, 'columns.hidden'],
  ['PUT', '/view/1', { columns: { hidden: [], order: LONG } }, 'columns.order'],
  ['PUT', '/auth/preferences', { columns: { orders: { hidden: LONG, order: [] } } }, 'columns.orders.hidden'],
] as const)('%s %s refuses a long list within another field once', async (method, path, body, field) => {
  const headers = await app.as('two')
  const reply = await app.app.inject({ method, url: `/api/v1${path}`, headers, payload: body })
  const { errors } = reply.json<{ errors: object }>()
  expect(errors).toEqual({ [field]: ['Debe tener como máximo 40 elementos.'] })
})

it('a reply names at most fifty wrong fields', async () => {
  const ids = Array.from({ length: 200 }, () => 'x')
  const reply = await post(readNotifications.path, JSON.stringify({ ids }))
  expect(reply.status).toBe(422)
  expect(Object.keys(reply.errors ?? {})).toHaveLength(50)
})

it('a body of more than 100 kB is refused where no call needs it', async () => {
  const reply = await post(readNotifications.path, JSON.stringify({ ids: ['x'.repeat(100_001)] }))
  expect(reply.status).toBe(413)
})

it.each([
  ['/auth/email', '['.repeat(6_000) + ']'.repeat(6_000)],
  ['/auth/email', `{"email":${'['.repeat(6_000)}${']'.repeat(6_000)}}`],
  ['/sale/1', `{"notes":${'{"a":'.repeat(6_000)}1${'}'.repeat(6_000)}}`],
  [
    '/auth/email',
    `{"aB":${'['.repeat(6_000)}${']'.repeat(6_000)},"a_b":${'['.repeat(6_000)}${']'.repeat(6_000)}}`,
  ],
])('%s refuses nesting beyond any contract', async (url, body) => {
  expect(await post(url, body)).toMatchObject({ status: 422, errors: expect.any(Object) as object })
})

it.each([
  ['multipart/form-data', 'x'],
  [`multipart/form-data; boundary=${'z'.repeat(300)}`, 'x'],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb'],
])('a broken form of %s is malformed, not a fault of the server', async (type, body) => {
  expect((await post('/auth/email', body, type)).status).toBe(400)
})

it.each([
  ['a broken escape', '/sale/%E0%A4%A', 400],
  ['a very long part', `/sale/${'1'.repeat(300)}`, 414],
])('%s in an address is refused like other input', async (_, path, status) => {
  const reply = await app.app.inject({ url: `/api/v1${path}`, headers: await app.as('two') })
  expect(reply.statusCode).toBe(status)
  expect(reply.json()).toMatchObject({ code: status, message: 'El contenido enviado no se pudo leer.' })
})

it('a NUL in a text is refused with its field', async () => {
  const { client_id: id } = await anOrder(app, shop)
  const refused = await app.refused('two', updateClient, { params: { id }, body: { name: 'Ana\0' } })
  expect(refused).toMatchObject({ code: 422, errors: { name: ['El valor no es válido.'] } })
  const headers = await app.as('two')
  const searched = await app.app.inject({ url: '/api/v1/client?search=a%00', headers })
  expect(searched.json()).toMatchObject({ code: 422, errors: { search: ['El valor no es válido.'] } })
  const scanned = await app.app.inject({ url: '/api/v1/barcode/%00', headers })
  expect(scanned.json()).toMatchObject({ code: 422, errors: { code: ['El valor no es válido.'] } })
})

it('a cost beyond what the ledger holds is refused with its field', async () => {
  const id = await stockProduct(app, shop, 1)
  const counted = (unit_cost: number) => ({
    stores: [{ store_id: shop.stores[0], sizes: [{ size_id: 38, quantity: 1, unit_cost }] }],
  })
  const refused = await app.refused('two', countStock, { params: { id }, body: counted(2_147_483_648) })
  expect(refused).toMatchObject({ code: 422 })
  expect(Object.keys(refused.errors ?? {})).toEqual(['stores.0.sizes.0.unit_cost'])
  await app.ok('two', countStock, { params: { id }, body: counted(2_147_483_647) })
})

it('half a character in a text is refused with its field, a whole one is not', async () => {
  const { client_id: id } = await anOrder(app, shop)
  const named = (name: string) => app.reply('two', updateClient, { params: { id }, body: { name } })
  const refused = await app.refused('two', updateClient, { params: { id }, body: { name: 'Ana \ud83d' } })
  expect(refused).toMatchObject({ code: 422, errors: { name: ['El valor no es válido.'] } })
  expect((await named('Ana \ud83d\udc5f')).data.name).toBe('Ana 👟')
})

const TWICE = ['Llegó dos veces con valores distintos.']

it.each([
  ['/sale/1', { cityId: 11_001, city_id: 5_001 }, 'city_id'],
  ['/saleInventory/1', { productId: 1, product_id: 2, quantity: 1 }, 'product_id'],
  ['/sale/many/local/order', { orders: [{ client_id: 1, clientId: 2 }] }, 'orders.0.client_id'],
])('%s refuses %j: one field in both casings with two values', async (url, body, field) => {
  expect(await post(url, JSON.stringify(body))).toMatchObject({ status: 422, errors: { [field]: TWICE } })
})

it('a field in both casings with one value is that value, in bodies and parameters', async () => {
  const { client_id: id } = await anOrder(app, shop)
  const body = { cityId: 5_001, city_id: 5_001 }
  expect(await app.ok('two', updateClient, { params: { id }, body })).toMatchObject({ city_id: 5_001 })
  const headers = await app.as('two')
  const ask = (query: string) => app.app.inject({ url: `/api/v1/sale/client/${id}?${query}`, headers })
  expect((await ask('typeOrder=online&type_order=online')).statusCode).toBe(200)
  expect((await ask('typeOrder=online&type_order=local')).json()).toMatchObject({
    code: 422,
    errors: { type_order: TWICE },
  })
})

it.each([
  ['/sale?top=1&top=2', 'top'],
  ['/sale?top=1&top=1', 'top'],
  ['/sale?filter=id:1&filter=client_id:2', 'filter'],
  ['/client?search=ana&search=luz&search=paz', 'search'],
  ['/report/administrative?from=2026-01-01&from=2026-01-02', 'from'],
  ['/sale/client/1?typeOrder=online&typeOrder=local', 'type_order'],
])('%s is refused: a parameter given twice', async (url, field) => {
  const reply = await app.app.inject({ url: `/api/v1${url}`, headers: await app.as('two') })
  const twice = [`El parámetro «${field}» está dos veces.`]
  expect(reply.json()).toMatchObject({ code: 422, errors: { [field]: twice } })
})

it.each([
  ['true', 'quantity', { quantity: true }],
  ['a list', 'quantity', { quantity: [3] }],
  ['null', 'price', { quantity: 1, price: null }],
])('%s is no number', async (_, field, body) => {
  const { id, products } = await anOrder(app, shop)
  const reply = await post(`/saleInventory/${id}`, JSON.stringify({ line_id: products[0]?.id, ...body }))
  expect(reply).toMatchObject({ status: 422, errors: { [field]: ['Debe ser un número entero.'] } })
})

it('an id above those of the database is refused with its field', async () => {
  const headers = await app.as('two')
  const reply = await app.app.inject({ url: '/api/v1/size/2147483648', headers })
  expect(reply.json()).toMatchObject({ code: 422, errors: { id: expect.any(Array) as object } })
})

it('an empty list is refused with the singular text for one element', async () => {
  const refused = await app.refused('two', createManyLocalOrders, { body: { orders: [] } })
  expect(refused.errors).toEqual({ orders: ['Debe tener al menos 1 elemento.'] })
})

it('a stale version rejects one order of many, with the message of a conflict', async () => {
  const [fresh, stale] = [await anOrder(app, shop), await anOrder(app, shop)]
  const versions = { [fresh.id]: fresh.version, [stale.id]: stale.version + 1 }
  const body = { sales: [fresh.id, stale.id], step: 'cancel', reason: 'x', versions }
  const { updated, rejected } = await app.ok('two', changeManyOrders, { body })
  expect(rejected).toMatchObject([{ id: stale.id, message_key: 'problem.stale' }])
  expect(updated).not.toContain(stale.id)
})

it('one version for many orders rejects those that have another, with author and time', async () => {
  const [same, changed] = [await anOrder(app, shop), await anOrder(app, shop)]
  await step(app, 'two', changed.id, { notes: 'Portería' })
  const body = { sales: [same.id, changed.id], step: 'cancel', reason: 'x', version: same.version }
  const { updated, rejected } = await app.ok('two', changeManyOrders, { body })
  const values = { by: expect.any(String) as string, at: expect.stringMatching(/^\d\d:\d\d$/) as string }
  expect(rejected).toMatchObject([{ id: changed.id, message_key: 'problem.stale', message_values: values }])
  expect(updated).toEqual([same.id])
  const versions = { [changed.id]: changed.version + 1 }
  const again = { ...body, sales: [changed.id], versions }
  expect(await app.ok('two', changeManyOrders, { body: again })).toMatchObject({ updated: [changed.id] })
})

it('several local orders name the one that is wrong', async () => {
  const { client_id } = await anOrder(app, shop)
  const orders = [{ client_id }, { client_id: 2_000_000_000 }]
  const refused = await app.refused('two', createManyLocalOrders, { body: { orders } })
  expect(Object.keys(refused.errors ?? {})).toEqual(['orders.1.client_id'])
})

it('a move of an unknown mode is refused', async () => {
  const id = await stockProduct(app, shop, 3)
  const [from_store, to_store] = shop.stores
  const body = { from_store, to_store, size_id: 39, quantity: 1, mode: 'later' } as never
  const refused = await app.refused('two', moveStock, { params: { id }, body })
  expect(Object.keys(refused.errors ?? {})).toEqual(['mode'])
})

it('a short size run without a store reports what is there and which other stores have some', async () => {
  const product_id = await stockProduct(app, shop, 3)
  const order = await anOrder(app, shop)
  const body = { product_id, code_id: PUBLIC_CODE, price: PRICE, sizes: [{ size_id: 39, quantity: 50 }] }
  const refused = await app.refused('two', addSizeRun, { params: { saleId: order.id }, body })
  expect(Object.keys(refused.errors ?? {})).toEqual(['sizes.39'])
  expect(refused.data).toMatchObject({ missing: [{ size_id: 39, elsewhere: expect.any(Array) as object }] })
})

it('a size run from a store that does not sell is refused on the parameter of the store', async () => {
  const row = {
    name: 'Cuarentena',
    type: 'virtual',
    purpose: 'quarantine',
    of_store_id: shop.stores[1],
  } as const
  const [virtual] = await app.db('inventory.stores').insert(row).returning<{ id: number }[]>('id')
  const product_id = await stockProduct(app, shop, 3)
  const order = await anOrder(app, shop)
  const body = { product_id, code_id: PUBLIC_CODE, price: PRICE, sizes: [{ size_id: 39, quantity: 1 }] }
  const from = async (store: number, more = {}) => {
    const call = { params: { saleId: order.id }, query: { store }, body: { ...body, ...more } }
    return (await app.refused('two', addSizeRun, call)).errors
  }
  expect(await from(virtual?.id ?? 0)).toEqual({ store: ['No se puede vender de esta bodega.'] })
  expect(await from(2_000_000_000)).toEqual({ store: ['El registro no existe.'] })
  // A form is filled in the order product, sizes, store.
  const wrong = await from(2_000_000_000, { product_id: 2_000_000_000 })
  expect(Object.keys(wrong ?? {})).toEqual(['product_id'])
})

it('a size run without a store is taken from the first national store that has all of it', async () => {
  const product_id = await stockProduct(app, shop, 3)
  const [, second] = shop.stores
  const stores = [{ store_id: second, sizes: [38, 39].map((size_id) => ({ size_id, quantity: 9 })) }]
  await app.ok('two', countStock, { params: { id: product_id }, body: { stores } })
  const order = await anOrder(app, shop)
  const sizes = [38, 39].map((size_id) => ({ size_id, quantity: 5 }))
  const body = { product_id, code_id: PUBLIC_CODE, price: PRICE, sizes }
  const run = await app.ok('two', addSizeRun, { params: { saleId: order.id }, body })
  const added = run.order.products.filter((line) => line.product_id === product_id)
  expect(added.map(({ store_id, quantity }) => [store_id, quantity])).toEqual([
    [second, 5],
    [second, 5],
  ])
})

it('GET /product searches by searchText and searchPrice, and takes `ninguno` for any price', async () => {
  const id = await stockProduct(app, shop, 1, [38], 'Quetzal 77')
  const found = async (query: object) =>
    (await app.ok('two', listProducts, { query: { ...query, top: 200 } })).map((product) => product.id)
  expect(await found({ searchText: 'quetzal' })).toEqual([id])
  expect(await found({ searchText: 'quetzal', searchPrice: 'ninguno' })).toEqual([id])
  expect(await found({ searchText: 'quetzal', searchPrice: String(PRICE) })).toEqual([id])
  expect(await found({ searchText: 'quetzal', searchPrice: String(PRICE + 1) })).toEqual([])
  expect(await found({ searchText: 'nothing like this' })).toEqual([])
})

it('GET /sale includes the requested parts, and filters by balance, group and day', async () => {
  const order = await anOrder(app, shop)
  const all = 'client,products,payments,attachments,history'
  const [row] = await app.ok('two', listOrders, { query: { filter: `id:${order.id}`, include: all } })
  expect(row).toMatchObject({
    id: order.id,
    client: { id: order.client_id },
    products: order.products,
    payments: [],
    attachments: [],
    history: [{ step: 'create' }],
  })
  const ids = async (filter: string) =>
    (await app.ok('two', listOrders, { query: { filter: `id:${order.id},${filter}` } })).map(({ id }) => id)
  const today = businessDay(new Date())
  const hasBalance = order.total_balance > 0 ? '1' : '0'
  expect(await ids(`has_balance:${hasBalance}`)).toEqual([order.id])
  expect(await ids(`has_balance:${hasBalance === '1' ? '0' : '1'}`)).toEqual([])
  expect(await ids(`from:${today},to:${today}`)).toEqual([order.id])
  expect(await ids('to:2020-01-01')).toEqual([])
  expect(await ids('group_id:77')).toEqual([])
})

it('/local lists the stores with a cash register', async () => {
  const locals = (await app.ok('two', listLocals, { query: {} })).map(({ id }) => id)
  expect(locals).toContain(shop.stores[0])
  expect(locals).not.toContain(shop.stores[1])
})
