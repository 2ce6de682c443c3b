import { randomUUID } from 'node:crypto'
import type { Consumer, EachBatchPayload, Kafka, KafkaMessage } from 'kafkajs'
import type { OutageLog } from '../../config/outage-log.ts'
import type { LoggedEvent } from '../../service.ts'
import { ensureTopic, LOG_HEADER, TOPIC } from './kafka.ts'
import { LANES } from '../log/lanes.ts'
import { startLoop, type Loop } from '../log/loop.ts'

type OnEvents = (events: LoggedEvent[]) => void

/** Subscribes to all lanes from now on, forever: after any failure it starts again. What it misses is in the log. */
export function subscribe(kafka: Kafka, outage: OutageLog, logId: string, onEvents: OnEvents): Loop {
  const stopping = new AbortController()
  const loop = startLoop({
    everyMs: 0,
    async step() {
      await listen(kafka, outage, logId, onEvents, stopping.signal)
      return false
    },
    onError: outage.failed,
  })
  return {
    wakeUp: () => loop.wakeUp(),
    async stop() {
      stopping.abort()
      await loop.stop()
    },
  }
}

/** Ends with the signal, or throws when the consumer breaks down. */
async function listen(
  kafka: Kafka,
  outage: OutageLog,
  logId: string,
  onEvents: OnEvents,
  signal: AbortSignal,
): Promise<void> {
  await ensureTopic(kafka)
  // A new group each time: a previous member that died would own the lanes until its session expires.
  const consumer = kafka.consumer({
    groupId: `deportivo-${randomUUID()}`,
    allowAutoTopicCreation: false,
    maxWaitTimeInMs: 1000,
    metadataMaxAge: 30_000,
    retry: { retries: 2, restartOnFailure: async () => false },
  })
  const broken = brokenOrStopped(consumer, signal)
  try {
    await consumer.connect()
    await consumer.subscribe({ topic: TOPIC, fromBeginning: false })
    await consumer.run({
      autoCommit: false,
      partitionsConsumedConcurrently: LANES,
      eachBatch: async (payload) => onEvents(eventsOf(payload, logId)),
    })
    outage.works()
    await broken
  } finally {
    await consumer.disconnect()
  }
}

function brokenOrStopped(consumer: Consumer, signal: AbortSignal): Promise<void> {
  const ended = new Promise<void>((resolve, reject) => {
    consumer.on(consumer.events.CRASH, ({ payload }) => reject(payload.error))
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
  // connect() rejects with the same failure, and is awaited first.
  ended.catch(() => undefined)
  return ended
}

function eventsOf({ batch }: EachBatchPayload, logId: string): LoggedEvent[] {
  return batch.messages.filter((message) => isOurs(message, logId)).map(toEvent)
}

const isOurs = ({ headers, value }: KafkaMessage, logId: string) =>
  value !== null && headers?.[LOG_HEADER]?.toString() === logId

function toEvent({ value }: KafkaMessage): LoggedEvent {
  const event = JSON.parse(value?.toString() ?? '') as LoggedEvent
  return { ...event, occurred_at: new Date(event.occurred_at) }
}
