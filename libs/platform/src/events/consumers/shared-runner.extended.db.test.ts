import { seenBy, type Bus } from '@deportivo/testkit/bus/bus'
import { openBus } from '@deportivo/testkit/bus/open-bus'
import type { Knex } from 'knex'
import { eventually } from '@deportivo/testkit/eventually'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withoutWaiting } from '../../db/pipeline.ts'
import type { Consumer, LoggedEvent } from '../../service.ts'
import { startEvents, type RunningEvents } from '../../start-events.ts'
import { deadLetters } from './dead-letters.ts'

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

describe('consumers of one process', () => {
  let bus: Bus
  let running: RunningEvents[]
  /** The transaction in which a consumer applied a version: `stock 1`. */
  let transactions: Map<string, string>
  beforeEach(async () => {
    running = []
    transactions = new Map()
    bus = await openBus()
  })
  afterEach(async () => {
    for (const events of running) await events.stop()
    await bus.close()
  })

  const recorder = (
    name: string,
    before: (event: LoggedEvent) => Promise<void> = () => Promise.resolve(),
  ): Consumer => ({
    name,
    handles: {
      async 'shoe.moved'(trx, event) {
        await before(event)
        const { aggregate_id: aggregate, aggregate_version: version } = event
        const found = await trx.raw<{ rows: { id: string }[] }>('select pg_current_xact_id()::text as id')
        transactions.set(`${name} ${version}`, found.rows[0]?.id ?? '')
        await trx('public.seen').insert({ consumer: name, aggregate, version })
      },
    },
  })
  const start = async (...consumers: Consumer[]) => {
    const events = await startEvents(bus.deps, { consumers, jobs: [] })
    running.push(events)
    return events
  }
  const caughtUp = (events: RunningEvents) =>
    eventually(async () => expect(await events.caughtUp()).toBe(true))
  const isEven = ({ aggregate_version }: LoggedEvent) => aggregate_version % 2 === 0
  const cursorOf = (consumer: string) =>
    bus.db('bus.cursors').where({ consumer }).orderBy('lane').select('lane', 'lane_pos')
  const inOne = (version: number, ...names: string[]) =>
    new Set(names.map((name) => transactions.get(`${name} ${version}`))).size === 1

  it('apply an event in one transaction', async () => {
    const events = await start(recorder('stock'), recorder('board'))
    await bus.happen('a', [1])
    await caughtUp(events)
    expect(transactions.size).toBe(2)
    expect(inOne(1, 'stock', 'board')).toBe(true)
  })

  it('do not wait for the disk, and apply again what a crash of the server has lost', async () => {
    const levels: unknown[] = []
    const stock = recorder('stock')
    const watching: Consumer = {
      ...stock,
      handles: {
        async 'shoe.moved'(trx, event) {
          const { rows } = await trx.raw<{ rows: object[] }>('show synchronous_commit')
          levels.push(rows[0])
          await stock.handles['shoe.moved']?.(trx, event)
        },
      },
    }
    const events = await start(watching, recorder('board'))
    await bus.happen('a', [1])
    await caughtUp(events)
    expect(levels).toEqual([{ synchronous_commit: 'off' }])
    await bus.db.transaction(async (trx) => {
      await trx('public.seen').where({ consumer: 'stock' }).delete()
      await trx('bus.cursors').where({ consumer: 'stock' }).update({ lane_pos: 0 })
    })
    await bus.db('bus.rooms').insert({ room: 'seen', seq: 7, pruned_to: 0 })
    bus.deps.wake.notify('cursors')
    await eventually(async () => expect(await seenBy(bus.db, 'stock')).toEqual({ a: [1] }))
    expect(await seenBy(bus.db, 'board')).toEqual({ a: [1] })
    expect((await bus.db('bus.rooms').where({ room: 'seen' }).first('seq'))?.seq).toBeGreaterThan(1000)
  })

  it('apply it in several where one of them waits for another server', async () => {
    const events = await start(recorder('stock'), recorder('board'), { ...recorder('mail'), isApart: true })
    await bus.happen('a', [1])
    await caughtUp(events)
    expect(transactions.size).toBe(3)
    expect(inOne(1, 'stock', 'board')).toBe(true)
    expect(inOne(1, 'stock', 'mail')).toBe(false)
  })

  it('pass an event that does not concern one of them, without a transaction of its own', async () => {
    const mail = { ...recorder('mail'), isApart: true, concerns: isEven }
    const transaction = vi.spyOn(bus.deps.db, 'transaction')
    const events = await start(recorder('stock'), recorder('board'), mail)
    await bus.happen('a', [1])
    await caughtUp(events)
    expect(await seenBy(bus.db, 'mail')).toEqual({})
    const shared = transaction.mock.calls.length
    expect(await cursorOf('mail')).toEqual(await cursorOf('stock'))
    await bus.happen('a', [2])
    await caughtUp(events)
    expect(await seenBy(bus.db, 'mail')).toEqual({ a: [2] })
    expect(inOne(2, 'stock', 'mail')).toBe(false)
    expect(transaction.mock.calls.length).toBeGreaterThan(2 * shared)
  })

  it('go on one by one when one fails, and together again afterwards', async () => {
    const fail = ({ aggregate_id }: LoggedEvent) =>
      aggregate_id === 'bad' ? Promise.reject(new Error('poison')) : Promise.resolve()
    const events = await start(recorder('stock', fail), recorder('board'))
    await Promise.all(['bad', 'good'].map((shoe) => bus.happen(shoe, range(1, 5))))
    await caughtUp(events)
    expect(await seenBy(bus.db, 'stock')).toEqual({ good: range(1, 5) })
    expect(await seenBy(bus.db, 'board')).toEqual({ bad: range(1, 5), good: range(1, 5) })
    expect(await deadLetters(bus.db)).toMatchObject([
      { consumer: 'stock', aggregate_id: 'bad', pos: expect.any(Number) as number, tries: 3, parked: 4 },
    ])
    await eventually(async () => {
      const version = 6 + transactions.size
      await bus.happen('good', [version])
      await caughtUp(events)
      expect(inOne(version, 'stock', 'board')).toBe(true)
    })
  })

  it('find the event of a failed statement whose result is not awaited', async () => {
    const fail = async (trx: Knex.Transaction, { aggregate_id }: LoggedEvent) => {
      if (aggregate_id === 'bad') await withoutWaiting(trx, trx.raw('select 1 / 0').then())
    }
    const failing: Consumer = { name: 'stock', handles: { 'shoe.moved': fail } }
    const events = await start(failing, recorder('board'))
    await Promise.all(['bad', 'good'].map((shoe) => bus.happen(shoe, range(1, 3))))
    await caughtUp(events)
    expect(await seenBy(bus.db, 'board')).toEqual({ bad: range(1, 3), good: range(1, 3) })
    expect(await deadLetters(bus.db)).toMatchObject([{ consumer: 'stock', aggregate_id: 'bad', parked: 2 }])
  })

  it('share a backlog that several of them have, and move along one that has nothing to do in it', async () => {
    await bus.happen('a', range(1, 250))
    const first = await start(recorder('early'))
    await caughtUp(first)
    await first.stop()
    await bus.happen('a', range(251, 500))
    const mail: Consumer = {
      name: 'mail',
      isApart: true,
      handles: { 'mail.wanted': () => Promise.resolve() },
    }
    const warnings = vi.spyOn(bus.deps.log, 'warn')
    const events = await start(recorder('early'), recorder('stock'), recorder('board'), mail)
    await caughtUp(events)
    const isShared = (version: number) => inOne(version, 'stock', 'board')
    expect(range(1, 250).every(isShared)).toBe(true)
    expect(warnings).not.toHaveBeenCalled()
  })

  it('move past events that none of them handles without waiting for a poll', async () => {
    const wake = { ...bus.deps.wake, fallbackMs: () => 60_000 }
    const events = await startEvents({ ...bus.deps, wake }, { consumers: [recorder('stock')], jobs: [] })
    running.push(events)
    for (const version of [1, 2, 3]) {
      await bus.happen('a', [version], { type: 'shoe.painted' })
      wake.notify('outbox')
      await caughtUp(events)
    }
    expect(transactions.size).toBe(0)
  })

  it('do not wait for one that is far behind', async () => {
    await bus.happen('a', range(1, 250))
    const first = await start(recorder('early'))
    await caughtUp(first)
    await first.stop()
    const isSeen = vi.fn()
    const late = recorder('late', async () => {
      await eventually(() => expect(isSeen).toHaveBeenCalled())
    })
    const early = recorder('early', (event) => {
      if (event.aggregate_version === 251) isSeen()
      return Promise.resolve()
    })
    const events = await start(early, late)
    await bus.happen('a', [251])
    await caughtUp(events)
    expect(await deadLetters(bus.db)).toEqual([])
    expect(await seenBy(bus.db, 'late')).toEqual({ a: range(1, 251) })
  })
})
