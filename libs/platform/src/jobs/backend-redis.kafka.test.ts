import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@deportivo/infra/embedded/server'
import { startRedis } from '@deportivo/infra/redis/server'
import { seenBy, witness } from '@deportivo/testkit/bus/bus'
import { openBus } from '@deportivo/testkit/bus/open-bus'
import { describeJobs } from '@deportivo/testkit/suites/jobs-contract'
import { Redis } from 'ioredis'
import { redisUrl } from '@deportivo/testkit/shared-servers'
import { eventually } from '@deportivo/testkit/eventually'
import { describe, expect, it } from 'vitest'
import { createLog } from '../run-alone.ts'
import { startEvents } from '../start-events.ts'
import type { Job } from '../service.ts'

describeJobs('Redis', () => ({ REDIS_URL: redisUrl() }))

describe('while Redis is down', () => {
  it('events reach their consumers, and their jobs are done when it is up again', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'bus-redis-'))
    const place = { dir, port: await freePort(), password: 'secret' }
    let redis = await startRedis(place)
    const bus = await openBus({ REDIS_URL: redis.url })
    const done: string[] = []
    const job: Job<{ shoe: string }> = {
      name: 'polish',
      on: { 'shoe.moved': (event) => ({ shoe: event.aggregate_id }) },
      run: async (_, { shoe }) => void done.push(shoe),
    }
    const logged: string[] = []
    const log = createLog('warn', 'shop', { write: (line) => void logged.push(line) })
    const events = await startEvents({ ...bus.deps, log }, { consumers: [witness('stock')], jobs: [job] })
    try {
      await bus.happen('a', [1])
      await eventually(() => expect(done).toEqual(['a']))
      await redis.kill()
      await bus.happen('b', [1])
      await eventually(async () => expect(await seenBy(bus.db, 'stock')).toEqual({ a: [1], b: [1] }))
      expect(await events.lag()).toEqual({ stock: 0, 'job polish': 1 })
      redis = await startRedis(place)
      await eventually(() => expect(done).toEqual(['a', 'b']))
      expect(logged.join('')).toMatch(/Redis cannot be used: jobs wait[^]*Redis can be used again/)
      expect(logged.join('')).not.toContain('    at ')
    } finally {
      await events.stop()
      await bus.close()
      await redis.stop()
      await rm(dir, { recursive: true, force: true })
    }
  })

  it('a queue that works ends no outage of another one', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'bus-redis-'))
    const redis = await startRedis({ dir })
    const client = new Redis(redis.url)
    const bus = await openBus({ REDIS_URL: redis.url })
    const done: string[] = []
    const jobs = ['polish', 'lace'].map((name): Job<{ shoe: string }> => ({
      name,
      on: { 'shoe.moved': (event) => ({ shoe: event.aggregate_id }) },
      run: async (_, { shoe }) => void done.push(`${name} ${shoe}`),
    }))
    const logged: string[] = []
    const log = createLog('warn', 'shop', { write: (line) => void logged.push(line) })
    const events = await startEvents({ ...bus.deps, log }, { consumers: [], jobs })
    const untilDone = (...all: string[]) =>
      eventually(() => expect(done).toEqual(expect.arrayContaining(all)))
    try {
      await bus.happen('a', [1])
      await untilDone('polish a', 'lace a')
      // The queue's record is now of a type that no script of it can read.
      await client.rename('bull:lace:meta', 'aside')
      await client.set('bull:lace:meta', 'broken')
      await bus.happen('b', [1])
      await untilDone('polish b')
      await eventually(() => expect(logged.join('')).toContain('Redis cannot be used'))
      await bus.happen('c', [1])
      await untilDone('polish c')
      expect(logged.join('')).not.toContain('can be used again')
      await client.rename('aside', 'bull:lace:meta')
      await untilDone('lace b', 'lace c')
      await eventually(() => expect(logged.join('')).toContain('Redis can be used again'))
    } finally {
      await events.stop()
      await bus.close()
      client.disconnect()
      await redis.stop()
      await rm(dir, { recursive: true, force: true })
    }
  })

  it('a process can still start and stop', async () => {
    const bus = await openBus({ REDIS_URL: `redis://127.0.0.1:${await freePort()}` })
    const job: Job<object> = { name: 'polish', on: { 'shoe.moved': () => ({}) }, run: async () => undefined }
    const events = await startEvents(bus.deps, { consumers: [witness('stock')], jobs: [job] })
    await bus.happen('a', [1])
    await eventually(async () => expect(await seenBy(bus.db, 'stock')).toEqual({ a: [1] }))
    await events.stop()
    await bus.close()
  })
})
