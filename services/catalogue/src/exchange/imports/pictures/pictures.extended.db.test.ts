import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { listProductPhotos, MOST_PHOTOS, deleteProductPhoto } from '@deportivo/contracts/catalogue/photos'
import { cancelImport, getImport, type ProductImport } from '@deportivo/contracts/catalogue/imports'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { applyChecked, checkTable } from '@deportivo/testkit/imports'
import { PIXEL } from '@deportivo/testkit/files/upload'
import { afterAll, beforeAll, expect, test } from 'vitest'

const png = (reply: ServerResponse, bytes: Buffer = PIXEL) =>
  reply.writeHead(200, { 'content-type': 'application/octet-stream' }).end(bytes)
const moved = (reply: ServerResponse, location: string) => reply.writeHead(302, { location }).end()

/** Another shop's server of pictures, with all that one can do wrong. */
const REPLIES: Record<string, (reply: ServerResponse) => void> = {
  '/missing.jpg': (reply) => void reply.writeHead(404).end(),
  '/page.jpg': (reply) => void png(reply, Buffer.from('<html>')),
  '/large.png': (reply) => void png(reply, Buffer.concat([PIXEL, Buffer.alloc(16_000_000)])),
  '/cut.png': (reply) => {
    reply.writeHead(200, { 'content-length': 5_000 }).write(PIXEL)
    setTimeout(() => reply.destroy(), 50)
  },
  '/moved.png': (reply) => void moved(reply, '/real.png'),
  '/to-us.png': (reply) => void moved(reply, 'https://127.0.0.1/secret.png'),
  '/to-http.png': (reply) => void moved(reply, 'http://tienda.example/1.png'),
  '/loop.png': (reply) => void moved(reply, '/loop.png'),
  '/late.png': () => undefined,
}
/** Replies to nothing. */
const silentServer = createServer(({ socket, url = '' }) => {
  asked.push(`silent ${url}`)
  socket.destroy()
})
const asked: string[] = []
const server = createServer(({ url = '' }, reply) => {
  asked.push(url)
  const known = REPLIES[url]
  if (known) known(reply)
  else png(reply)
})

let app: TestApp
let origin: string
let silentOrigin: string
beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await new Promise<void>((resolve) => void silentServer.listen(0, '127.0.0.1', resolve))
  silentOrigin = `http://127.0.0.1:${(silentServer.address() as AddressInfo).port}`
  app = await startTestApp({ config: { pictureOrigins: [origin, silentOrigin] } })
})
afterAll(async () => {
  silentServer.close()
  server.close()
  await app.stop()
})

const HEAD =
  'Clave;Nombre;Marca;Referencia;Color;Categoría;Subcategoría;Precio público;Precio mínimo;Fotos (enlaces)'
const line = (name: string, photos: readonly string[]) =>
  `${name};${name};Propia;R-${name};Azul;Botas;Altas;189900;150000;${photos.join(' ')}`
const fileOf = (...lines: readonly string[]) => [HEAD, ...lines].join('\n')
const at = (path: string) => origin + path

async function imported(file: string): Promise<ProductImport> {
  const checked = await checkTable(app, 'two', file)
  expect(checked.faults).toEqual([])
  const { id } = await applyChecked(app, 'two', checked)
  const read = () => app.ok('two', getImport, { params: { id } })
  await expect.poll(async () => (await read()).photos.waiting, { timeout: 40_000 }).toBe(0)
  return read()
}

async function photosOf(handle: string) {
  const id = (await app.db('catalogue.products').where({ handle }).first('id'))?.id ?? 0
  return { id, photos: await app.ok('two', listProductPhotos, { params: { id } }) }
}

test('the pictures of a file are fetched after it is written, examined like uploads, and not fetched twice', async () => {
  const file = fileOf(line('ALBA', [at('/frente.png'), at('/moved.png')]))
  const done = await imported(file)
  expect(done).toMatchObject({
    state: 'applied',
    counts: { created: 1, photos: 2 },
    photos: { total: 2, failed: 0, failures: [] },
  })
  const { id, photos } = await photosOf('ALBA')
  expect(photos.map(({ name, state }) => [name, state])).toEqual([
    ['frente.png', 'clean'],
    ['moved.png', 'clean'],
  ])
  expect((await checkTable(app, 'two', file)).counts).toMatchObject({ unchanged: 1, photos: 0 })
  // One that a person deleted may be fetched again.
  await app.ok('two', deleteProductPhoto, { params: { id }, body: { photo_id: photos[0]?.id ?? 0 } })
  expect((await checkTable(app, 'two', file)).counts).toMatchObject({ changed: 1, photos: 1 })
}, 120_000)

