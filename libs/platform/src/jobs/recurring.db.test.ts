import { joinBus, type Bus } from '@deportivo/testkit/bus/bus'
import { openBus } from '@deportivo/testkit/bus/open-bus'
import { setTimeout as sleep } from 'node:timers/promises'
import { eventually } from '@deportivo/testkit/eventually'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Recurring } from '../service.ts'
import { startRecurring } from './recurring.ts'

describe('recurring work', () => {
  let bus: Bus
  let stops: (() => Promise<void>)[]
  beforeEach(async () => {
    stops = []
    bus = await openBus()
  })
  afterEach(async () => {
    for (const stop of stops) await stop()
    await bus.close()
  })

  const start = async (work: Recurring, on = bus) => {
    const stop = await startRecurring(on.deps, [work])
    stops.push(stop)
    return stop
  }

  it('runs again and again, in one process at a time, and in another when that one ends', async () => {
    const other = await joinBus(bus.url)
    const done: string[] = []
    let atOnce = 0
    let mostAtOnce = 0
    const workOf = (name: string): Recurring => ({
      name: 'expire holds',
      everyMs: 50,
      async run() {
        mostAtOnce = Math.max(mostAtOnce, ++atOnce)
        await sleep(20)
        done.push(name)
        atOnce--
      },
    })
    const stopHere = await start(workOf('here'))
    await eventually(() => expect(done.length).toBeGreaterThan(1))
    const stopThere = await start(workOf('there'), other)
    await eventually(() => expect(done.length).toBeGreaterThan(6))
    expect(new Set(done)).toEqual(new Set(['here']))
    await stopHere()
    await eventually(() => expect(done).toContain('there'))
    await stopThere()
    expect(mostAtOnce).toBe(1)
    await other.close()
  })

  it('is not run early by a restart', async () => {
    const run = vi.fn(async () => undefined)
    const daily = { name: 'close the day', everyMs: 24 * 3_600_000, run }
    const stop = await start(daily)
    await eventually(() => expect(run).toHaveBeenCalledTimes(1))
    await stop()
    await start(daily)
    await eventually(async () => {
      const leading = await bus.db.raw<{ rows: unknown[] }>(
        `select from pg_locks where locktype = 'advisory' and granted
           and database = (select oid from pg_database where datname = current_database())`,
      )
      expect(leading.rows).toHaveLength(1)
    })
    await sleep(200)
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('is due again soon after a failure, however rarely it runs', async () => {
    const run = vi.fn(async () => undefined)
    run.mockRejectedValueOnce(new Error('no light'))
    await start({ name: 'close the day', everyMs: 24 * 3_600_000, run })
    const dueIn = async () => {
      const found = await bus.db.raw<{ rows: { seconds: number }[] }>(
        `select 24 * 3600 * 0.9 - extract(epoch from clock_timestamp() - started_at) as seconds
         from bus.recurring where name = 'close the day'`,
      )
      return found.rows[0]?.seconds ?? Infinity
    }
    await eventually(async () => expect(await dueIn()).toBeLessThan(60))
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('waits until it is ready, without losing its turn', async () => {
    const run = vi.fn(async () => undefined)
    let hasFigures = false
    const isReady = vi.fn(async () => hasFigures)
    await start({ name: 'count what sold', everyMs: 50, run, isReady })
    await eventually(() => expect(isReady.mock.calls.length).toBeGreaterThan(2))
    expect(run).not.toHaveBeenCalled()
    expect(await bus.db('bus.recurring').where({ name: 'count what sold' })).toEqual([])
    hasFigures = true
    await eventually(() => expect(run).toHaveBeenCalled())
  })

  it('keeps the platform’s own tables small', async () => {
    const keys = ['old', 'new'].map((key) => ({ user_id: 1, key, fingerprint: 'f', status: 200 }))
    await bus.db('bus.idempotency').insert(keys)
    await bus
      .db('bus.idempotency')
      .where({ key: 'old' })
      .update({ created_at: new Date(Date.now() - 3 * 24 * 3_600_000) })
    await start({ name: 'nothing', everyMs: 1000, run: async () => undefined })
    await eventually(async () =>
      expect(await bus.db('bus.idempotency').select('key')).toEqual([{ key: 'new' }]),
    )
  })
})
