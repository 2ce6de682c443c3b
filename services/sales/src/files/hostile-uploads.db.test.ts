import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { deflateSync, crc32 } from 'node:zlib'
import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { anOrder, present } from '@deportivo/testkit/order'
import { openShop } from '@deportivo/testkit/shop'
import { formOf, PIXEL } from '@deportivo/testkit/files/upload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let app: TestApp
let orderId = 0
beforeAll(async () => {
  app = await startTestApp()
  const shop = await openShop(app)
  orderId = (await anOrder(app, shop)).id
})
afterAll(() => app.stop())

const quarantined = () => readdir(join(app.deps.config.dataDir, 'files/quarantine'))
let before: string[] = []
beforeEach(async () => {
  before = await quarantined()
})

interface Upload {
  name: string
  type: string
  bytes: Buffer
}

const TYPE = { type: String(ATTACHMENT_TYPES.payment_support) }

async function upload(file: Upload) {
  const { payload, contentType } = formOf(TYPE, file)
  const headers = { ...(await app.as('online_seller')), 'content-type': contentType }
  return app.app.inject({ method: 'POST', url: `/api/v1/sale/${orderId}/files`, headers, payload })
}

/** The file as it is served once it was examined. */
async function served(id: number) {
  for (let tries = 0; tries < 400; tries++) {
    const file = (await present(app, orderId)).attachments.find((one) => one.id === id)
    if (file?.url) return app.app.inject({ url: file.url })
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('the file was never examined')
}

const idOf = async (file: Upload) => {
  const reply = await upload(file)
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json<{ data: { id: number } }>().data.id
}

const png = (name: string, bytes: Buffer = PIXEL): Upload => ({ name, type: 'image/png', bytes })
const UNREADABLE = 'El archivo está dañado y no se pudo abrir.'
const SCRIPT = '<script>alert(document.domain)</script>'
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`
const ZIP = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(64)])
const EXE = Buffer.concat([Buffer.from('MZ', 'latin1'), Buffer.alloc(64)])

describe('a file is treated by its content', () => {
  const LIES: [string, Upload][] = [
    ['a web page called a picture', { name: 'foto.jpg', type: 'image/jpeg', bytes: Buffer.from(SCRIPT) }],
    ['a drawing that carries scripts, called a picture', png('foto.png', Buffer.from(SVG))],
    [
      'a drawing that carries scripts, as what it is',
      { name: 'foto.svg', type: 'image/svg+xml', bytes: Buffer.from(SVG) },
    ],
    ['a script called a picture', { name: 'foto.png', type: 'image/png', bytes: Buffer.from('alert(1)') }],
    ['an archive called a document', { name: 'guia.pdf', type: 'application/pdf', bytes: ZIP }],
    ['a program called a picture', { name: 'foto.webp', type: 'image/webp', bytes: EXE }],
    ['a picture that ends like a page', png('foto.png.html')],
    ['a picture that ends like a program', png('foto.png.exe')],
    ['a picture that ends like nothing', png('foto')],
    ['a picture declared as a page', { name: 'foto.png', type: 'text/html', bytes: PIXEL }],
    ['a picture declared as a drawing', { name: 'foto.png', type: 'image/svg+xml', bytes: PIXEL }],
    ['one kind of picture under the name of another', { name: 'foto.jpg', type: 'image/jpeg', bytes: PIXEL }],
    ['a name that ends before its ending', png('foto.html\0.png', Buffer.from(SCRIPT))],
  ]
  it.each(LIES)('%s is refused and deleted', async (_, file) => {
    const reply = await upload(file)
    expect([415, 422]).toContain(reply.statusCode)
    expect(await quarantined()).toEqual(before)
  })
})

describe('a file name is never used as a path', () => {
  const NAMES = [
    '../../../../etc/cron.d/foto.png',
    '..\\..\\windows\\foto.png',
    '/etc/passwd.png',
    'C:\\foto.png',
    '%2e%2e%2ffoto.png',
    'foto.html.png',
    'soporte\u202egnp.png',
  ]
  it.each(NAMES)('%s', async (name) => {
    const reply = await served(await idOf(png(name)))
    const disposition = String(reply.headers['content-disposition'])
    expect(disposition).toMatch(/^attachment; filename="[\w. -]+"; filename\*=UTF-8''[\w.%-]+$/)
    expect(reply.headers['content-type']).toBe('image/png')
    const added = (await quarantined()).filter((file) => !before.includes(file))
    for (const file of added) expect(file).toMatch(/^[0-9a-f-]{36}$/)
  })

  it.each([
    ['without characters that reverse it', 'soporte\u202egnp.png', 'soportegnp.png'],
    ['without invisible marks of direction', 'so\u061cporte.png', 'soporte.png'],
    ['cut without half a character', `${'x'.repeat(195)}👟.png`, `${'x'.repeat(195)}.png`],
    ['cut, with its ending', `${'x'.repeat(300)}.png`, `${'x'.repeat(196)}.png`],
  ])('is shown %s', async (_, name, shown) => {
    const id = await idOf(png(name))
    const { attachments } = await present(app, orderId)
    expect(attachments.find((file) => file.id === id)?.name).toBe(shown)
  })

  it('cannot break out of the header that contains it', async () => {
    const name = `foto\u{1F45F}ñ'();x=.png`
    const reply = await served(await idOf(png(name)))
    expect(reply.headers['content-disposition']).not.toMatch(/[\r\n]|;\s*x=/)
    expect(reply.headers['set-cookie']).toBeUndefined()
  })
})

