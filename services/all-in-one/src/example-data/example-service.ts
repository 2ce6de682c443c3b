import { readExampleRow } from '@deportivo/admin/example-data/example-record'
import { giveUp, isAsked } from '@deportivo/admin/example-data/example-states'
import { startLoop } from '@deportivo/platform/events/log/loop'
import { Refused } from '@deportivo/platform/http/refused'
import type { Deps, Service } from '@deportivo/platform/service'
import { fillExamples } from './fill-examples.ts'
import { removeExamples } from './remove-examples.ts'

// A wake-up within this process is not lost; work of another one that has ended is found after so long.
const LOOK_EVERY_MS = 60_000

interface Working {
  deps: Deps
  consumers: readonly string[]
  stopping: AbortSignal
}

/** Does what was asked, if anything. Cut off by a stop it is done again after the next start. */
async function workOnExamples({ deps, consumers, stopping }: Working): Promise<void> {
  const row = await readExampleRow(deps.db)
  if (!isAsked(row)) return
  try {
    await (row.state === 'filling'
      ? fillExamples(deps, row, stopping)
      : removeExamples(deps, row, { consumers, stopping }))
  } catch (err) {
    if (stopping.aborted) return
    if (!(err instanceof Refused)) deps.log.error({ err, state: row.state }, 'example data unchanged')
    await giveUp(deps.db, row, err instanceof Refused ? err.refusal : { key: 'example_data.failed' })
  }
}

/**
 * Filling an empty installation with examples and removing them concerns all services: only here they meet. Not a job:
 * a worker that waits for what is asked once in the life of an installation would cost statements all the time.
 */
export const exampleData = (services: readonly Service[]): Service => ({
  name: 'example-data',
  async attach(_app, deps) {
    if (!deps.config.isWholeProduct) return async () => undefined
    const consumers = services.flatMap(({ consumers: own = [], jobs = [] }) => [
      ...own.map(({ name }) => name),
      ...jobs.map(({ name }) => `job ${name}`),
    ])
    const stopping = new AbortController()
    const loop = startLoop({
      everyMs: LOOK_EVERY_MS,
      step: async () => {
        await workOnExamples({ deps, consumers, stopping: stopping.signal })
        return false
      },
      onError: (err, waitMs) => deps.log.warn({ err, waitMs }, 'example data: no work could be looked for'),
    })
    const stopListening = deps.wake.on('examples', () => loop.wakeUp())
    return async () => {
      stopListening()
      stopping.abort()
      await loop.stop()
    }
  },
})
