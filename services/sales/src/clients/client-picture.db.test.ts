import { listAudit } from '@deportivo/contracts/admin/audit'
import { getClient, updateClient, type Client } from '@deportivo/contracts/clients/clients'
import { startTestApp, type Person, type TestApp } from '@deportivo/testkit/app'
import { formOf, PIXEL } from '@deportivo/testkit/files/upload'
import { addClient, MEDELLIN } from '@deportivo/testkit/shop'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.stop())

const send = async (person: Person, path: string, fields: Record<string, string>, bytes = PIXEL) => {
  const file = { field: 'photo', name: 'cliente.png', type: 'image/png', bytes }
  const { payload, contentType } = formOf(fields, file)
  const headers = { ...(await app.as(person)), 'content-type': contentType }
  return app.app.inject({ method: 'POST', url: `/api/v1${path}`, headers, payload })
}

const read = (id: number) => app.ok('two', getClient, { params: { id } })
const show = async (url: string, person?: Person) =>
  app.app.inject({ url, ...(person ? { headers: await app.as(person) } : {}) })

test('a client is entered with a picture, which is drawn anew without what the camera wrote', async () => {
  const camera = await sharp({ create: { width: 600, height: 400, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { Artist: 'GPS-SECRETO' } })
    .png()
    .toBuffer()
  const fields = {
    name: 'Marcela Ruiz',
    identification_number: '52999001',
    phone: '3005550199',
    address: 'Cl. 10 # 48-20',
    city_id: String(MEDELLIN),
    type_of_person: '1',
    type_of_client: '1',
  }
  const entered = await send('online_seller', '/client', fields, camera)
  expect(entered.statusCode).toBe(200)
  const { photo } = entered.json<{ data: Client }>().data
  const shown = await show(photo ?? '')
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp'])
  const { width, height, exif } = await sharp(shown.rawPayload).metadata()
  expect([width, height, exif]).toEqual([256, 256, undefined])
})

test('a picture is shown to who may see the client, and its address opens no other client', async () => {
  const [client, other] = [await addClient(app), await addClient(app)]
  for (const id of [client, other]) expect((await send('two', `/client/${id}`, {})).statusCode).toBe(200)
  const { photo } = await read(client)
  expect((await show(photo ?? '')).statusCode).toBe(200)
  const otherAddress = (photo ?? '').replace(`/${client}/`, `/${other}/`)
  expect((await show(otherAddress)).statusCode).toBe(403)
  // An address for the picture of a user is signed under another name.
  expect((await show((photo ?? '').replace('/client/', '/user/'))).statusCode).toBe(403)
  const path = `/api/v1/client/${client}/photo`
  expect((await show(path)).statusCode).toBe(401)
  expect((await show(path, 'two')).statusCode).toBe(200)
  expect((await show(path, 'dispatch_assistant')).statusCode).toBe(404)
})

test('another picture has another address, and one that is removed is gone', async () => {
  const id = await addClient(app)
  await send('two', `/client/${id}`, {})
  const first = await read(id)
  const red = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  await send('two', `/client/${id}`, { version: String(first.version) }, red)
  const second = await read(id)
  expect(second.photo).not.toBe(first.photo)
  expect(second.version).toBe(first.version + 1)
  const entries = await app.ok('two', listAudit, {
    query: { filter: `subject:client,subject_id:${id}`, top: 1 },
  })
  expect(entries[0]?.changes).toEqual([{ field: 'photo', from: null, to: null }])
  await app.ok('two', updateClient, { params: { id }, body: { remove_photo: true } })
  expect((await read(id)).photo).toBeNull()
  expect((await show(second.photo ?? '')).statusCode).toBe(404)
})

test('a file that is no picture is refused on its field, and changes nothing', async () => {
  const id = await addClient(app)
  const before = await read(id)
  const page = await send('two', `/client/${id}`, { name: 'Otro' }, Buffer.from('<!doctype html>'))
  expect(page.statusCode).toBe(415)
  const broken = await send('two', `/client/${id}`, { name: 'Otro' }, PIXEL.subarray(0, 40))
  expect(broken.json()).toMatchObject({ errors: { photo: ['La imagen está dañada y no se pudo abrir.'] } })
  expect(await read(id)).toEqual(before)
})
