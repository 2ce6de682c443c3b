import { createClient, listClients, updateClient } from '@deportivo/contracts/clients/clients'
import { saveOwnProfile } from '@deportivo/contracts/auth/users'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addressOf, call } from './call.ts'
import { CallError } from './call-error.ts'
import { STORAGE_KEYS, writeStored, readStored } from '../state/browser-storage.ts'
import { accessToken, beginSession, sessionEnd } from '../session/session-end.ts'
import { startReplies, type Reply, type ReceivedCall } from '../testing/start-replies.ts'

let replyTo: (asked: ReceivedCall, count: number) => Reply
let server: Awaited<ReturnType<typeof startReplies>>

beforeEach(async () => {
  let count = 0
  replyTo = () => ({ status: 200, body: { code: 200, data: [] } })
  server = await startReplies((asked) => replyTo(asked, ++count))
  beginSession('token-1')
})

afterEach(async () => {
  vi.useRealTimers()
  await server.stop()
  localStorage.clear()
})

const CLIENT = {
  name: 'Demo',
  identification_number: '990123456',
  phone: '3005550000',
  address: 'Cra. 1 # 2-3',
  city_id: 11_001,
  type_of_person: 1,
  type_of_client: 1,
}

test('a call names the person and the chosen profile', async () => {
  writeStored(STORAGE_KEYS.profile, JSON.stringify({ id: 'online_seller', name: 'Vendedor' }))
  await call(listClients, { query: { top: 15 } })
  expect(server.asked[0]?.headers).toMatchObject({
    authorization: 'Bearer token-1',
    'x-profile': 'online_seller',
  })
  expect(server.asked[0]?.headers['idempotency-key']).toBeUndefined()
})

test('equal queries have equal addresses', () => {
  expect(addressOf(listClients, { query: { top: 15, search: '', page: undefined } })).toBe(
    '/api/v1/client?top=15',
  )
  expect(addressOf(updateClient, { params: { id: 7 } })).toBe('/api/v1/client/7')
})

test('a refused form has the first message of each field', async () => {
  replyTo = () => ({
    status: 422,
    body: {
      code: 422,
      message: 'Revise',
      errors: { name: ['Falta', 'Corto'], phone: ['Malo'] },
      request_id: 'r-9',
    },
  })
  const error = await call(createClient, { body: CLIENT }).catch((failure: unknown) => failure)
  expect(error).toBeInstanceOf(CallError)
  expect(error).toMatchObject({ status: 422, errors: { name: 'Falta', phone: 'Malo' }, requestId: 'r-9' })
})

test('a change without a reply is sent again with the same key', async () => {
  replyTo = (_, count) => (count === 1 ? null : { status: 200, body: { code: 200, data: { id: 1 } } })
  await call(createClient, { body: CLIENT })
  const keys = server.asked.map(({ headers }) => headers['idempotency-key'])
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('the same change meant twice carries two keys', async () => {
  replyTo = () => ({ status: 200, body: { code: 200, data: { id: 1 } } })
  await call(createClient, { body: CLIENT })
  await call(createClient, { body: CLIENT })
  const [first, second] = server.asked.map(({ headers }) => headers['idempotency-key'])
  expect(first).not.toBe(second)
})

test('a double click is one change: both carry the same key', async () => {
  replyTo = () => ({ status: 200, body: { code: 200, data: { id: 1 } } })
  await Promise.all([call(createClient, { body: CLIENT }), call(createClient, { body: CLIENT })])
  const [first, second] = server.asked.map(({ headers }) => headers['idempotency-key'])
  expect(first).toBe(second)
})

test('a 401 ends the session and remembers the page', async () => {
  window.happyDOM.setURL(`${location.origin}/orders?state=reserved`)
  replyTo = () => ({ status: 401, body: { code: 401, message: 'Debe iniciar sesión.' } })
  await expect(call(listClients, {})).rejects.toMatchObject({ status: 401 })
  expect(accessToken.get()).toBeNull()
  expect(sessionEnd.get()).toBe('invalid')
  expect(readStored(STORAGE_KEYS.url)).toBe('/orders?state=reserved')
  expect(readStored(STORAGE_KEYS.token)).toBeNull()
})

test('an HTML page of a proxy is an unreadable reply, not a success', async () => {
  replyTo = () => ({ status: 500, body: 'oops' })
  await expect(call(listClients, {})).rejects.toMatchObject({ status: 500, key: 'call.unreadable' })
})

test('a refused change without a text of its own has the texts of the specification', async () => {
  replyTo = () => ({ status: 400, body: { code: 400 } })
  await expect(call(createClient, { body: CLIENT })).rejects.toMatchObject({ key: 'call.not_saved' })
  replyTo = () => ({ status: 400, body: null })
  await expect(call(createClient, { body: CLIENT })).rejects.toMatchObject({ key: 'call.no_payload' })
  replyTo = () => ({ status: 400, body: '<html>' })
  await expect(call(createClient, { body: CLIENT })).rejects.toMatchObject({ key: 'call.unreadable' })
  replyTo = () => ({ status: 400, body: {} })
  await expect(call(listClients, {})).rejects.toMatchObject({ key: 'call.unreadable' })
})

test('an emptied field goes blank with a file, not as the word null', async () => {
  const file = { field: 'photo', file: new File(['x'], 'yo.png', { type: 'image/png' }) }
  await call(saveOwnProfile, { body: { name: 'Ana', address: null }, file })
  expect(server.asked[0]?.body).toContain('name="name"\r\n\r\nAna\r\n')
  expect(server.asked[0]?.body).toContain('name="address"\r\n\r\n\r\n')
})

test('a server that took long to fail is not asked again and again before the user knows', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  replyTo = () => {
    vi.setSystemTime(Date.now() + 32_000)
    return { status: 503, body: { code: 503, message: 'El servicio no está disponible.' } }
  }
  await expect(call(listClients)).rejects.toMatchObject({ status: 503 })
  expect(server.asked).toHaveLength(1)
})
