import type { Kafka, Producer } from 'kafkajs'
import type { Knex } from 'knex'
import type { OutageLog } from '../../config/outage-log.ts'
import type { Deps, LoggedEvent } from '../../service.ts'
import { createKafka, ensureTopic, LOG_HEADER, TOPIC } from './kafka.ts'
import { startLeading, untilAborted } from './leader.ts'
import { startLoop, type Loop } from '../log/loop.ts'
import { readInOrder, readLogId, WHOLE_LOG } from '../log/read-log.ts'
import { LOCKS } from '../../db/locks.ts'

const PUBLISHER = 'kafka publisher'
const BATCH = 500
const POLL_MS = 250
// Longer than the client's own retries; a frozen broker, which does not refuse, must not block the publisher
// forever.
const ACK_TIMEOUT_MS = 5000

/**
 * Publishes the log to Kafka, in one process at a time. While Kafka is down it retries, and nothing else is
 * affected.
 */
export function startPublisher(deps: Deps, brokers: readonly string[], url: string, outage: OutageLog): Loop {
  return startLeading({
    url,
    lock: LOCKS.publisher,
    name: 'kafka-publisher',
    log: deps.log,
    work: (signal) => publishUntil(deps, createKafka(brokers, deps.log), outage, signal),
  })
}

async function publishUntil(deps: Deps, kafka: Kafka, outage: OutageLog, signal: AbortSignal): Promise<void> {
  const publisher = createPublisher(deps.db, kafka, outage)
  const loop = startLoop({
    everyMs: POLL_MS,
    step: () => publisher.publish(),
    onError(error) {
      publisher.startOver()
      outage.failed(error)
    },
  })
  const stopListening = deps.wake.on('log', () => loop.wakeUp())
  await untilAborted(signal)
  stopListening()
  await loop.stop()
  await publisher.close()
}

function createPublisher(db: Knex, kafka: Kafka, outage: OutageLog) {
  let producer: Producer | undefined
  let logId = ''

  /** After any failure, start from the beginning: the topic may be gone. */
  async function connect(): Promise<Producer> {
    if (producer) return producer
    await ensureTopic(kafka)
    logId = await readLogId(db)
    const fresh = kafka.producer({ allowAutoTopicCreation: false })
    await fresh.connect()
    outage.works()
    return (producer = fresh)
  }

  async function publish(): Promise<boolean> {
    const connected = await connect()
    const events = await readInOrder(db, await readPosition(db), BATCH)
    const last = events.at(-1)
    if (!last) return false
    const messages = events.map((event) => toMessage(event, logId))
    await connected.send({ topic: TOPIC, acks: -1, timeout: ACK_TIMEOUT_MS, messages })
    await savePosition(db, last.pos)
    return true
  }

  async function close(): Promise<void> {
    await producer?.disconnect()
    producer = undefined
  }

  return {
    publish,
    close,
    /** The next publish reconnects. */
    startOver() {
      // A broken connection may never close cleanly; do not wait for it.
      void close().catch(() => undefined)
    },
  }
}

function toMessage(event: LoggedEvent, logId: string) {
  return {
    partition: event.lane,
    key: `${event.aggregate_type}:${event.aggregate_id}`,
    value: JSON.stringify(event),
    headers: { [LOG_HEADER]: logId },
  }
}

async function readPosition(db: Knex): Promise<number> {
  const row = await db('bus.cursors').where({ consumer: PUBLISHER, lane: WHOLE_LOG }).first('lane_pos')
  return row?.lane_pos ?? 0
}

/** After the acknowledgement: a crash before it publishes twice, which readers drop, but never too little. */
async function savePosition(db: Knex, pos: number): Promise<void> {
  await db.raw(
    `insert into bus.cursors (consumer, lane, lane_pos) values (?, ?, ?)
     on conflict (consumer, lane) do update
       set lane_pos = greatest(bus.cursors.lane_pos, excluded.lane_pos)`,
    [PUBLISHER, WHOLE_LOG, pos],
  )
}
