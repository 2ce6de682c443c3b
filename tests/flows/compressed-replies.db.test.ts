import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { createClient, listCities, listClients } from '@deportivo/contracts/clients/clients'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { afterAll, beforeAll, expect, it } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

async function read(path: string, encoding: string) {
  const headers = { ...(await app.as('two')), 'accept-encoding': encoding }
  const reply = await app.app.inject({ url: `/api/v1${path}`, headers })
  return { encoding: reply.headers['content-encoding'], bytes: reply.rawPayload, vary: reply.headers.vary }
}

it('a long reply is compressed as the browser can read it, and a short one is not', async () => {
  const { bytes: plain } = await read(listCities.path, 'identity')
  const brotli = await read(listCities.path, 'gzip, deflate, br')
  expect([brotli.encoding, brotli.vary]).toEqual(['br', 'accept-encoding'])
  expect(brotliDecompressSync(brotli.bytes)).toEqual(plain)
  expect(brotli.bytes.length).toBeLessThan(plain.length / 3)
  const gzip = await read(listCities.path, 'gzip')
  expect([gzip.encoding, gunzipSync(gzip.bytes)]).toEqual(['gzip', plain])
  expect((await read(`${listClients.path}?search=nada`, 'br')).encoding).toBeUndefined()
})

it('a compressed request is refused, whatever it would expand to', async () => {
  const headers = {
    ...(await app.as('two')),
    'content-type': 'application/json',
    'content-encoding': 'gzip',
  }
  const payload = gzipSync(JSON.stringify({ name: 'Calzado El Paso' }))
  const { method, path } = createClient
  const reply = await app.app.inject({ method, url: `/api/v1${path}`, headers, payload })
  expect(reply.statusCode).toBe(400)
})
