import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startKafka, type Kafka } from '@deportivo/infra/kafka/broker'
import { seenBy, witness, type Bus } from '@deportivo/testkit/bus/bus'
import { openBus } from '@deportivo/testkit/bus/open-bus'
import kafkajs, { type Admin } from 'kafkajs'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { SettingError } from '../../config/setting-error.ts'
import { startEvents } from '../../start-events.ts'
import { readEvents } from '../log/metrics.ts'
import { createKafka, createKafkaOutage, ensureTopic, TOPIC } from './kafka.ts'

let dir: string
let kafka: Kafka
let bus: Bus
let admin: Admin
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'bus-lz4-'))
  kafka = await startKafka({ dir, log: () => undefined, settings: { 'compression.type': 'lz4' } })
  bus = await openBus({ KAFKA_BROKERS: kafka.brokers })
  admin = createKafka([kafka.brokers], bus.deps.log).admin()
  await admin.connect()
})
afterAll(async () => {
  await admin?.disconnect()
  await bus?.close()
  await kafka?.stop()
  await rm(dir, { recursive: true, force: true })
})

const start = () => startEvents(bus.deps, { consumers: [witness('stock')], jobs: [] })

const overKafka = async () => {
  const { values } = await readEvents.get()
  return values.find((value) => value.labels.from === 'transport')?.value ?? 0
}

const compress = (value: string) =>
  admin.alterConfigs({
    validateOnly: false,
    resources: [
      {
        type: kafkajs.ConfigResourceTypes.TOPIC,
        name: TOPIC,
        configEntries: [{ name: 'compression.type', value }],
      },
    ],
  })

/** Made by another program, or by a broker that makes topics by itself. */
const compressed = async (value: string) => {
  await compress(value)
  await vi.waitFor(async () => expect(await start().catch((error: unknown) => error)).toBeInstanceOf(Error), {
    timeout: 20_000,
  })
}

it('on a broker that compresses with lz4 the topic carries events as they were sent', async () => {
  const events = await start()
  const settled = () =>
    vi.waitFor(async () => expect(await events.caughtUp()).toBe(true), { timeout: 20_000, interval: 50 })
  let version = 0
  const delivered = async () => {
    const before = await overKafka()
    await bus.happen(
      'a',
      [1, 2, 3, 4, 5].map(() => (version += 1)),
    )
    await settled()
    return (await overKafka()) - before
  }
  // A reader gets events from Kafka once it has subscribed; on a slow machine the log is faster now and then.
  await vi.waitFor(async () => expect(await delivered()).toBe(5), { timeout: 40_000, interval: 100 })
  const { a } = await seenBy(bus.db, 'stock')
  expect(a).toHaveLength(version)
  await events.stop()
})

it.each(['lz4', 'snappy', 'zstd'])('a topic in %s stops the start in one line', async (kind) => {
  await compressed(kind)
  const refused = await start().catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(SettingError)
  const { message } = refused as SettingError
  expect(message).toContain(`compression.type=${kind}`)
  expect(message).toContain('--add-config compression.type=producer')
  expect(message).not.toContain('\n')
})

it('one that was changed since is named as the cause, once, and not as a Kafka that comes and goes', async () => {
  const lines: unknown[] = []
  const log = { debug: () => undefined, warn: (...line: unknown[]) => lines.push(line) }
  const outage = createKafkaOutage(log as never, [kafka.brokers])
  for (let time = 0; time < 3; time++)
    await ensureTopic(createKafka([kafka.brokers], bus.deps.log)).catch(outage.failed)
  expect(lines).toHaveLength(1)
  expect(JSON.stringify(lines)).toContain('compression.type=zstd')
})

it('starts again once the topic is as it should be', async () => {
  await compress('producer')
  const events = await vi.waitFor(start, { timeout: 20_000, interval: 200 })
  await events.stop()
})
