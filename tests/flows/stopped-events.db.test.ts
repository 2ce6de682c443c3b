import { listNotifications } from '@deportivo/contracts/admin/notifications'
import { listStoppedEvents, retryStoppedEvent } from '@deportivo/contracts/admin/stopped-events'
import type { Consumer } from '@deportivo/platform/service'
import { ALL_SERVICES } from '@deportivo/all-in-one/services'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { publishEvent } from '@deportivo/testkit/events'
import { eventually } from '@deportivo/testkit/eventually'
import { afterAll, beforeAll, expect, test } from 'vitest'

let app: TestApp
let isPoisoned = true
const read: string[] = []

/** Fails on the second change of order 7. */
const fragile: Consumer = {
  name: 'fragile',
  handles: {
    'order.fields_changed': async (_, { aggregate_id, aggregate_version }) => {
      if (isPoisoned && aggregate_id === '7' && aggregate_version === 2) throw new Error('select nonsense')
      read.push(`${aggregate_id} v${aggregate_version}`)
    },
  },
}

beforeAll(async () => {
  app = await startTestApp({ services: [...ALL_SERVICES, { name: 'fragile', consumers: [fragile] }] })
  for (const version of [1, 2, 3, 4]) await publishEvent(app.db, { id: 7, version })
  await publishEvent(app.db, { id: 8, version: 1 })
  app.deps.wake.notify('outbox')
  await app.settled()
})
afterAll(() => app.stop())

const stuck = { consumer: 'fragile', aggregate_type: 'order', aggregate_id: '7' }
const stopped = () => app.ok('two', listStoppedEvents)

test('the administrator sees what stopped, since when, and how many events wait; not the technical error', async () => {
  const reply = await app.reply('two', listStoppedEvents)
  expect(reply).toMatchObject({
    data: [
      {
        ...stuck,
        type: 'order.fields_changed',
        tries: 3,
        waiting: 2,
        is_retrying: false,
        needs_release: false,
      },
    ],
    pagination: { total: 1 },
  })
  expect(JSON.stringify(reply)).not.toContain('nonsense')
  expect(read).toEqual(expect.arrayContaining(['7 v1', '8 v1']))
})

test('the administrator is notified of it, and no other user', async () => {
  const listed = await eventually(async () => {
    const notifications = await app.ok('two', listNotifications)
    expect(notifications).not.toEqual([])
    return notifications
  })
  expect(listed).toMatchObject([{ kind: 'reader_stopped', details: { reader: 'fragile' }, read: false }])
  expect(await app.ok('operating_officer', listNotifications)).toEqual([])
})

test('no other user can see or retry it', async () => {
  expect(await app.refused('operating_officer', listStoppedEvents)).toMatchObject({ code: 403 })
  expect(await app.refused('operating_officer', retryStoppedEvent, { body: stuck })).toMatchObject({
    code: 403,
  })
})

test('a retry before the repair fails again with a message', async () => {
  await app.ok('two', retryStoppedEvent, { body: stuck })
  await eventually(async () => expect(await stopped()).toMatchObject([{ tries: 4, is_retrying: false }]))
  expect(read).not.toContain('7 v2')
})

test('after the repair a retry applies all that waited, in order, and nothing is left to retry', async () => {
  isPoisoned = false
  await app.ok('two', retryStoppedEvent, { body: stuck })
  await eventually(async () => expect(await stopped()).toEqual([]))
  // What a failed batch had read was rolled back, and read again.
  expect([...new Set(read.filter((one) => one.startsWith('7')))]).toEqual(['7 v1', '7 v2', '7 v3', '7 v4'])
  expect(await app.refused('two', retryStoppedEvent, { body: stuck })).toMatchObject({
    code: 404,
    message: 'Ya no está detenido.',
  })
})

test('an event of a newer release is listed as waiting for it', async () => {
  const { pos } = (await app.db('bus.event_log').where({ aggregate_id: '8' }).first('pos')) ?? { pos: 0 }
  const waiting = { ...stuck, consumer: 'not run here', aggregate_id: '8', pos }
  await app.db('bus.dead_letters').insert({ ...waiting, error: 'newer', tries: 0, newer_version: 99 })
  expect(await stopped()).toMatchObject([{ aggregate_id: '8', tries: 0, needs_release: true }])
})