describe('a file that is two things at once', () => {
  it('stays a picture: it is served as a download, and its scripts do not run', async () => {
    const polyglot = Buffer.concat([PIXEL, Buffer.from(SCRIPT)])
    const reply = await served(await idOf(png('foto.png', polyglot)))
    expect(reply.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': expect.stringContaining('attachment') as string,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    })
  })

  it('is encoded again where it is shown: data appended to the picture is gone', async () => {
    const id = await idOf(png('foto.png', Buffer.concat([PIXEL, Buffer.from(SCRIPT)])))
    await served(id)
    const file = (await present(app, orderId)).attachments.find((one) => one.id === id)
    const shown = await app.app.inject({ url: file?.thumbnail_url ?? '' })
    expect(shown.headers['content-type']).toBe('image/webp')
    expect(shown.rawPayload.toString('latin1')).not.toContain('script')
  })

  it('a web page that begins like a document is refused and deleted', async () => {
    const bytes = Buffer.from(`%PDF-1.7\n${SCRIPT}`)
    const reply = await upload({ name: 'guia.pdf', type: 'application/pdf', bytes })
    expect(reply.json()).toMatchObject({ code: 422, errors: { file: [UNREADABLE] } })
    expect(await quarantined()).toEqual(before)
  })
})

/** A picture that declares its size, in a few bytes. */
function pictureOfSize(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 0, 0, 0, 0], 8)
  return Buffer.concat([
    PIXEL.subarray(0, 8),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('too much', () => {
  it('in a small file: a picture that would expand to gigabytes is refused and deleted', async () => {
    const bomb = pictureOfSize(60_000, 60_000)
    expect(bomb.length).toBeLessThan(10_000)
    const reply = await upload(png('foto.png', bomb))
    expect(reply.json()).toMatchObject({ code: 422, errors: { file: ['La imagen es demasiado grande.'] } })
    expect(await quarantined()).toEqual(before)
  })

  it('in a large file: the upload is interrupted, and nothing of it is stored', async () => {
    const reply = await upload(png('foto.png', Buffer.concat([PIXEL, Buffer.alloc(15_000_001)])))
    expect(reply.statusCode).toBe(413)
    expect(await quarantined()).toEqual(before)
  })

  it('of files: the second one is refused with the first', async () => {
    const one = formOf(TYPE, png('uno.png'))
    const cut = one.payload.lastIndexOf('------deportivo-test-boundary--')
    const two = formOf({}, png('dos.png'))
    const payload = Buffer.concat([one.payload.subarray(0, cut), two.payload])
    const headers = { ...(await app.as('online_seller')), 'content-type': one.contentType }
    const reply = await app.app.inject({
      method: 'POST',
      url: `/api/v1/sale/${orderId}/files`,
      headers,
      payload,
    })
    expect(reply.statusCode).toBe(413)
    expect(await quarantined()).toEqual(before)
  })
})
