import { eventually } from '@deportivo/testkit/eventually'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deadLetters, retryAggregate } from '@deportivo/platform/events/consumers/dead-letters'
import { laneOf } from '@deportivo/platform/events/log/lanes'
import { startEvents, type RunningEvents } from '@deportivo/platform/start-events'
import { batchHandlers } from '@deportivo/platform/events/consumers/batch-handlers'
import { joinBus, seenBy, witness, type Bus, type BusSettings } from '../bus/bus.ts'
import { openBus } from '../bus/open-bus.ts'
import type { Consumer } from '@deportivo/platform/service'

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** What consumers may rely on with every transport. */
export function describeEvents(transport: string, settings: () => BusSettings): void {
  describe(`events over ${transport}`, () => {
    let bus: Bus
    let running: RunningEvents[]
    const start = async (consumers: Consumer[], on = bus) => {
      const events = await startEvents(on.deps, { consumers, jobs: [] })
      running.push(events)
      return events
    }
    const seen = (consumer: string) => seenBy(bus.db, consumer)
    const caughtUp = (events: RunningEvents) =>
      eventually(async () => expect(await events.caughtUp()).toBe(true))

    beforeEach(async () => {
      running = []
      bus = await openBus(settings())
    })
    afterEach(async () => {
      for (const events of running) await events.stop()
      await bus.close()
    })

    it('a consumer gets every event of an aggregate once and in order', async () => {
      const events = await start([witness('stock')])
      await Promise.all(['a', 'b', 'c', 'd'].map((shoe) => bus.happen(shoe, range(1, 25))))
      await caughtUp(events)
      const all = range(1, 25)
      expect(await seen('stock')).toEqual({ a: all, b: all, c: all, d: all })
    })

    it('a consumer that starts later reads all earlier events', async () => {
      await start([witness('early')])
      await bus.happen('a', range(1, 5))
      const events = await start([witness('late')])
      await bus.happen('a', range(6, 8))
      await caughtUp(events)
      expect(await seen('late')).toEqual({ a: range(1, 8) })
    })

    it('a restarted consumer continues where it stopped', async () => {
      const first = await start([witness('stock')])
      await bus.happen('a', range(1, 5))
      await caughtUp(first)
      await first.stop()
      await bus.happen('a', range(6, 9))
      await caughtUp(await start([witness('stock')]))
      expect(await seen('stock')).toEqual({ a: range(1, 9) })
    })

    it('two processes of one consumer share the work and apply everything once', async () => {
      const other = await joinBus(bus.url, settings())
      const events = await start([witness('stock')])
      await start([witness('stock')], other)
      const shoes = range(1, 12).map(String)
      await Promise.all(shoes.map((shoe) => bus.happen(shoe, range(1, 20))))
      await caughtUp(events)
      expect(await seen('stock')).toEqual(Object.fromEntries(shoes.map((shoe) => [shoe, range(1, 20)])))
      for (const one of running.splice(0)) await one.stop()
      await other.close()
    })

    it('a handler that fails in the middle of a batch leaves no partial result', async () => {
      let isBroken = true
      await bus.happen('a', range(1, 10))
      const events = await start([
        witness('stock', ({ aggregate_version }) => {
          if (isBroken && aggregate_version === 7) {
            isBroken = false
            throw new Error('struck by lightning')
          }
        }),
      ])
      await caughtUp(events)
      expect(await seen('stock')).toEqual({ a: range(1, 10) })
      expect(await deadLetters(bus.db)).toEqual([])
    })

    it('a lost database connection is waited for, and no event is set aside', async () => {
      let losses = 4
      const events = await start([
        witness('stock', () => {
          if (losses-- > 0) throw Object.assign(new Error('gone'), { code: '57P01' })
        }),
      ])
      await bus.happen('a', range(1, 3))
      await caughtUp(events)
      expect(await seen('stock')).toEqual({ a: range(1, 3) })
      expect(await deadLetters(bus.db)).toEqual([])
    })

    it('a failing event stops its own aggregate only, and after the repair nothing is missing', async () => {
      let isPoisoned = true
      const events = await start([
        witness('stock', ({ aggregate_id, aggregate_version }) => {
          if (isPoisoned && aggregate_id === 'bad' && aggregate_version === 2) throw new Error('poison')
        }),
      ])
      await Promise.all(['bad', 'good', 'fine'].map((shoe) => bus.happen(shoe, range(1, 6))))
      await caughtUp(events)
      expect(await seen('stock')).toEqual({ bad: [1], good: range(1, 6), fine: range(1, 6) })
      expect(await deadLetters(bus.db)).toMatchObject([
        { consumer: 'stock', aggregate_id: 'bad', tries: 3, parked: 4 },
      ])

      isPoisoned = false
      const stuck = { consumer: 'stock', aggregate_type: 'shoe', aggregate_id: 'bad' }
      expect(await retryAggregate(bus.db, stuck)).toBe(true)
      await eventually(async () => expect(await deadLetters(bus.db)).toEqual([]))
      await bus.happen('bad', [7])
      await caughtUp(events)
      expect(await seen('stock')).toEqual({ bad: range(1, 7), good: range(1, 6), fine: range(1, 6) })
    })

    it('a failing event behind events of other types is set aside too', async () => {
      await bus.happen('bad', [1, 2, 3], { type: 'shoe.admired' })
      await bus.happen('bad', [4, 5])
      await bus.happen('good', [1])
      // Events from before the start are read from the log, without those of other types.
      await caughtUp(await start([]))
      const events = await start([
        witness('stock', ({ aggregate_id, aggregate_version }) => {
          if (aggregate_id === 'bad' && aggregate_version === 4) throw new Error('poison')
        }),
      ])
      await caughtUp(events)
      expect(await seen('stock')).toEqual({ good: [1] })
      expect(await deadLetters(bus.db)).toMatchObject([{ aggregate_id: 'bad', pos: 4, parked: 1 }])
    })

    it('a retry that meets a second failing event keeps the progress and waits at the new one', async () => {
      const poisoned = new Set([2, 4])
      const events = await start([
        witness('stock', ({ aggregate_version }) => {
          if (poisoned.has(aggregate_version)) throw new Error(`poison ${aggregate_version}`)
        }),
      ])
      await bus.happen('a', range(1, 5))
      await caughtUp(events)
      poisoned.delete(2)
      await retryAggregate(bus.db, { consumer: 'stock', aggregate_type: 'shoe', aggregate_id: 'a' })
      await eventually(async () => {
        const [letter] = await deadLetters(bus.db)
        expect(letter).toMatchObject({ retry_requested_at: null, parked: 1, tries: 4 })
        expect(letter?.error).toContain('poison 4')
      })
      expect(await seen('stock')).toEqual({ a: [1, 2, 3] })
    })

    it('a batch consumer finds the failing event of a batch', async () => {
      const stock: Consumer = {
        name: 'stock',
        ...batchHandlers(['shoe.moved'], async (trx, events) => {
          if (events.some((event) => event.aggregate_id === 'bad')) throw new Error('poison')
          const rows = events.map((event) => ({
            consumer: 'stock',
            aggregate: event.aggregate_id,
            version: event.aggregate_version,
          }))
          await trx('public.seen').insert(rows)
        }),
      }
      await Promise.all(['bad', 'good'].map((shoe) => bus.happen(shoe, range(1, 5))))
      const events = await start([stock])
      await caughtUp(events)
      expect(await seen('stock')).toEqual({ good: range(1, 5) })
      expect(await deadLetters(bus.db)).toMatchObject([{ aggregate_id: 'bad', parked: 4 }])
    })

    it('a process is ready when it has read the events from before its start, and stays ready', async () => {
      let isHeld = true
      await bus.happen('a', range(1, 3))
      await start([witness('early')])
      await eventually(async () => expect(await seen('early')).toEqual({ a: range(1, 3) }))
      const events = await start([
        witness('late', () => {
          if (isHeld) throw Object.assign(new Error('gone'), { code: '57P01' })
        }),
      ])
      expect(await events.isReady()).toBe(false)
      isHeld = false
      await eventually(async () => expect(await events.isReady()).toBe(true))
      isHeld = true
      await bus.happen('a', [4])
      expect(await events.isReady()).toBe(true)
      expect(await events.caughtUp()).toBe(false)
    })

    it('a consumer far behind gets past more events of other types than one statement searches', async () => {
      await bus.db.raw(
        `insert into bus.outbox (event_id, lane, aggregate_type, aggregate_id, aggregate_version, type, schema_version,
           payload, meta, occurred_at)
         select gen_random_uuid(), ?, 'shoe', 'a', n, case when n in (1, 2500, 4600) then 'shoe.moved' else 'shoe.admired' end,
           1, '{}', '{}', now()
         from generate_series(1, 4600) n`,
        [laneOf('shoe', 'a')],
      )
      await caughtUp(await start([]))
      await caughtUp(await start([witness('stock')]))
      expect(await seen('stock')).toEqual({ a: [1, 2500, 4600] })
    })

    it('two consumers of one name are refused: each would get a part', async () => {
      await expect(start([witness('stock'), witness('stock')])).rejects.toThrow(
        'two consumers are named stock',
      )
    })

    it('events of other types are skipped', async () => {
      const events = await start([witness('stock')])
      await bus.happen('a', [1], { type: 'shoe.admired' })
      await bus.happen('a', [2])
      await caughtUp(events)
      expect(await seen('stock')).toEqual({ a: [2] })
      expect(await events.lag()).toEqual({ stock: 0 })
    })
  })
}
