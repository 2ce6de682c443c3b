import { freePort } from '@deportivo/infra/embedded/server'
import { seenBy, witness } from '@deportivo/testkit/bus/bus'
import { openBus } from '@deportivo/testkit/bus/open-bus'
import { eventually } from '@deportivo/testkit/eventually'
import { expect, it } from 'vitest'
import { createLog } from '../run-alone.ts'
import type { Job } from '../service.ts'
import { startEvents } from '../start-events.ts'

interface Line {
  level: number
  msg: string
  address?: string
  cause?: string
  err?: unknown
}

const WARN = 40
const jobOf = (name: string): Job<object> => ({
  name,
  on: { 'shoe.moved': () => ({}) },
  run: async () => undefined,
})

it('names Redis and Kafka in one line each while they are away, and works on', async () => {
  const [redis, kafka] = [`127.0.0.1:${await freePort()}`, `127.0.0.1:${await freePort()}`]
  const bus = await openBus({ REDIS_URL: `redis://shop:secreta@${redis}`, KAFKA_BROKERS: kafka })
  const lines: Line[] = []
  const log = createLog('debug', 'shop', { write: (line) => void lines.push(JSON.parse(line) as Line) })
  const failuresAt = (address: string) =>
    lines.filter((line) => line.address === address && line.level < WARN).length
  const events = await startEvents(
    { ...bus.deps, log },
    { consumers: [witness('stock')], jobs: [jobOf('polish'), jobOf('wrap')] },
  )
  try {
    await bus.happen('a', [1])
    await eventually(async () => {
      expect(await seenBy(bus.db, 'stock')).toEqual({ a: [1] })
      expect(Math.min(failuresAt(redis), failuresAt(kafka))).toBeGreaterThan(4)
      expect(lines.map(({ msg }) => msg)).toContain('consumers wait and try again')
    })
    const shown = lines.filter((line) => line.level >= WARN)
    // As often as they fail: how often a line is repeated is the outage log's own test.
    expect(new Set(shown.map(({ msg, address, cause }) => `${msg} | ${address} | ${cause}`))).toEqual(
      new Set([
        `Redis cannot be used: jobs wait | ${redis} | connect ECONNREFUSED ${redis}`,
        `Kafka cannot be used: events wait in the log, and are read from it | ${kafka} | Connection error: connect ECONNREFUSED ${kafka}`,
      ]),
    )
    expect(JSON.stringify(shown)).not.toMatch(/secreta|"err"/)
  } finally {
    await events.stop()
    await bus.close()
  }
})
