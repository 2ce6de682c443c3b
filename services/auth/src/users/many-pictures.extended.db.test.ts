import { login } from '@deportivo/contracts/auth/sign-in'
import { listOrders } from '@deportivo/contracts/orders/orders'
import { startTestApp, type Person, type TestApp } from '@deportivo/testkit/app'
import { PASSWORD } from '@deportivo/testkit/password'
import { formOf } from '@deportivo/testkit/files/upload'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

const UPLOADS = 60
const SENDERS: readonly Person[] = ['online_seller', 'online_seller_2', 'local_seller', 'dispatch_assistant']
// Of a pool of 20: saves are short, and background work holds one connection for a moment.
const MOST_HELD = 4

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

async function uploadPictures(): Promise<number[]> {
  // Slower to decode than to send.
  const background = { width: 900, height: 600, channels: 3, background: 'teal' } as const
  const bytes = await sharp({ create: background }).jpeg({ progressive: true }).toBuffer()
  const picture = { field: 'photo', name: 'yo.jpg', type: 'image/jpeg', bytes }
  const { payload, contentType } = formOf({}, picture)
  const tokens = await Promise.all(SENDERS.map((sender) => app.as(sender)))
  const upload = (index: number) => {
    const headers = { ...tokens[index % tokens.length], 'content-type': contentType }
    return app.app.inject({ method: 'PUT', url: '/api/v1/auth/me', headers, payload })
  }
  const replies = await Promise.all(Array.from({ length: UPLOADS }, (_, index) => upload(index)))
  return replies.map(({ statusCode }) => statusCode)
}

/** Connections of the pool that a call has now, whatever it does with them. */
const heldConnections = () => (app.db.client as { pool: { numUsed(): number } }).pool.numUsed()

test(`${UPLOADS} pictures of a few users hold up no call of others`, { timeout: 120_000 }, async () => {
  const two = { headers: await app.as('two') }
  let isDone = false
  const uploading = uploadPictures().finally(() => (isDone = true))
  const held: number[] = []
  const statuses = new Set<number>()
  while (!isDone) {
    const body = { email: 'one@demo.local', password: PASSWORD }
    const others = [
      app.app.inject({ method: 'GET', url: `/api/v1${listOrders.path}`, ...two }),
      app.app.inject({ method: login.method, url: `/api/v1${login.path}`, payload: body }),
    ]
    for (const { statusCode } of await Promise.all(others)) statuses.add(statusCode)
    held.push(heldConnections())
  }
  expect(await uploading).toEqual(Array.from({ length: UPLOADS }, () => 200))
  expect(statuses).toEqual(new Set([200]))
  // The median: when all arrive, their sessions are read at once.
  const median = held.toSorted((a, b) => a - b)[Math.floor(held.length / 2)]
  expect(median).toBeLessThanOrEqual(MOST_HELD)
})
