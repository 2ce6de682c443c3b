import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kafka, logLevel } from 'kafkajs'
import { Redis } from 'ioredis'
import { kafkaBrokers } from '@deportivo/testkit/shared-servers'
import { expect, it } from 'vitest'
import { freePort } from '../embedded/server.ts'
import { startRedis } from '../redis/server.ts'
import { startKafka } from './broker.ts'

const clientOf = (brokers: string) => new Kafka({ brokers: [brokers], logLevel: logLevel.NOTHING })

async function topicsOf(brokers: string): Promise<string[]> {
  const admin = clientOf(brokers).admin()
  await admin.connect()
  try {
    return await admin.listTopics()
  } finally {
    await admin.disconnect()
  }
}

it('the broker of the run keeps a topic of twelve lanes', async () => {
  const admin = clientOf(kafkaBrokers()).admin()
  await admin.connect()
  await admin.createTopics({ topics: [{ topic: 'lanes', numPartitions: 12 }] })
  const { topics } = await admin.fetchTopicMetadata({ topics: ['lanes'] })
  expect(topics[0]?.partitions).toHaveLength(12)
  await admin.deleteTopics({ topics: ['lanes'] })
  await admin.disconnect()
})

it('a restarted broker continues with its topics on the same address', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'deportivo-broker-'))
  const port = await freePort()
  const options = { dir, port, log: () => undefined }
  const first = await startKafka(options)
  const admin = clientOf(first.brokers).admin()
  await admin.connect()
  await admin.createTopics({ topics: [{ topic: 'kept', numPartitions: 1 }] })
  await admin.disconnect()
  await first.kill()
  const second = await startKafka(options)
  expect(second.brokers).toBe(first.brokers)
  expect(await topicsOf(second.brokers)).toContain('kept')
  await second.stop()
  await rm(dir, { recursive: true })
})

it('a restarted Redis continues with its stored data', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'deportivo-redis-'))
  const options = { dir, port: await freePort(), password: 'same' }
  const first = await startRedis(options)
  const writer = new Redis(first.url)
  await writer.set('job', 'waiting')
  writer.disconnect()
  await first.kill()
  const second = await startRedis(options)
  const reader = new Redis(second.url)
  expect(await reader.get('job')).toBe('waiting')
  reader.disconnect()
  await second.stop()
  await rm(dir, { recursive: true })
})
