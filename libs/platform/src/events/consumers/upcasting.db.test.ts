import { firstVersion } from '@deportivo/contracts/events/versions'
import { joinBus, seenBy, witness } from '@deportivo/testkit/bus/bus'
import { openBus } from '@deportivo/testkit/bus/open-bus'
import { Type, type Static } from 'typebox'
import { eventually } from '@deportivo/testkit/eventually'
import { expect, it } from 'vitest'
import { deadLetters, retryAggregate } from './dead-letters.ts'
import type { LoggedEvent } from '../../service.ts'
import { startEvents } from '../../start-events.ts'
import { readAsOf } from '../log/as-of.ts'
import { batchHandlers } from './batch-handlers.ts'
import { toToday, type EventHistory } from '../outbox/upcasting.ts'

const Moved = Type.Object({ version: Type.Integer() })
const Walked = Type.Object({ version: Type.Integer(), steps: Type.Integer() })

const lastYear = firstVersion(Moved)
const today = lastYear.followedBy(Walked, ({ version }) => ({ version, steps: version * 1_000 }))
const nextYear = today.followedBy(Walked, ({ version, steps }) => ({ version, steps: steps + 1 }))

it('an event stored in an older shape is read in today’s, by handlers and by batches', async () => {
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
  await eventually(async () => expect(await events.caughtUp()).toBe(true))
  expect(read).toContainEqual([2, { version: 1, steps: 1_000 }])
  expect(read).toContainEqual(['together', { version: 1, steps: 1_000 }])
  await events.stop()
  await bus.close()
})

it('an event of a newer release waits with its aggregate only, administrators are notified once, and it is applied', async () => {
  const bus = await openBus()
  const history = { shoe: today }
  const older = await startEvents(bus.deps, { consumers: [witness('stock')], jobs: [], history })
  await bus.happen('a', [1])
  await bus.happen('a', [2], { schemaVersion: 3 })
  await bus.happen('a', [3])
  await bus.happen('c', [1], { schemaVersion: 3 })
  await bus.happen('b', [1])
  await eventually(async () => expect(await seenBy(bus.db, 'stock')).toEqual({ a: [1], b: [1] }))
  await eventually(async () => expect(await older.caughtUp()).toBe(true))
  expect(await deadLetters(bus.db).orderBy('d.pos')).toMatchObject([
    { aggregate_id: 'a', parked: 1, tries: 0 },
    { aggregate_id: 'c', parked: 0, tries: 0 },
  ])
  expect(await bus.db('bus.event_log').where('type', 'reader.stopped')).toHaveLength(1)
  const first = await bus.db('bus.event_log').where({ aggregate_id: 'a', aggregate_version: 2 }).first()
  expect(await readAsOf(bus.db, ['stock'], new Date())).toEqual(first?.occurred_at)
  await eventually(() => expect(older.warnings().waiting_for_release).toEqual({ stock: 2 }))
  const stuck = { consumer: 'stock', aggregate_type: 'shoe', aggregate_id: 'a' }
  await retryAggregate(bus.db, stuck)
  await eventually(async () =>
    expect(await bus.db('bus.dead_letters').where(stuck).first()).toMatchObject({
      retry_requested_at: null,
      newer_version: 3,
    }),
  )
  await older.stop()
  const newer = await joinBus(bus.url)
  const events = await startEvents(newer.deps, {
    consumers: [witness('stock')],
    jobs: [],
    history: { shoe: nextYear },
  })
  await eventually(async () =>
    expect(await seenBy(bus.db, 'stock')).toEqual({ a: [1, 2, 3], b: [1], c: [1] }),
  )
  expect(await deadLetters(bus.db)).toEqual([])
  await events.stop()
  await newer.close()
  await bus.close()
})

it('an event of the newest version passes unchanged, and so does one without versions', () => {
  const event = { type: 'shoe.moved', schema_version: 2, payload: {} } as Parameters<typeof toToday>[0]
  expect(toToday(event, { shoe: today })).toBe(event)
  expect(toToday(event, {})).toBe(event)
})

it('an event that a consumer cannot read to see whether it concerns it is set aside, and stops no other', async () => {
  const bus = await openBus()
  const fail = ({ aggregate_id }: LoggedEvent) => {
    if (aggregate_id === 'bad') throw new Error('unreadable')
    return true
  }
  const stock = { ...witness('stock', fail), concerns: fail }
  await bus.happen('bad', [1])
  await bus.happen('good', [1])
  const events = await startEvents(bus.deps, { consumers: [stock, witness('board')], jobs: [] })
  await eventually(async () => expect(await events.caughtUp()).toBe(true))
  expect(await seenBy(bus.db, 'stock')).toEqual({ good: [1] })
  expect(await seenBy(bus.db, 'board')).toEqual({ bad: [1], good: [1] })
  expect(await deadLetters(bus.db)).toMatchObject([{ consumer: 'stock', aggregate_id: 'bad' }])
  await events.stop()
  await bus.close()
})

it('an event that does not concern its consumer is passed, unless a newer release wrote it', async () => {
  const bus = await openBus()
  const stock = {
    ...witness('stock'),
    concerns: ({ payload }: LoggedEvent) => (payload as Static<typeof Walked>).steps > 1_000,
  }
  await bus.happen('a', [1, 2])
  await bus.happen('b', [1], { schemaVersion: 3 })
  const events = await startEvents(bus.deps, { consumers: [stock], jobs: [], history: { shoe: today } })
  await eventually(async () => expect(await events.caughtUp()).toBe(true))
  expect(await seenBy(bus.db, 'stock')).toEqual({ a: [2] })
  expect(await deadLetters(bus.db)).toMatchObject([{ aggregate_id: 'b' }])
  await events.stop()
  await bus.close()
})
