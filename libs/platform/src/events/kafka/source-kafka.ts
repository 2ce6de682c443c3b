import type { OutageLog } from '../../config/outage-log.ts'
import type { Deps } from '../../service.ts'
import { createRecentEvents } from '../log/recent-events.ts'
import { createKafka } from './kafka.ts'
import { startLoop, type Loop } from '../log/loop.ts'
import { readHeads, readLogId } from '../log/read-log.ts'
import { createSource, type Source } from '../log/source.ts'
import { subscribe } from './subscribe.ts'

// Fallback poll interval for events whose notification was lost.
const POLL_MS = 1000
// An event that Kafka has not delivered after this time is read from the log: shorter, and the log is read for
// events that are on their way; longer adds to a board's delay while Kafka is down.
const PATIENCE_MS = 150

/**
 * Kafka as source. A message only saves reading its event from the log. Duplicates are dropped by
 * position and lost events are read from the log, so Kafka may lose all its data.
 */
export async function createKafkaSource(
  deps: Pick<Deps, 'db' | 'log' | 'wake'>,
  brokers: readonly string[],
  outage: OutageLog,
): Promise<{ source: Source; loop: Loop }> {
  const recent = createRecentEvents()
  const source = createSource(recent)
  const logId = await readLogId(deps.db)

  const poll = startLoop({
    everyMs: POLL_MS,
    async step() {
      for (const [lane, pos] of await readHeads(deps.db)) recent.raise(lane, pos)
      source.notifyNewEvents()
      return false
    },
    onError: (err, waitMs) => deps.log.warn({ err, waitMs }, 'Kafka source: the heads could not be read'),
  })

  const subscription = subscribe(createKafka(brokers, deps.log), outage, logId, (events) => {
    events.forEach(recent.add)
    source.notifyNewEvents()
  })

  let patience: NodeJS.Timeout | undefined
  const stopListening = deps.wake.on('log', () => {
    patience ??= setTimeout(() => {
      patience = undefined
      poll.wakeUp()
    }, PATIENCE_MS)
  })

  return {
    source,
    loop: {
      wakeUp: () => poll.wakeUp(),
      async stop() {
        stopListening()
        clearTimeout(patience)
        await Promise.all([poll.stop(), subscription.stop()])
      },
    },
  }
}
