import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { listAudit } from '@deportivo/contracts/admin/audit'
import {
  addProductPhoto,
  deleteProductPhoto,
  listProductPhotos,
  MOST_PHOTOS,
  orderProductPhotos,
} from '@deportivo/contracts/catalogue/photos'
import { getProduct, searchProducts, suggestProducts } from '@deportivo/contracts/catalogue/products'
import { addLine } from '@deportivo/contracts/orders/lines'
import type { Person } from '@deportivo/testkit/app'
import { anOrder, present } from '@deportivo/testkit/order'
import { openCatalogue } from '@deportivo/testkit/open-catalogue'
import { PUBLIC_CODE, stockProduct } from '@deportivo/testkit/shop'
import { formOf, OTHER_PIXEL, PIXEL } from '@deportivo/testkit/files/upload'
import { expect, test } from 'vitest'

const { app, shop } = await openCatalogue()

const PNG = { name: 'frente.png', type: 'image/png', bytes: PIXEL }
const add = (id: number, file = PNG) => app.send('two', addProductPhoto, id, formOf({}, file))
const photosOf = (id: number) => app.ok('two', listProductPhotos, { params: { id } })
const productOf = (id: number, person: Person = 'two') => app.ok(person, getProduct, { params: { id } })
const get = (url: string) => app.app.inject({ method: 'GET', url })

/** A product with two photos that were examined. */
async function pictured() {
  const id = await stockProduct(app, shop, 2)
  await add(id)
  const photos = await add(id, { ...PNG, name: 'lado.png', bytes: OTHER_PIXEL })
  const [front = 0, side = 0] = photos.map((photo) => photo.id)
  await expect.poll(async () => (await productOf(id)).photos, { timeout: 30_000 }).toHaveLength(2)
  const [frontUrl = '', sideUrl = ''] = (await productOf(id)).photos
  return { id, front, side, frontUrl, sideUrl }
}

test('photos are shown in their order once they are examined, wherever the product is shown', async () => {
  const id = await stockProduct(app, shop, 2, [38], 'Chalupa Única')
  expect(await add(id)).toMatchObject([{ name: 'frente.png', state: 'received', url: null }])
  await add(id, { ...PNG, name: 'lado.png', bytes: OTHER_PIXEL })
  await expect.poll(async () => (await productOf(id)).photos.length, { timeout: 40_000 }).toBe(2)
  const stored = await photosOf(id)
  expect(stored.map(({ name }) => name)).toEqual(['frente.png', 'lado.png'])
  const [front, side] = stored.map((photo) => photo.url)
  const product = await productOf(id)
  expect(product).toMatchObject({ photos: [front, side], version: 1 })
  const query = { searchText: 'chalupa' }
  const [found] = await app.ok('online_seller', searchProducts, { query })
  const [suggested] = await app.ok('online_seller', suggestProducts, { query: { search: 'chalupa' } })
  expect([found?.photos[0], suggested?.photo]).toEqual([front, front])
  const picture = await get(front ?? '')
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp'])
  expect(picture.headers['cache-control']).toContain('immutable')
  expect((await get(product.photos_raw[0] ?? '')).headers['content-type']).toBe('image/webp')
}, 60_000)

test('the first photo is the one of lists, and another order of them is stored', async () => {
  const { id, front, side, sideUrl } = await pictured()
  const order = (ids: number[]) => ({ params: { id }, body: { ids } })
  const moved = await app.ok('two', orderProductPhotos, order([side, front]))
  expect(moved.map((photo) => photo.id)).toEqual([side, front])
  expect((await productOf(id)).photos[0]).toBe(sideUrl)
  for (const ids of [[side], [side, side], [side, front, 999_999]])
    expect((await app.refused('two', orderProductPhotos, order(ids))).errors).toEqual({
      ids: ['Las fotos cambiaron mientras usted las ordenaba.'],
    })
})

