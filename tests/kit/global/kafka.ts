import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startKafka } from '@deportivo/infra/kafka/broker'
import { startRedis } from '@deportivo/infra/redis/server'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** One for each worker. */
    kafkaBrokers: string[]
    redisUrl: string[]
  }
}

type Part = { address: string; stop(): Promise<void> }

/** Whether `npm test` runs this part in Docker because this machine cannot run it directly. */
const isContained = (part: string): boolean =>
  (process.env['TEST_CONTAINERS'] ?? '').split(',').includes(part)

async function kafkaFor(dir: string): Promise<Part | undefined> {
  if (process.env['KAFKA_BROKERS']) return undefined
  if (isContained('kafka')) return (await import('../containers.ts')).containKafka()
  const kafka = await startKafka({ dir, log: () => undefined })
  return { address: kafka.brokers, stop: () => kafka.stop() }
}

async function redisFor(dir: string): Promise<Part | undefined> {
  if (process.env['REDIS_URL']) return undefined
  if (isContained('redis')) return (await import('../containers.ts')).containRedis()
  const redis = await startRedis({ dir })
  return { address: redis.url, stop: () => redis.stop() }
}

/** One real Kafka and one real Redis for the test files of each worker: those of the environment, or started here. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dir = await mkdtemp(join(tmpdir(), 'deportivo-kafka-'))
  const ofEach = <Made>(start: (worker: number) => Promise<Made>): Promise<Made[]> =>
    Promise.all(Array.from({ length: project.config.maxWorkers }, (_, worker) => start(worker)))
  const [brokers, servers] = await Promise.all([
    ofEach((worker) => kafkaFor(join(dir, `kafka-${worker}`))),
    ofEach((worker) => redisFor(join(dir, `redis-${worker}`))),
  ])
  project.provide(
    'kafkaBrokers',
    brokers.map((kafka) => kafka?.address ?? process.env['KAFKA_BROKERS'] ?? ''),
  )
  project.provide(
    'redisUrl',
    servers.map((redis) => redis?.address ?? process.env['REDIS_URL'] ?? ''),
  )
  return async () => {
    await Promise.all([...brokers, ...servers].map(async (part) => part?.stop()))
    await rm(dir, { recursive: true, force: true })
  }
}
