import type { CurrentConsumer } from '../outbox/upcasting.ts'
import type { Deps } from '../../service.ts'
import { raiseRooms } from './raise-rooms.ts'
import { createCursors, readCursors } from '../log/cursors.ts'
import { startLoop, type Loop } from '../log/loop.ts'
import { failedBatches } from '../log/metrics.ts'
import { Progress } from './progress.ts'
import { logWaiting } from './log-waiting.ts'
import { Runner } from './runner.ts'
import { SharedRunner, type Member } from './shared-runner.ts'
import type { Source } from '../log/source.ts'

export interface RunningConsumers extends Loop {
  /** Moves the cursors past events without a handler at once; by themselves they move a little later. */
  skipNow(): void
}

interface RunningMember extends Member {
  loop: Loop
}

/** Starts a consumer's own runner, which does nothing while the shared one works for it. */
async function startMember(
  deps: Deps,
  consumer: CurrentConsumer,
  source: Source,
  onReturn: () => void,
): Promise<RunningMember> {
  await createCursors(deps.db, consumer.name)
  const progress = new Progress(consumer, source, await readCursors(deps.db, consumer.name))
  const runner = new Runner(deps, consumer, source, progress)

  const own = { isAlone: false }
  async function step(): Promise<boolean> {
    if (!own.isAlone) return false
    const hasMore = await runner.step()
    if (!runner.isAtEase()) return hasMore
    own.isAlone = false
    onReturn()
    return false
  }

  const loop = startLoop({
    everyMs: () => deps.wake.fallbackMs(),
    step,
    onError(err, waitMs) {
      failedBatches.inc({ consumer: consumer.name, kind: 'transient' })
      logWaiting(deps.log, err, { waitMs, consumer: consumer.name })
    },
  })
  return Object.assign(own, { consumer, progress, loop, wakeUp: () => loop.wakeUp() })
}

/** After a crash of the server: batches whose commit had not reached its disk are to be applied again. */
async function reloadCursors({ db }: Deps, members: readonly Member[]): Promise<void> {
  await raiseRooms(db)
  for (const { consumer, progress } of members) progress.learn(await readCursors(db, consumer.name))
}

/** Applies every event of the log to each consumer, exactly once, in each aggregate's order, from where it stopped. */
export async function runConsumers(
  deps: Deps,
  consumers: readonly CurrentConsumer[],
  source: Source,
): Promise<RunningConsumers> {
  const onReturn = () => shared.wakeUp()
  const members = await Promise.all(consumers.map((one) => startMember(deps, one, source, onReturn)))
  const runner = new SharedRunner(deps, source, members)
  const cursors = { areOutdated: false }
  const shared = startLoop({
    everyMs: () => runner.skipsInMs() ?? deps.wake.fallbackMs(),
    async step() {
      if (cursors.areOutdated) await reloadCursors(deps, members)
      cursors.areOutdated = false
      return runner.step()
    },
    onError: (err, waitMs) => logWaiting(deps.log, err, { waitMs }),
  })
  const wakeUp = () => {
    shared.wakeUp()
    for (const member of members) if (member.isAlone) member.wakeUp()
  }
  const stopListening = source.onNewEvents(wakeUp)
  const stopLearning = deps.wake.on('cursors', () => {
    cursors.areOutdated = true
    wakeUp()
  })
  return {
    wakeUp,
    skipNow() {
      runner.skipNext()
      shared.wakeUp()
    },
    async stop() {
      stopListening()
      stopLearning()
      await Promise.all([shared.stop(), ...members.map(({ loop }) => loop.stop())])
    },
  }
}
