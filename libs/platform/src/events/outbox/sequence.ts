import { setTimeout as sleep } from 'node:timers/promises'
import { prepared } from '../../db/prepared.ts'
import type { Deps } from '../../service.ts'
import { startLoop, type Loop } from '../log/loop.ts'

// One transaction moves so many: smaller costs commits under load, larger holds the heads' lock longer.
const BATCH = 500
const POLL_MS = 250
// Under load, the events of this time are moved, read and applied in one batch, at a fraction of the cost of one
// by one. Longer delays the board noticeably.
const GATHER_MS = 16

const MOVE = prepared<{ moved: number }>('outbox moved', 'select bus.sequence_outbox($1) as moved')

/** Moves what was committed to the outbox into the log, in order. Any number of processes may do it at once. */
export function startRelay(deps: Pick<Deps, 'db' | 'wake' | 'log'>): Loop {
  const loop = startLoop({
    everyMs: POLL_MS,
    async step() {
      const [result] = await MOVE(deps.db, [BATCH])
      const moved = result?.moved ?? 0
      if (moved === 0) return false
      deps.wake.notify('log')
      if (moved === BATCH) return true
      // A commit in the meantime wakes the loop.
      await sleep(GATHER_MS)
      return false
    },
    onError: (err, waitMs) => deps.log.warn({ err, waitMs }, 'relay: the outbox could not be moved'),
  })
  const stopListening = deps.wake.on('outbox', () => loop.wakeUp())
  return {
    wakeUp: () => loop.wakeUp(),
    async stop() {
      stopListening()
      await loop.stop()
    },
  }
}