test('a picture that cannot be fetched is named with its row, and everything else is imported', async () => {
  const wrong = [
    '/missing.jpg',
    '/page.jpg',
    '/large.png',
    '/cut.png',
    '/to-us.png',
    '/to-http.png',
    '/loop.png',
  ]
  const file = fileOf(
    line('BRISA', [at('/bien.png')]),
    line('CUMBRE', [...wrong.map(at), 'https://10.0.0.1/1.png', 'foto.jpg']),
  )
  const { state, photos } = await imported(file)
  expect(state).toBe('applied')
  expect(photos).toMatchObject({ total: 10, failed: 9 })
  expect(
    photos.failures.map(({ row, product_name, url, message_key }) => [row, product_name, url, message_key]),
  ).toEqual(
    [
      [at('/missing.jpg'), 'import.photo.status'],
      [at('/page.jpg'), 'file.not_a_picture'],
      [at('/large.png'), 'problem.too_large'],
      [at('/cut.png'), 'import.photo.no_reply'],
      [at('/to-us.png'), 'import.photo.private_address'],
      [at('/to-http.png'), 'import.photo.not_https'],
      [at('/loop.png'), 'import.photo.redirects'],
      ['https://10.0.0.1/1.png', 'import.photo.private_address'],
      ['foto.jpg', 'import.photo.wrong_address'],
    ].map(([url, key]) => [3, 'CUMBRE', url, key]),
  )
  expect(asked.filter((url) => url === '/loop.png')).toHaveLength(5)
  expect((await photosOf('BRISA')).photos).toHaveLength(1)
  expect((await photosOf('CUMBRE')).photos).toEqual([])
}, 120_000)

test('a product has as many pictures as its form allows, whatever a file names', async () => {
  const urls = Array.from({ length: MOST_PHOTOS + 2 }, (_, nth) => at(`/${nth}.png`))
  const { photos } = await imported(fileOf(line('DUNA', urls)))
  expect(photos).toMatchObject({ total: MOST_PHOTOS + 2, failed: 2 })
  expect(photos.failures.map(({ message_key }) => message_key)).toEqual(
    Array.from({ length: 2 }, () => 'product.too_many_photos'),
  )
  expect((await photosOf('DUNA')).photos).toHaveLength(MOST_PHOTOS)
}, 120_000)

test('a server that does not reply is asked a few times, however many pictures a file wants of it', async () => {
  const urls = Array.from({ length: 8 }, (_, nth) => `${silentOrigin}/${nth}.png`)
  const { photos } = await imported(fileOf(line('ESTERO', [...urls, at('/bien.png')])))
  expect(photos).toMatchObject({ total: 9, failed: 8 })
  expect(photos.failures.map(({ message_key }) => message_key)).toEqual([
    ...Array.from({ length: 3 }, () => 'import.photo.no_reply'),
    ...Array.from({ length: 5 }, () => 'import.photo.silent_host'),
  ])
  expect(asked.filter((url) => url.startsWith('silent'))).toHaveLength(3)
  expect((await photosOf('ESTERO')).photos).toHaveLength(1)
}, 120_000)

test('pictures that are cancelled are not fetched, and those of the next file are', async () => {
  const checked = await checkTable(app, 'two', fileOf(line('FARO', [at('/late.png'), at('/nunca.png')])))
  const { id } = await applyChecked(app, 'two', checked)
  await expect.poll(() => asked, { timeout: 30_000 }).toContain('/late.png')
  const { photos } = await app.ok('two', cancelImport, { params: { id } })
  expect(photos).toMatchObject({ total: 2, waiting: 0, failed: 2 })
  expect(photos.failures.map(({ message_key }) => message_key)).toEqual(
    Array.from({ length: 2 }, () => 'import.photo.cancelled'),
  )
  const again = await app.refused('two', cancelImport, { params: { id } })
  expect(again.message_key).toBe('import.not_in_state')
  const next = await imported(fileOf(line('GOLFO', [at('/golfo.png')])))
  expect(next.photos).toMatchObject({ total: 1, failed: 0 })
  expect(asked).not.toContain('/nunca.png')
}, 120_000)