test('a deleted photo is gone from the product and the store; an order that shows it has a drawn picture', async () => {
  const { id, front, side, frontUrl, sideUrl } = await pictured()
  const order = await anOrder(app, shop)
  const line = { product_id: id, code_id: PUBLIC_CODE, size_id: 38, quantity: 1 }
  await app.ok('online_seller', addLine, { params: { saleId: order.id }, body: line })
  const of = (photo_id: number) => ({ params: { id }, body: { photo_id } })
  const reply = await app.reply('two', deleteProductPhoto, of(front))
  expect(reply).toMatchObject({ message: 'Foto eliminada correctamente', data: [{ id: side }] })
  expect((await productOf(id)).photos).toEqual([sideUrl])
  const { products } = await present(app, order.id)
  expect(products.map(({ photo }) => photo)).toContain(frontUrl)
  const drawn = await get(frontUrl)
  expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([200, 'image/svg+xml'])
  expect(drawn.headers['cache-control']).not.toContain('immutable')
  const pictures = () =>
    readdir(join(app.deps.config.dataDir, 'files/pictures', String(front))).catch(() => [])
  await expect.poll(pictures).toEqual([])
  expect((await app.refused('two', deleteProductPhoto, of(front))).code).toBe(404)
})

test('a photo that is deleted while its picture is read is drawn', async () => {
  const { id, front, frontUrl } = await pictured()
  const { files } = app.deps
  const read = files.read.bind(files)
  files.read = async (path) => {
    files.read = read
    await app.ok('two', deleteProductPhoto, { params: { id }, body: { photo_id: front } })
    await expect.poll(() => read(path).catch(() => null)).toBeNull()
    return read(path)
  }
  const picture = await get(frontUrl)
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/svg+xml'])
})

test('a photo is not found by its number, nor by the key of another product', async () => {
  const { id, front, frontUrl } = await pictured()
  const typeOf = async (url: string) => (await get(url)).headers['content-type']
  expect((await get(`/api/v1/product/${id}/picture?photo=${front}`)).statusCode).toBe(422)
  const other = await stockProduct(app, shop, 0)
  expect(await typeOf(frontUrl.replace(`/${id}/`, `/${other}/`))).toBe('image/svg+xml')
  expect(await typeOf(frontUrl)).toBe('image/webp')
})

test('what is no picture, and more photos than fit, are refused with the reason', async () => {
  const id = await stockProduct(app, shop, 0)
  const send = async (file: typeof PNG) => {
    const { payload, contentType } = formOf({}, file)
    const headers = { ...(await app.as('two')), 'content-type': contentType }
    return app.app.inject({ method: 'POST', url: `/api/v1/product/${id}/photo`, headers, payload })
  }
  const page = { ...PNG, bytes: Buffer.from('<!doctype html><script>alert(1)</script>') }
  const pdf = { name: 'a.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.7') }
  expect((await send(page)).json()).toMatchObject({ code: 415, errors: { file: [expect.any(String)] } })
  expect((await send(pdf)).json()).toMatchObject({ code: 415, errors: { file: [expect.any(String)] } })
  const rows = Array.from({ length: MOST_PHOTOS }, (_, at) => ({
    id: 900_000 + at,
    product_id: id,
    position: at,
    key: `key ${at}`,
  }))
  const attachment = { owner_type: 'product', owner_id: id, type: 20, media_type: 'image/png', bytes: 1 }
  await app.db('files.attachments').insert(
    rows.map((row) => ({
      ...attachment,
      id: row.id,
      name: 'a.png',
      sha256: '',
      path: `pictures/${row.id}/a.png`,
      by_id: 1,
      by_name: 'test',
      at: new Date(),
    })),
  )
  await app.db('catalogue.product_photos').insert(rows)
  expect((await send(PNG)).json()).toMatchObject({ code: 400, message: 'Un producto tiene máximo 12 fotos.' })
})

test('a photo that cannot be read is refused after its upload, and never shown', async () => {
  const id = await stockProduct(app, shop, 0)
  await add(id, { ...PNG, bytes: PIXEL.subarray(0, 40) })
  await expect.poll(async () => (await photosOf(id))[0]?.state, { timeout: 30_000 }).toBe('rejected')
  expect(await photosOf(id)).toMatchObject([{ rejected_reason: 'file.rejected.unreadable', url: null }])
  await app.settled()
  expect((await productOf(id)).photos).toEqual([`/api/v1/product/${id}/picture?v=1`])
})

test('photos are changed by users who keep products, and each change is audited', async () => {
  const { id, front } = await pictured()
  const refused = await app.refused('online_seller', deleteProductPhoto, {
    params: { id },
    body: { photo_id: front },
  })
  expect(refused.code).toBe(403)
  const [entry] = await app.ok('two', listAudit, { query: { filter: `subject:product,subject_id:${id}` } })
  expect(entry).toMatchObject({ act: 'changed', changes: [{ field: 'photos', from: null, to: 'lado.png' }] })
})
