import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Refused } from '@deportivo/platform/http/refused'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { formOf } from '@deportivo/testkit/files/upload'
import pino from 'pino'
import { eventually } from '@deportivo/testkit/eventually'
import { afterAll, beforeAll, expect, test } from 'vitest'

let app: TestApp
const faults: string[] = []
beforeAll(async () => {
  const log = pino({ level: 'error' }, { write: (line: string) => void faults.push(line) })
  app = await startTestApp({ isListening: true, log })
})
afterAll(() => app.stop())

interface Reply {
  status: number
  connection: string | undefined
}

/** Sends everything over one connection; resolves at its end, with the head of each reply. */
async function exchange(parts: readonly (string | Buffer)[]): Promise<Reply[]> {
  const { hostname, port } = new URL(app.running.address)
  const socket = connect(Number(port), hostname)
  let received = ''
  socket.setEncoding('latin1').on('data', (chunk: string) => (received += chunk))
  // A client that still sends when the server ends the connection: 'close' follows.
  socket.on('error', () => undefined)
  for (const part of parts) socket.write(part)
  await new Promise((resolve) => socket.once('close', resolve))
  return [...received.matchAll(/HTTP\/1\.1 (\d{3})[^]*?\r\n\r\n/g)].map(([head, status]) => ({
    status: Number(status),
    connection: /^connection: (.*)\r$/im.exec(head)?.[1],
  }))
}

const call = (first: string, headers: Record<string, string>): string =>
  [`${first} HTTP/1.1`, 'host: localhost', ...Object.entries(headers).map((pair) => pair.join(': '))].join(
    '\r\n',
  ) + '\r\n\r\n'

/** The replies to a picture of so many bytes and to the call after it. */
async function uploadAndNext(bytes: number): Promise<Reply[]> {
  const own = await app.as('two')
  const picture = { field: 'photo', name: 'yo.png', type: 'image/png', bytes: Buffer.alloc(bytes) }
  const { payload, contentType } = formOf({}, picture)
  const headers = { ...own, 'content-type': contentType, 'content-length': String(payload.length) }
  return exchange([
    call('PUT /api/v1/auth/me', headers),
    payload,
    call('GET /api/v1/auth/me', { ...own, connection: 'close' }),
  ])
}

const WORKS_ON = { status: 200, connection: 'close' }

test('a connection works on after a file that is too large', async () => {
  expect(await uploadAndNext(12_000_000)).toEqual([{ status: 413, connection: 'keep-alive' }, WORKS_ON])
})

test('a connection works on after a file that the full disk could not store', async () => {
  const { files } = app.deps
  const receive = files.receive.bind(files)
  files.receive = async (source) => {
    source.destroy()
    throw new Refused({ kind: 'unavailable', key: 'problem.unavailable' })
  }
  const replies = await uploadAndNext(4_000_000).finally(() => (files.receive = receive))
  expect(replies).toEqual([{ status: 503, connection: 'keep-alive' }, WORKS_ON])
})

test('a connection ends with the refusal of a file that is far too large, which its client reads', async () => {
  expect(await uploadAndNext(30_000_000)).toEqual([{ status: 413, connection: 'close' }])
})

const LONG_BODIES = [
  ['content-length', 3_000_000, 'keep-alive'],
  ['content-length', 60_000_000, 'close'],
  ['transfer-encoding', 3_000_000, 'close'],
  ['transfer-encoding', 60_000_000, 'close'],
] as const

// Sent as fast as the connection takes it, while the refusal is on its way: the end must not overtake it.
test.each(LONG_BODIES)(
  'the refusal of a body by its %s is read by its client, who still sends %d bytes',
  async (kind, bytes, connection) => {
    const body = Buffer.alloc(bytes, 'a')
    const isChunked = kind === 'transfer-encoding'
    const headers = { 'content-type': 'application/json', [kind]: isChunked ? 'chunked' : String(bytes) }
    const before = isChunked ? `${bytes.toString(16)}\r\n` : ''
    const next = call('GET /api/v1/auth/me', { connection: 'close' })
    const replies = await exchange([
      call('POST /api/v1/auth/email', headers),
      before,
      body,
      isChunked ? '\r\n0\r\n\r\n' : '',
      next,
    ])
    const after = connection === 'close' ? [] : [{ status: 401, connection: 'close' }]
    expect(replies).toEqual([{ status: 413, connection }, ...after])
  },
)

