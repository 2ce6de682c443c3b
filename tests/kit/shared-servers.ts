import { inject } from 'vitest'

// A worker's own: a test deletes the topic, or counts what all consumers of a broker do.
const ofWorker = (addresses: readonly string[]): string =>
  addresses[Number(process.env['VITEST_POOL_ID']) - 1] ?? ''

/** The running Kafka of this worker. */
export const kafkaBrokers = (): string => ofWorker(inject('kafkaBrokers'))

/** The running Redis of this worker. */
export const redisUrl = (): string => ofWorker(inject('redisUrl'))
