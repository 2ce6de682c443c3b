import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ATTACHMENT_TYPES, uploadOrderFile } from '@deportivo/contracts/orders/files'
import { getOrder } from '@deportivo/contracts/orders/orders'
import type { OrderRecord } from '@deportivo/orders/order/order-record'
import { startTestApp, type Person, type TestApp } from '@deportivo/testkit/app'
import { anOrder, present } from '@deportivo/testkit/order'
import { pdfOf } from '@deportivo/testkit/files/pdf'
import { refuseFile } from '@deportivo/testkit/files/refuse-file'
import { openShop, type Shop } from '@deportivo/testkit/shop'
import { formOf, PIXEL, uploadPhoto } from '@deportivo/testkit/files/upload'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

const SUPPORT = ATTACHMENT_TYPES.payment_support
const HTML = Buffer.from('<!doctype html><script>alert(1)</script>')

let app: TestApp
let shop: Shop
let orderId: number

beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
  orderId = (await anOrder(app, shop, { seller: 'online_seller' })).id
})
afterAll(() => app.stop())

const quarantined = () => readdir(join(app.deps.config.dataDir, 'files/quarantine'))

const upload = async (
  person: Person,
  file: { name: string; type: string; bytes: Buffer } | undefined,
  type: number = SUPPORT,
  id = orderId,
) => {
  const { payload, contentType } = formOf({ type: String(type) }, file)
  return app.app.inject({
    method: 'POST',
    url: `/api/v1/sale/${id}/files`,
    headers: { ...(await app.as(person)), 'content-type': contentType },
    payload,
  })
}

const get = (url: string, headers: Record<string, string> = {}) =>
  app.app.inject({ method: 'GET', url, headers })

async function cleanFile() {
  const { id } = await uploadPhoto(app, 'online_seller', orderId, SUPPORT)
  return cleaned(id)
}

