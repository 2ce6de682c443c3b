import { updateUser, type User } from '@deportivo/contracts/auth/users'
import { startTestApp, type Person, type TestApp } from '@deportivo/testkit/app'
import { hire } from '@deportivo/testkit/staff'
import { formOf, PIXEL } from '@deportivo/testkit/files/upload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DECODED_AT_ONCE } from '@deportivo/platform/pictures/decoder'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

describe('the picture', () => {
  const upload = async (person: Person, url: string, bytes: Buffer, fields: Record<string, string> = {}) => {
    const { payload, contentType } = formOf(fields, {
      field: 'photo',
      name: 'yo.png',
      type: 'image/png',
      bytes,
    })
    const headers = { ...(await app.as(person)), 'content-type': contentType }
    const method = url === '/auth/me' ? 'PUT' : 'POST'
    return app.app.inject({ method, url: `/api/v1${url}`, headers, payload })
  }

  test("is encoded again without the camera's metadata, and shown by a signed address", async () => {
    const { id } = await hire(app)
    const camera = await sharp({ create: { width: 600, height: 400, channels: 3, background: 'teal' } })
      .withExif({ IFD0: { Artist: 'GPS-SECRETO' } })
      .png()
      .toBuffer()
    const reply = await upload('two', `/user/${id}`, camera)
    const { photo } = reply.json<{ data: User }>().data
    const shown = await app.app.inject({ url: photo ?? '' })
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp'])
    const meta = await sharp(shown.rawPayload).metadata()
    expect([meta.width, meta.height, meta.exif]).toEqual([256, 256, undefined])
    expect((await app.app.inject({ url: (photo ?? '').replace(`/${id}/`, `/${id + 1}/`) })).statusCode).toBe(
      403,
    )
    expect((await app.app.inject({ url: `/api/v1/user/${id}/photo` })).statusCode).toBe(401)
    const path = `/api/v1/user/${id}/photo`
    expect((await app.app.inject({ url: path, headers: await app.as('one') })).statusCode).toBe(200)
    expect((await app.app.inject({ url: path, headers: await app.as('local_seller') })).statusCode).toBe(404)
  })

  test('comes in a form whose blank fields empty those of the user', async () => {
    const { id } = await hire(app)
    await app.ok('two', updateUser, { params: { id }, body: { phone: '3005550101', address: 'Cl. 1 # 2-3' } })
    const reply = await upload('two', `/user/${id}`, PIXEL, { phone: '', address: '', name: 'Rosalba Ariza' })
    expect(reply.json()).toMatchObject({ data: { phone: null, address: null, name: 'Rosalba Ariza' } })
  })

  test('is ignored when it is a text, and refused when it is no picture', async () => {
    const { id } = await hire(app)
    expect(
      (await app.ok('two', updateUser, { params: { id }, body: { photo: 'http://otro.co/foto.png' } })).photo,
    ).toBeNull()
    const page = await upload('two', `/user/${id}`, Buffer.from('<!doctype html><script>1</script>'))
    expect(page.statusCode).toBe(415)
    const broken = await upload('two', `/user/${id}`, PIXEL.subarray(0, 40))
    expect(broken.json()).toMatchObject({ errors: { photo: ['La imagen está dañada y no se pudo abrir.'] } })
  })

  /** Makes these uploads at once; records how many pictures and transactions are open while each is decoded. */
  const uploadAtOnce = async (uploads: readonly [Person, string][]) => {
    const read = app.deps.files.read.bind(app.deps.files)
    const transactions: number[] = []
    let decoding = 0
    let most = 0
    app.deps.files.read = async (path) => {
      most = Math.max(most, (decoding += 1))
      const { rows } = await app.db.raw<{ rows: [{ open: number }] }>(
        `select count(*)::integer as open from pg_locks
         where relation = 'auth.users'::regclass and mode in ('RowShareLock', 'RowExclusiveLock')`,
      )
      transactions.push(rows[0].open)
      const bytes = await read(path)
      decoding -= 1
      return bytes
    }
    const replies = await Promise.all(uploads.map(([person, url]) => upload(person, url, PIXEL)))
    app.deps.files.read = read
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(uploads.map(() => 200))
    return { most, transactions }
  }

  test('is decoded one at a time per user, while no transaction is open', async () => {
    const { id } = await hire(app)
    const { most, transactions } = await uploadAtOnce(Array.from({ length: 6 }, () => ['two', `/user/${id}`]))
    expect(most).toBe(1)
    // Each reads before its own transaction; at most the one that has just been decoded may be writing.
    expect(transactions[0]).toBe(0)
  })

  test('is decoded a few at a time, also of several users', async () => {
    const people: Person[] = [
      'one',
      'two',
      'online_seller',
      'online_seller_2',
      'local_seller',
      'dispatch_assistant',
    ]
    const enough = Array.from(
      { length: DECODED_AT_ONCE + 1 },
      (_, index) => people[index % people.length] ?? 'two',
    )
    const { most } = await uploadAtOnce(enough.map((person) => [person, '/auth/me']))
    expect(most).toBeLessThanOrEqual(DECODED_AT_ONCE)
  })
})
