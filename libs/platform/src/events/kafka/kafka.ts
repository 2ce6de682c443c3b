import { setTimeout } from 'node:timers/promises'
import kafkajs, { Kafka, logLevel, type Admin, type LogEntry } from 'kafkajs'
import type { Logger } from 'pino'
import { createOutageLog, type OutageLog } from '../../config/outage-log.ts'
import { SettingError } from '../../config/setting-error.ts'
import { LANES } from '../log/lanes.ts'

/** One topic: a lane's positions are gapless over all kinds of aggregates, so a lane is a partition of one topic. */
export const TOPIC = 'deportivo.events'
/** Identifies the log of a message: several installations may share a Kafka. */
export const LOG_HEADER = 'log'

// Callers retry with their own pause; the client's retries would only hide an outage from the log.
const CLIENT_RETRIES = 2

// A start without Kafka waits for as long; shorter, and a slow broker's topic is only refused in the log.
const START_WAIT_MS = 5000

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

/** The topic compresses its messages so that the client cannot read them. */
class UnreadableTopic extends Error {
  override name = 'UnreadableTopic'
}

const COMPRESSION = 'compression.type'

/** What the client reads, of what a topic can make of messages: as they were sent, or in gzip. */
const READABLE: ReadonlySet<string> = new Set(['producer', 'uncompressed', 'gzip'])

async function refuseUnreadable(admin: Admin): Promise<void> {
  const resource = { type: kafkajs.ConfigResourceTypes.TOPIC, name: TOPIC, configNames: [COMPRESSION] }
  const { resources } = await admin.describeConfigs({ resources: [resource], includeSynonyms: false })
  const found = resources[0]?.configEntries.find(({ configName }) => configName === COMPRESSION)?.configValue
  if (found === undefined || READABLE.has(found)) return
  throw new UnreadableTopic(
    `Kafka's topic ${TOPIC} has ${COMPRESSION}=${found}, which cannot be read here: set it to producer, with ` +
      `kafka-configs --alter --topic ${TOPIC} --add-config ${COMPRESSION}=producer, or delete the topic.`,
  )
}

async function withAdmin<Result>(kafka: Kafka, work: (admin: Admin) => Promise<Result>): Promise<Result> {
  const admin = kafka.admin()
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.disconnect()
  }
}

const hasTopic = async (admin: Admin) => (await admin.listTopics()).includes(TOPIC)

/** Makes the topic where it is missing, with the partitions that lanes need; throws where it cannot be read. */
export async function ensureTopic(kafka: Kafka): Promise<void> {
  await withAdmin(kafka, async (admin) => {
    if (await hasTopic(admin)) return refuseUnreadable(admin)
    // Stated, since the broker's own setting may be a compression that the client lacks.
    const configEntries = [{ name: COMPRESSION, value: 'producer' }]
    await admin.createTopics({ topics: [{ topic: TOPIC, numPartitions: LANES, configEntries }] })
  })
}

/**
 * Refuses to start with a topic that cannot be read: no event would come over Kafka, which would look like an outage.
 * A broker that is not reached is waited for later.
 */
export async function checkTopic(kafka: Kafka): Promise<void> {
  const checking = withAdmin(kafka, async (admin) => {
    if (await hasTopic(admin)) await refuseUnreadable(admin)
  })
  const failed = checking.then(
    () => undefined,
    (error: unknown) => error,
  )
  const error = await Promise.race([failed, setTimeout(START_WAIT_MS, undefined, { ref: false })])
  if (error instanceof UnreadableTopic) throw new SettingError(error.message)
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
      if (isOfKafka(root) || root instanceof UnreadableTopic) outage.failed(root)
      else log.warn({ err: error }, 'events could not be moved over Kafka')
    },
  }
}
