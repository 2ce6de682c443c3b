import type { CurrentConsumer } from '../outbox/upcasting.ts'
import type { Deps } from '../../service.ts'
import { createCursors, readCursors } from '../log/cursors.ts'
import { startLoop, type Loop } from '../log/loop.ts'
import { failedBatches } from '../log/metrics.ts'
import { Runner } from './runner.ts'
import type { Source } from '../log/source.ts'

const POLL_MS = 250

/** Applies every event of the log to a consumer, exactly once, in each aggregate's order, from where it stopped. */
export async function runConsumer(deps: Deps, consumer: CurrentConsumer, source: Source): Promise<Loop> {
  await createCursors(deps.db, consumer.name)
  const runner = new Runner(deps, consumer, source, await readCursors(deps.db, consumer.name))
  const loop = startLoop({
    everyMs: POLL_MS,
    step: () => runner.step(),
    onError(err, waitMs) {
      failedBatches.inc({ consumer: consumer.name, kind: 'transient' })
      deps.log.warn({ err, waitMs, consumer: consumer.name }, 'consumer waits and tries again')
    },
  })
  const stopListening = source.onNewEvents(() => loop.wakeUp())
  return {
    wakeUp: () => loop.wakeUp(),
    async stop() {
      stopListening()
      await loop.stop()
    },
  }
}
