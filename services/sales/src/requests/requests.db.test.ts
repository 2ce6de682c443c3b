import { listNotifications } from '@deportivo/contracts/admin/notifications'
import { updateProduct } from '@deportivo/contracts/catalogue/products'
import {
  createShareLink,
  listSharedProducts,
  revokeShareLink,
} from '@deportivo/contracts/catalogue/share-links'
import { getOrder, orderHistory } from '@deportivo/contracts/orders/orders'
import {
  createRequest,
  getRequest,
  listRequests,
  orderRequest,
  refuseRequest,
} from '@deportivo/contracts/requests/requests'
import type { Person } from '@deportivo/testkit/app'
import { addClient, offered, PRICE, PUBLIC_CODE, stockProduct } from '@deportivo/testkit/shop'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { eraseRefusedRequests } from './erase-refused.ts'
import { openRequests } from '@deportivo/testkit/sharing/requests'

const {
  app,
  shop,
  time,
  product_id,
  size,
  nameOfSize,
  share,
  body,
  given,
  ask,
  refused,
  ofSeller,
  requested,
} = await openRequests()

test('a visitor asks for shoes, and the seller who shared reads it with what there is now', async () => {
  const { token } = await share()
  const reply = await ask(token, { name: ' Marta Rincón ', phone: '+57 310 555 0123', note: 'Talla justa' })
  expect(reply.message).toMatch(/^Su pedido fue enviado\. .+ se comunicará con usted\.$/)
  expect(reply.data).toBeNull()
  const [request] = await ofSeller()
  expect(request).toMatchObject({
    state: 'new',
    name: 'Marta Rincón',
    phone: '3105550123',
    note: 'Talla justa',
    units: 2,
    code: 'four',
    product_names: 'Zancada 1042',
  })
  const { lines } = await app.ok('online_seller', getRequest, { params: { id: request?.id ?? 0 } })
  const line = { product_id, size_id: 40, size_name: size, quantity: 2, price: PRICE, present_price: PRICE }
  expect(lines).toMatchObject([{ ...line, available: 20 }])
  await app.settled()
  const { data } = await app.reply('online_seller', listNotifications, { query: { filter: 'read:false' } })
  expect(data[0]).toMatchObject({ kind: 'products_requested', details: { request: request?.id, units: 2 } })
})

test('events and audit name neither the visitor nor their phone', async () => {
  const { id } = await requested({ name: 'Nombre Secreto', phone: '3199999999', note: 'Nota Secreta' })
  await app.ok('online_seller', refuseRequest, { params: { id }, body: { reason: 'Repetida' } })
  await app.settled()
  const { rows } = await app.db.raw<{ rows: unknown[] }>(
    `select payload::text from bus.event_log where aggregate_type = 'request'
     union all select e::text from audit.entries e where subject = 'request'
     union all select reply from bus.idempotency union all select details::text from admin.notifications`,
  )
  expect(rows.length).toBeGreaterThan(3)
  for (const word of ['Secret', '3199999999']) expect(JSON.stringify(rows)).not.toContain(word)
})

test('an unknown link is 404; a revoked one, an expired one and that of a seller who left are 410', async () => {
  const [revoked, expired, left] = [await share(), await share(), await share('local_administrative')]
  await app.ok('online_seller', revokeShareLink, { params: { id: revoked.id }, body: {} })
  const seller = app.db('auth.users').where('email', 'local_administrative@demo.local')
  await seller.clone().update({ state_id: 'disabled' })
  expect((await refused('x'.repeat(32))).code).toBe(404)
  expect((await refused(revoked.token)).code).toBe(410)
  expect((await refused(left.token)).code).toBe(410)
  await seller.clone().update({ state_id: 'active' })
  await ask(left.token)
  time.hoursLater = 7 * 24 + 1
  expect((await refused(expired.token)).code).toBe(410)
})

test('the reply is the same whether there is stock or not, and other goods than the shop has are refused', async () => {
  const { token } = await share()
  const empty = await stockProduct(app, shop, 0, [38])
  const lines = [{ product_id: empty, size: await nameOfSize(38), quantity: 10 }]
  const { message } = await ask(token, { lines })
  expect(message).toBe((await ask(token)).message)
  const errors = async (line: object) => {
    const wrong = { lines: [{ product_id, size, quantity: 1, ...line }] }
    return Object.keys((await refused(token, wrong)).errors ?? {})
  }
  expect(await errors({ product_id: 999_999 })).toEqual(['lines.0.product_id'])
  expect(await errors({ size: 'XXXL' })).toEqual(['lines.0.size'])
  expect(await errors({ quantity: 11 })).toEqual(['lines.0.quantity'])
  const twice = [8, 3].map((quantity) => ({ product_id, size, quantity }))
  expect(Object.keys((await refused(token, { lines: twice })).errors ?? {})).toEqual(['lines.1.quantity'])
})

