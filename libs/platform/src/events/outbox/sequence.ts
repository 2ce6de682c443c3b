import { setTimeout as sleep } from 'node:timers/promises'
import { prepared } from '../../db/prepared.ts'
import type { Deps, LoggedEvent } from '../../service.ts'
import { startLoop, type Loop } from '../log/loop.ts'

// One transaction moves so many: smaller costs commits under load, larger holds the heads' lock longer.
const BATCH = 500
// Under load, the events of this time are moved, read and applied in one batch, at a fraction of the cost of one
// by one. Longer delays the board noticeably.
const GATHER_MS = 16

interface Moved extends LoggedEvent {
  moved: number
}

const MOVE = prepared<Moved>('outbox moved', 'select * from bus.sequence_outbox($1, $2)')

export interface RelayOptions {
  /** The most events to pass on with their content; the content of more is left to be read in the log. */
  most: number
  /** Called after events were moved to the log, with those that were passed on. */
  onLogged: (events: LoggedEvent[]) => void
}

/** Moves what was committed to the outbox into the log, in order. Any number of processes may do it at once. */
export function startRelay(deps: Pick<Deps, 'db' | 'wake' | 'log'>, { most, onLogged }: RelayOptions): Loop {
  const loop = startLoop({
    everyMs: () => deps.wake.fallbackMs(),
    async step() {
      const rows = await MOVE(deps.db, [BATCH, most])
      const count = rows[0]?.moved ?? 0
      if (count === 0) return false
      // Without content there is one row of nulls.
      onLogged(rows.filter(({ pos }) => pos !== null).map(({ moved: _, ...event }) => event))
      if (count === BATCH) return true
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
