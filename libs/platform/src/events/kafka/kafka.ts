import { Kafka, logLevel, type LogEntry } from 'kafkajs'
import type { Logger } from 'pino'
import { createOutageLog, type OutageLog } from '../../config/outage-log.ts'
import { LANES } from '../log/lanes.ts'

/** One topic: a lane's positions are gapless over all kinds of aggregates, so a lane is a partition of one topic. */
export const TOPIC = 'deportivo.events'
/** Identifies the log of a message: several installations may share a Kafka. */
export const LOG_HEADER = 'log'

// Callers retry with their own pause; the client's retries would only hide an outage from the log.
const CLIENT_RETRIES = 2

/** The client. Only the files that import this one use kafkajs. */
export function createKafka(brokers: readonly string[], log: Logger): Kafka {
  return new Kafka({
    clientId: 'deportivo',
    brokers: [...brokers],
    connectionTimeout: 3000,
    // A frozen broker delays a stopping process for as long.
    requestTimeout: 5000,
    retry: { retries: CLIENT_RETRIES, initialRetryTime: 100, maxRetryTime: 1000 },
    logLevel: logLevel.WARN,
    // The retrying caller logs an outage once; the client's own log lines are details of it.
    logCreator:
      () =>
      ({ namespace, log: { message, ...detail } }: LogEntry) =>
        log.debug({ kafka: namespace, detail }, message),
  })
}

/** Makes the topic where it is missing, with the partitions that lanes need. */
export async function ensureTopic(kafka: Kafka): Promise<void> {
  const admin = kafka.admin()
  await admin.connect()
  try {
    const isThere = (await admin.listTopics()).includes(TOPIC)
    if (!isThere) await admin.createTopics({ topics: [{ topic: TOPIC, numPartitions: LANES }] })
  } finally {
    await admin.disconnect()
  }
}

const rootOf = (error: unknown): unknown =>
  error instanceof Error && error.cause !== undefined ? rootOf(error.cause) : error

// By name: Node finds no class of errors among the exports of this CommonJS package.
const isOfKafka = (error: unknown): boolean => error instanceof Error && error.name.startsWith('KafkaJS')

/** One for all that uses Kafka in a process: an outage is that of all. An error of another kind keeps its stack. */
export function createKafkaOutage(log: Logger, brokers: readonly string[]): OutageLog {
  const effect = 'events wait in the log, and are read from it'
  const outage = createOutageLog(log, { name: 'Kafka', address: brokers.join(','), effect })
  return {
    ...outage,
    failed(error) {
      const root = rootOf(error)
      if (isOfKafka(root)) outage.failed(root)
      else log.warn({ err: error }, 'events could not be moved over Kafka')
    },
  }
}
