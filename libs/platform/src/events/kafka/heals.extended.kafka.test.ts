import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seenBy, witness, type Bus } from '@deportivo/testkit/bus/bus'
import { openBus } from '@deportivo/testkit/bus/open-bus'
import { freePort } from '@deportivo/infra/embedded/server'
import { startKafka, type Kafka } from '@deportivo/infra/kafka/broker'
import { kafkaBrokers } from '@deportivo/testkit/shared-servers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createKafka, LOG_HEADER, TOPIC } from './kafka.ts'
import { laneOf } from '../log/lanes.ts'
import { readEvents } from '../log/metrics.ts'
import { startEvents, type RunningEvents } from '../../start-events.ts'

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
const PUBLISHER = { consumer: 'kafka publisher', lane: -1 }

describe('a log whose events Kafka transports', () => {
  let bus: Bus
  let events: RunningEvents | undefined
  let version = 0

  afterEach(async () => {
    await events?.stop()
    await bus.close()
  })
  beforeEach(() => {
    version = 0
    events = undefined
  })

  const open = async (brokers: string) => {
    bus = await openBus({ KAFKA_BROKERS: brokers })
  }
  const start = async () => {
    events = await startEvents(bus.deps, { consumers: [witness('stock')], jobs: [] })
  }
  const go = (count: number) => bus.happen('a', range(version + 1, (version += count)))
  const arrived = () =>
    vi.waitFor(
      async () => {
        expect(await events?.caughtUp()).toBe(true)
        expect(await seenBy(bus.db, 'stock')).toEqual(version > 0 ? { a: range(1, version) } : {})
      },
      { timeout: 30_000, interval: 50 },
    )
  const readFromTransport = async () => {
    const { values } = await readEvents.get()
    return values.find((value) => value.labels.from === 'transport')?.value ?? 0
  }
  /** Waits until an event was read from Kafka itself, and not from the log. */
  const carries = async () => {
    const before = await readFromTransport()
    await vi.waitFor(
      async () => {
        await go(1)
        expect(await readFromTransport()).toBeGreaterThan(before)
      },
      { timeout: 40_000, interval: 100 },
    )
  }
  const published = () =>
    vi.waitFor(
      async () => {
        const head = await bus.db('bus.heads').where({ lane: -1 }).first<{ pos: number }>('pos')
        expect(await bus.db('bus.cursors').where(PUBLISHER).first('lane_pos')).toEqual({ lane_pos: head.pos })
      },
      { timeout: 20_000, interval: 50 },
    )

  it('reads them from Kafka, not from PostgreSQL', async () => {
    await open(kafkaBrokers())
    await start()
    await carries()
    await arrived()
  })

  it('applies an event once that Kafka delivers twice', async () => {
    await open(kafkaBrokers())
    await start()
    await carries()
    await published()
    await bus.db('bus.cursors').where(PUBLISHER).delete()
    await go(1)
    await published()
    await carries()
    await arrived()
  })

  it('reads from the log what Kafka lost', async () => {
    await open(kafkaBrokers())
    await start()
    await carries()
    await published()
    const head = await bus.db('bus.heads').where({ lane: -1 }).first<{ pos: number }>('pos')
    // As far as the publisher knows, the next ten are already there.
    await bus
      .db('bus.cursors')
      .where(PUBLISHER)
      .update({ lane_pos: head.pos + 10 })
    await go(15)
    await arrived()
    await carries()
    await arrived()
  })

  it('ignores the events of another installation on the same Kafka', async () => {
    await open(kafkaBrokers())
    await start()
    await carries()
    const producer = createKafka([kafkaBrokers()], bus.deps.log).producer()
    await producer.connect()
    const lane = laneOf('shoe', 'a')
    const foreign = { lane, lane_pos: version + 1, aggregate_id: 'foreign', type: 'shoe.moved', payload: {} }
    const headers = { [LOG_HEADER]: '00000000-0000-0000-0000-000000000000' }
    const messages = [{ partition: lane, value: JSON.stringify(foreign), headers }]
    await producer.send({ topic: TOPIC, messages })
    await producer.disconnect()
    await go(3)
    await arrived()
  })

  it('survives the deletion of the topic and continues with a new one', async () => {
    await open(kafkaBrokers())
    await start()
    await carries()
    const admin = createKafka([kafkaBrokers()], bus.deps.log).admin()
    await admin.connect()
    await admin.deleteTopics({ topics: [TOPIC] })
    await go(20)
    await arrived()
    await carries()
    await arrived()
    expect((await admin.fetchTopicMetadata({ topics: [TOPIC] })).topics[0]?.partitions).toHaveLength(12)
    await admin.disconnect()
  })

  it('works without Kafka, and over Kafka when that comes up', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'bus-kafka-'))
    const port = await freePort()
    let kafka: Kafka | undefined
    try {
      await open(`127.0.0.1:${port}`)
      await start()
      await go(10)
      await arrived()
      kafka = await startKafka({ dir, port, log: () => undefined })
      await carries()
      await kafka.kill()
      await go(10)
      await arrived()
      kafka = await startKafka({ dir, port, log: () => undefined })
      await carries()
      await arrived()
    } finally {
      await kafka?.stop()
      await rm(dir, { recursive: true, force: true })
    }
  })
})