async function cleaned(id: number): Promise<{ url: string; thumbnail_url: string }> {
  for (let tries = 0; tries < 400; tries++) {
    const file = (await present(app, orderId)).attachments.find((one) => one.id === id)
    if (file?.url && file.thumbnail_url) return { url: file.url, thumbnail_url: file.thumbnail_url }
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('the file never became clean')
}

test('a payment support is stored, examined, and then shown and downloaded in a sandbox', async () => {
  const { url, thumbnail_url } = await cleanFile()
  const thumb = await get(thumbnail_url)
  expect([thumb.statusCode, thumb.headers['content-type']]).toEqual([200, 'image/webp'])
  expect((await get(`${thumbnail_url}&large=1`)).statusCode).toBe(200)
  const original = await get(url)
  expect(original.rawPayload).toEqual(PIXEL)
  expect(original.headers).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': `attachment; filename="soporte.png"; filename*=UTF-8''soporte.png`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  })
  const order = await app.db('orders.orders').where('id', orderId).first<OrderRecord>()
  expect([order.has_payment_support, order.has_guide]).toEqual([true, false])
})

test('a receipt that begins late, or lost its last bytes, is stored as it came and shown', async () => {
  const late = Buffer.concat([Buffer.from('\ufeff\r\n'), pdfOf('1 0 0 rg 0 0 300 400 re f')])
  const noise = Buffer.from(Array.from({ length: 90_000 }, (_, at) => (at * 7_919) % 251))
  const photo = await sharp(noise, { raw: { width: 200, height: 150, channels: 3 } })
    .jpeg()
    .toBuffer()
  for (const file of [
    { name: 'recibo.pdf', type: 'application/pdf', bytes: late },
    { name: 'recibo.jpg', type: 'image/jpeg', bytes: photo.subarray(0, -2) },
  ]) {
    const reply = await upload('online_seller', file)
    expect([file.name, reply.statusCode]).toEqual([file.name, 200])
    const { url, thumbnail_url } = await cleaned(reply.json<{ data: { id: number } }>().data.id)
    expect((await get(url)).rawPayload).toEqual(file.bytes)
    expect((await get(thumbnail_url)).headers['content-type']).toBe('image/webp')
  }
})

test('a picture that is a web page is refused and deleted', async () => {
  const before = await quarantined()
  const reply = await upload('online_seller', { name: 'soporte.jpg', type: 'image/jpeg', bytes: HTML })
  expect(reply.statusCode).toBe(415)
  expect(reply.json()).toMatchObject({ errors: { file: ['El archivo no es una imagen ni un PDF válido.'] } })
  expect(await quarantined()).toEqual(before)
})

test('too large and empty files are refused by name and deleted', async () => {
  const before = await quarantined()
  const huge = Buffer.concat([PIXEL, Buffer.alloc(15_000_000)])
  const reply = await upload('online_seller', { name: 'soporte.png', type: 'image/png', bytes: huge })
  expect([reply.statusCode, reply.json<{ message: string }>().message]).toEqual([
    413,
    'El archivo supera el máximo de 15 MB.',
  ])
  const empty = await upload('online_seller', { name: 'a.png', type: 'image/png', bytes: Buffer.alloc(0) })
  expect(empty.json()).toMatchObject({ errors: { file: ['El archivo está vacío.'] } })
  const missing = await upload('online_seller', undefined)
  expect(missing.json()).toMatchObject({ code: 422, errors: { file: ['Seleccione un archivo.'] } })
  expect(await quarantined()).toEqual(before)
})

test('a file cannot be attached to an order by naming its path', async () => {
  const [path] = await quarantined()
  const file = {
    path: `quarantine/${path}`,
    name: 'a.png',
    media_type: 'image/png',
    bytes: 1,
    sha256: '',
    head: '',
  }
  const body = { type: SUPPORT, file }
  const params = { id: orderId }
  expect(await app.refused('online_seller', uploadOrderFile, { params, body })).toMatchObject({
    code: 422,
    errors: { file: ['Seleccione un archivo.'] },
  })
})

test('a user who may not see the order can neither read nor add its files', async () => {
  const { url } = await cleanFile()
  const path = url.split('?')[0] ?? ''
  const before = await quarantined()
  const png = { name: 'soporte.png', type: 'image/png', bytes: PIXEL }
  expect((await upload('online_seller_2', png)).statusCode).toBe(404)
  // Guides are uploaded by the warehouse.
  expect((await upload('online_seller', png, ATTACHMENT_TYPES.guide)).statusCode).toBe(403)
  expect((await upload('accounting_manager', png, SUPPORT, 999_999)).statusCode).toBe(404)
  expect(await quarantined()).toEqual(before)
  expect((await get(path, await app.as('online_seller_2'))).statusCode).toBe(404)
  expect((await get(path, await app.as('online_seller'))).statusCode).toBe(200)
})

test('a signed address works for its file and its user, while the user is active', async () => {
  const { url } = await cleanFile()
  const bare = url.split('?')[0] ?? ''
  expect((await get(bare)).statusCode).toBe(401)
  expect((await get(url.replace(/attachment\/\d+/, 'attachment/1'))).statusCode).toBe(403)
  const user = Number(new URLSearchParams(url.split('?')[1]).get('user'))
  expect((await get(url.replace(`user=${user}`, `user=${user + 1}`))).statusCode).toBe(403)
  await app.db('auth.users').where({ id: user }).update({ state_id: 'disabled' })
  expect((await get(url)).statusCode).toBe(403)
  await app.db('auth.users').where({ id: user }).update({ state_id: 'active' })
  expect((await get(url)).statusCode).toBe(200)
})

test('a file is not served before it was examined, nor after it was rejected', async () => {
  const { url } = await cleanFile()
  const id = Number(/attachment\/(\d+)/.exec(url)?.[1])
  const set = (row: object) => app.db('files.attachments').where({ id }).update(row)
  await set({ state: 'received', thumb_path: null, large_path: null })
  for (const path of [url, url.replace('?', '/thumbnail?')]) {
    const reply = await get(path)
    expect(reply.json()).toMatchObject({ code: 404, message: 'El archivo se está procesando.' })
  }
  await set({ state: 'rejected', rejected_reason: 'file.rejected.unreadable' })
  expect((await get(url)).statusCode).toBe(404)
})

test('a payment support that is rejected after it came does not prove a payment', async () => {
  const { id } = await anOrder(app, shop, { seller: 'online_seller' })
  const factOf = async () =>
    (await app.db('orders.orders').where({ id }).first<OrderRecord>()).has_payment_support
  const file = await uploadPhoto(app, 'online_seller', id, SUPPORT)
  expect(await factOf()).toBe(true)
  await refuseFile(app, file.id)
  expect(await factOf()).toBe(false)
  expect((await present(app, id)).attachments).toMatchObject([
    { state: 'rejected', rejected_reason: 'file.rejected.infected', url: null, thumbnail_url: null },
  ])
})

test('a receipt of another order is flagged; its number is shown to those who may see it', async () => {
  const seller = 'online_seller'
  const first = await anOrder(app, shop, { seller: 'online_seller_2' })
  const second = await anOrder(app, shop, { seller })
  const bytes = Buffer.concat([PIXEL, Buffer.from(`receipt ${first.id}`)])
  await uploadPhoto(app, 'online_seller_2', first.id, SUPPORT, bytes)
  await uploadPhoto(app, seller, second.id, SUPPORT, bytes)
  const flagOf = async (person: Person, id: number) =>
    (await app.ok(person, getOrder, { params: { id } })).attachments[0]?.same_as
  await expect.poll(() => flagOf('accounting_manager', second.id), { timeout: 30_000 }).toBeTruthy()
  expect(await flagOf('accounting_manager', second.id)).toEqual({ by: 'file', order_id: first.id })
  expect(await flagOf(seller, second.id)).toEqual({ by: 'file', order_id: null })
  expect(await flagOf('accounting_manager', first.id)).toBeNull()
})

test('a receipt that its own order has already is flagged with the number of that order', async () => {
  const { id } = await anOrder(app, shop, { seller: 'online_seller' })
  const bytes = Buffer.concat([PIXEL, Buffer.from(`receipt ${id}`)])
  await uploadPhoto(app, 'online_seller', id, SUPPORT, bytes)
  await uploadPhoto(app, 'online_seller', id, SUPPORT, bytes)
  const flags = async () => (await present(app, id)).attachments.map(({ same_as }) => same_as)
  await expect.poll(flags, { timeout: 30_000 }).toEqual([null, { by: 'file', order_id: id }])
})