test('only what the link showed can be requested: another active product is refused like an unknown one', async () => {
  const other = await stockProduct(app, shop, 4, [40], 'Trocha Reservada')
  const one = { body: { filter: '', ids: [product_id], code: 'four' } }
  const { token } = await app.ok('online_seller', createShareLink, one)
  const [shown] = await app.ok(null, listSharedProducts, { query: { 'link-share': token } })
  const { token: wide } = await share()
  const [ofWide] = await offered(app.deps, wide, [{ product_id: other }])
  const send = (id: number, offer: unknown) =>
    app.refused(null, createRequest, {
      body: body(token, { lines: [{ product_id: id, offer, size, quantity: 1 }] }),
    })
  const unknown = await send(999_999, shown?.offer)
  expect(unknown.errors).toEqual({ 'lines.0.product_id': [expect.any(String)] })
  // Of the product that was shown, of another link, and invented.
  for (const offer of [shown?.offer, ofWide?.offer, 'x'.repeat(22)])
    expect((await send(other, offer)).errors).toEqual(unknown.errors)
  expect(Object.keys((await send(other, '')).errors ?? {})).toEqual(['lines.0.offer'])
  const lines = [{ product_id, offer: shown?.offer, size, quantity: 1 }]
  expect((await app.reply(null, createRequest, { body: body(token, { lines }) })).data).toBeNull()
})

test('advertising is refused: links and control characters in the name, and what only a program fills in', async () => {
  const { token } = await share()
  const before = (await ofSeller()).length
  for (const name of ['Compre en https://x.example', 'ganadinero.com ya', 'Ana\u202e', 'Ana\u0007'])
    expect(Object.keys((await refused(token, { name })).errors ?? {})).toEqual(['name'])
  expect(Object.keys((await refused(token, { note: 'a\u0007' })).errors ?? {})).toEqual(['note'])
  expect((await ask(token, { website: 'https://x.example' })).message).toMatch(/^Su pedido fue enviado/)
  expect(await ofSeller()).toHaveLength(before)
})

test('a request sent again lands once: with its key, and with the same phone and goods within an hour', async () => {
  const { token } = await share()
  const before = (await ofSeller()).length
  const sent = await given(token)
  const keyed = { ...sent, headers: { 'idempotency-key': randomUUID() } }
  const replies = await Promise.all([1, 2, 3].map(() => app.reply(null, createRequest, keyed)))
  expect(replies[1]).toEqual(replies[0])
  await app.ok(null, createRequest, sent)
  expect(await ofSeller()).toHaveLength(before + 1)
  time.hoursLater = 1.1
  await app.ok(null, createRequest, sent)
  expect(await ofSeller()).toHaveLength(before + 2)
})

test('sellers see and handle the requests of their own links, who reads all sales those of all', async () => {
  const request = await requested({}, 'freelance_seller')
  const given = { params: { id: request.id }, body: { reason: 'Ajena', client_id: 1 } }
  expect((await ofSeller()).map(({ id }) => id)).not.toContain(request.id)
  for (const contract of [getRequest, orderRequest, refuseRequest])
    expect((await app.refused('online_seller', contract, given)).code).toBe(404)
  for (const contract of [listRequests, getRequest, orderRequest, refuseRequest])
    expect((await app.refused('dispatch_assistant', contract, given)).code).toBe(403)
  expect((await ofSeller('two')).find(({ id }) => id === request.id)?.seller).toEqual(expect.any(String))
  const client_id = await addClient(app)
  const { order_id } = await app.ok('two', orderRequest, { params: { id: request.id }, body: { client_id } })
  expect((await app.ok('freelance_seller', getOrder, { params: { id: order_id } })).seller_id).toBe(
    request.seller_id,
  )
})

