import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { npmStart, type Started } from './npm-start.ts'

const BODY = JSON.stringify({ email: 'two@demo.local', password: 'equivocada' })

/** A request whose body has not been sent yet. */
async function requestWithoutBody({ address }: Started): Promise<Socket> {
  const { hostname, port, host } = new URL(address)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  const headers = [`host: ${host}`, 'content-type: application/json', `content-length: ${BODY.length}`]
  socket.write(`POST /api/v1/auth/email HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`)
  return socket
}

it('stops with PostgreSQL while requests are unfinished', { timeout: 240_000 }, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'deportivo-stop-'))
  const product = await npmStart(dataDir, ['--no-demo'])
  const late = await requestWithoutBody(product)
  const endless = await requestWithoutBody(product)
  endless.on('error', () => undefined)
  // The server has read the headers before it is asked to stop.
  await sleep(500)
  const ended = product.end('SIGTERM')
  await sleep(1500)
  late.write(BODY)
  // Neither client closes its connection.
  expect(await text(late)).toMatch(/^HTTP\/1\.1 4\d\d .*\r\nconnection: close\r\n/is)
  expect(await ended).toBe(0)
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false)
  endless.destroy()
  await rm(dataDir, { recursive: true, force: true })
})

it('starts again at once after a kill -9 during a request', { timeout: 240_000 }, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'deportivo-again-'))
  const product = await npmStart(dataDir, ['--no-demo'])
  const endless = await requestWithoutBody(product)
  endless.on('error', () => undefined)
  await sleep(500)
  // Only the starting process: the product notices it and stops, which takes as long as its open requests.
  await product.end('SIGKILL')
  const again = await npmStart(dataDir, ['--no-demo'], new URL(product.address).port)
  expect(await again.end('SIGTERM')).toBe(0)
  endless.destroy()
  await rm(dataDir, { recursive: true, force: true })
})