test('a client that never ends a refused body is not listened to for long', async () => {
  const { hostname, port } = new URL(app.running.address)
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
  socket.on('error', () => undefined).resume()
  socket.write(
    call('POST /api/v1/auth/email', { 'content-type': 'application/json', 'content-length': '60000000' }),
  )
  await once(socket, 'end')
  const before = await openConnections()
  const sending = setInterval(() => socket.write('a'.repeat(1_000)), 50)
  await eventually(async () => expect(await openConnections()).toBe(before - 1))
  clearInterval(sending)
  socket.destroy()
})

const openConnections = () =>
  new Promise<number>((resolve, reject) => {
    app.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })

const part = (name: string, bytes: number) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${'a'.repeat(bytes)}\r\n`
const FORM = 'multipart/form-data; boundary=x'
const parts = (count: number, bytes: number) =>
  Array.from({ length: count }, (_, index) => part(`field_${index}`, bytes)).join('')

test('a form without files may be as long as a JSON body, and no longer', async () => {
  const send = (payload: string) =>
    app.app.inject({
      method: 'POST',
      url: '/api/v1/auth/email',
      headers: { 'content-type': FORM },
      payload: `${payload}--x--\r\n`,
    })
  // Read, and refused for what it lacks.
  expect((await send(parts(20, 4_000))).statusCode).toBe(422)
  const refused = await send(parts(30, 4_000))
  expect(refused.json()).toMatchObject({ code: 413, message: 'El contenido enviado es demasiado grande.' })
})

test('a form of unknown length is refused while it arrives', async () => {
  const chunk = parts(1, 4_000)
  const head = { 'content-type': FORM, 'transfer-encoding': 'chunked' }
  const chunks = Array.from({ length: 30 }, () => `${chunk.length.toString(16)}\r\n${chunk}\r\n`)
  // Without an end: a server that read on would wait for it.
  const replies = await exchange([call('POST /api/v1/auth/email', head), ...chunks])
  expect(replies).toEqual([{ status: 413, connection: 'close' }])
})

test.each(['before', 'after'])(
  'the fields %s a file may be as long as a JSON body together, and no longer',
  async (place) => {
    const picture = `--x\r\nContent-Disposition: form-data; name="photo"; filename="yo.png"\r\nContent-Type: image/png\r\n\r\nbytes\r\n`
    const send = async (fields: string) => {
      const payload = `${place === 'before' ? fields + picture : picture + fields}--x--\r\n`
      const headers = { ...(await app.as('two')), 'content-type': FORM }
      return app.app.inject({ method: 'PUT', url: '/api/v1/auth/me', headers, payload })
    }
    const stored = () => readdir(join(app.deps.config.dataDir, 'files', 'quarantine'))
    const before = await stored()
    expect((await send(parts(30, 4_000))).statusCode).toBe(413)
    expect(await stored()).toEqual(before)
    // No picture.
    expect((await send(parts(20, 4_000))).statusCode).toBe(415)
  },
)

test.each(['application/json', 'multipart/form-data; boundary=x'])(
  'a client that goes away in the middle of %s is not logged as a fault',
  async (type) => {
    const { hostname, port } = new URL(app.running.address)
    const headers = { ...(await app.as('two')), 'content-type': type, 'content-length': '1000' }
    const before = await openConnections()
    faults.length = 0
    const socket = connect(Number(port), hostname)
    socket.write(`${call('PUT /api/v1/auth/me', headers)}--x\r\n`)
    await eventually(async () => expect(await openConnections()).toBe(before + 1))
    // The head has been read, and the body is awaited.
    await sleep(200)
    socket.destroy()
    await eventually(async () => expect(await openConnections()).toBe(before))
    await sleep(200)
    expect(faults).toEqual([])
  },
)