test('an order is made of a request at the present price of its list, with its units held', async () => {
  const sold = await stockProduct(app, shop, 5, [40])
  const request = await requested({ note: 'Sin caja', lines: [{ product_id: sold, size, quantity: 2 }] })
  const codes = [{ id: PUBLIC_CODE, value: PRICE + 10_000 }]
  await app.ok('two', updateProduct, { params: { id: sold }, body: { codes } })
  const params = { id: request.id }
  const present = await app.ok('online_seller', getRequest, { params })
  expect(present.lines).toMatchObject([{ price: PRICE, present_price: PRICE + 10_000 }])
  const client_id = await addClient(app)
  const reply = await app.ok('online_seller', orderRequest, { params, body: { client_id, version: 1 } })
  const order = await app.ok('online_seller', getOrder, { params: { id: reply.order_id } })
  expect(order).toMatchObject({
    client_id,
    state_id: 'pre_orden',
    observation: 'Sin caja',
    total_value: 2 * (PRICE + 10_000),
    seller_id: request.seller_id,
  })
  expect(order.products.map((line) => line.code_id)).toEqual([PUBLIC_CODE])
  const [level] = await app.db('inventory.levels').where({ product_id: sold, size_id: 40 }).select('held')
  expect(level?.held).toBe(2)
  const [first] = await app.ok('online_seller', orderHistory, { params: { id: order.id } })
  expect(JSON.stringify(first)).toContain(`Solicitud #${request.id} del catálogo compartido`)
  const taken = await app.ok('online_seller', getRequest, { params })
  expect(taken).toMatchObject({ state: 'taken', order_id: order.id, version: 2 })
})

test('two who press at once make one order', async () => {
  const { id } = await requested()
  const client_id = await addClient(app)
  const countOrders = async () => (await app.db('orders.orders').select('id')).length
  const before = await countOrders()
  const press = (person: Person) =>
    app.ok(person, orderRequest, { params: { id }, body: { client_id, version: 1 } }).then(
      () => 'made',
      () => 'refused',
    )
  const outcomes = await Promise.all([press('online_seller'), press('two')])
  expect(outcomes.toSorted()).toEqual(['made', 'refused'])
  expect(await countOrders()).toBe(before + 1)
  const late = await app.refused('online_seller', orderRequest, { params: { id }, body: { client_id } })
  expect(late.message).toMatch(/^De esta solicitud ya se hizo el pedido #\d+\.$/)
  const stale = await app.refused('two', refuseRequest, { params: { id }, body: { reason: 'x', version: 1 } })
  expect(stale).toMatchObject({ code: 409, data: { id, state: 'taken' } })
})

test('a shortage names its line and makes no order; with less, or without the line, it is made', async () => {
  const scarce = await stockProduct(app, shop, 3, [40], 'Trocha Escasa')
  const wanted = [
    { product_id, size, quantity: 1 },
    { product_id: scarce, size, quantity: 4 },
  ]
  const { id, lines } = await requested({ lines: wanted })
  const client_id = await addClient(app)
  const order = (chosen?: object) =>
    ({ params: { id }, body: { client_id, ...(chosen ? { lines: chosen } : {}) } }) as const
  const short = await app.refused('online_seller', orderRequest, order())
  expect(short.errors).toEqual({
    'lines.1.quantity': [`Trocha Escasa, talla ${size}: solo hay 3 disponibles.`],
  })
  expect(await app.db('orders.orders').where({ client_id })).toEqual([])
  const chosen = [{ id: lines[1]?.id, quantity: 3 }]
  const { order_id } = await app.ok('online_seller', orderRequest, order(chosen))
  const { products } = await app.ok('online_seller', getOrder, { params: { id: order_id } })
  expect(products.map((line) => [line.product_id, line.quantity])).toEqual([[scarce, 3]])
})

test('a refused request has its reason, makes no order, and is erased after ninety days', async () => {
  const { id } = await requested()
  const reply = await app.ok('online_seller', refuseRequest, {
    params: { id },
    body: { reason: 'Sin respuesta' },
  })
  expect(reply).toMatchObject({ state: 'refused', reason: 'Sin respuesta' })
  const client_id = await addClient(app)
  const late = await app.refused('online_seller', orderRequest, { params: { id }, body: { client_id } })
  expect(late.message).toBe('Esta solicitud ya fue descartada.')
  const isStored = async () => (await app.db('sales.requests').where({ id })).length === 1
  time.hoursLater = 89 * 24
  await eraseRefusedRequests.run(app.deps)
  expect(await isStored()).toBe(true)
  time.hoursLater = 91 * 24
  await eraseRefusedRequests.run(app.deps)
  expect(await isStored()).toBe(false)
})
