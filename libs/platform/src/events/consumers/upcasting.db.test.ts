import { firstVersion } from '@deportivo/contracts/events/versions'
import { joinBus, seenBy, witness } from '@deportivo/testkit/bus'
import { openBus } from '@deportivo/testkit/open-bus'
import { Type } from 'typebox'
import { expect, it, vi } from 'vitest'
import { deadLetters } from './dead-letters.ts'
import { startEvents } from '../start.ts'
import { batchHandlers } from './batch-handlers.ts'
import { toToday, type EventHistory } from '../outbox/upcasting.ts'

const Told = Type.Object({ version: Type.Integer() })
const Walked = Type.Object({ version: Type.Integer(), steps: Type.Integer() })

const lastYear = firstVersion(Told)
const today = lastYear.followedBy(Walked, ({ version }) => ({ version, steps: version * 1_000 }))
const nextYear = today.followedBy(Walked, ({ version, steps }) => ({ version, steps: steps + 1 }))

it('what was told in an older shape is read in today’s, by handlers and by batches', async () => {
  const bus = await openBus()
  const read: unknown[] = []
  const one = witness('one by one', ({ payload, schema_version }) => read.push([schema_version, payload]))
  const many = {
    name: 'together',
    ...batchHandlers(['shoe.moved'], async (_, events) => {
      for (const { payload } of events) read.push(['together', payload])
    }),
  }
  const history: EventHistory = { shoe: today }
  await bus.happen('a', [1])
  const events = await startEvents(bus.deps, { consumers: [one, many], jobs: [], history })
  await vi.waitFor(async () => expect(await events.caughtUp()).toBe(true), { timeout: 10_000 })
  expect(read).toContainEqual([2, { version: 1, steps: 1_000 }])
  expect(read).toContainEqual(['together', { version: 1, steps: 1_000 }])
  await events.stop()
  await bus.close()
})

it('what a newer release told waits for it: an older one neither applies it nor puts it aside', async () => {
  const bus = await openBus()
  await bus.happen('a', [1])
  const older = await startEvents(bus.deps, {
    consumers: [witness('stock')],
    jobs: [],
    history: { shoe: today },
  })
  await vi.waitFor(async () => expect(await seenBy(bus.db, 'stock')).toEqual({ a: [1] }), { timeout: 10_000 })
  await bus.happen('a', [2], { schemaVersion: 3 })
  await bus.happen('a', [3])
  await vi.waitFor(async () => expect(await older.lag()).toEqual({ stock: 2 }))
  await older.stop()
  expect(await deadLetters(bus.db)).toEqual([])
  const newer = await joinBus(bus.url)
  const events = await startEvents(newer.deps, {
    consumers: [witness('stock')],
    jobs: [],
    history: { shoe: nextYear },
  })
  await vi.waitFor(async () => expect(await events.caughtUp()).toBe(true), { timeout: 10_000 })
  expect(await seenBy(bus.db, 'stock')).toEqual({ a: [1, 2, 3] })
  await events.stop()
  await newer.close()
  await bus.close()
})

it('an event of today passes as it is, and so does one that has no history', () => {
  const event = { type: 'shoe.moved', schema_version: 2, payload: {} } as Parameters<typeof toToday>[0]
  expect(toToday(event, { shoe: today })).toBe(event)
  expect(toToday(event, {})).toBe(event)
})
