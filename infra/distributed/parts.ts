import { join } from 'node:path'
import type { Config } from '@deportivo/platform/config'
import { startEmbeddedPostgres } from '../embedded/postgres.ts'
import { startKafka } from '../kafka/broker.ts'
import { startRedis } from '../redis/server.ts'

/** A part that the services depend on: their settings for it, and how to stop it when we started it. */
export interface Part {
  readonly env: Readonly<Record<string, string>>
  stop(): Promise<void>
}

const given = (env: Record<string, string>): Part => ({ env, stop: async () => undefined })

/**
 * PostgreSQL, Redis and Kafka: those of the settings, or our own in the data folder. Each is added to `parts` as
 * soon as it runs, so that those can be stopped when another does not start.
 */
export async function startParts(config: Config, parts: Part[]): Promise<void> {
  // The database first: it claims the data folder for the others.
  parts.push(await startDatabase(config))
  const others = [startJobs(config), startEvents(config)].map(async (starting) => parts.push(await starting))
  const failed = (await Promise.allSettled(others)).find(({ status }) => status === 'rejected')
  if (failed) throw (failed as PromiseRejectedResult).reason
}

async function startDatabase({ databaseUrl, dataDir }: Config): Promise<Part> {
  if (databaseUrl) return given({ DATABASE_URL: databaseUrl })
  const server = await startEmbeddedPostgres({ dataDir, log: (line) => console.log(line) })
  const env = { DATABASE_URL: server.url, DATABASE_OWNER_URL: server.ownerUrl }
  return { env, stop: () => server.stop() }
}

async function startJobs({ redisUrl, dataDir }: Config): Promise<Part> {
  if (redisUrl) return given({ REDIS_URL: redisUrl })
  const server = await startRedis({ dir: join(dataDir, 'redis') })
  return { env: { REDIS_URL: server.url }, stop: () => server.stop() }
}

async function startEvents({ kafkaBrokers, dataDir }: Config): Promise<Part> {
  if (kafkaBrokers) return given({ KAFKA_BROKERS: kafkaBrokers.join(',') })
  const server = await startKafka({ dir: join(dataDir, 'kafka'), log: () => undefined })
  return { env: { KAFKA_BROKERS: server.brokers }, stop: () => server.stop() }
}
