import { listStoppedEvents } from '@deportivo/contracts/admin/stopped-events'
import { countDeadLetters, listDeadLetters } from '@deportivo/platform/events/consumers/dead-letters'
import { pagination, parseList } from '@deportivo/platform/http/list-grammar'
import { listed, read } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'

const RULES = { filters: [], orders: [], fields: [], includes: [] }

/** Of all readers, whichever process they run in: what they put aside lies in one table. */
export const listStoppedEventsRoute: Routes = (app, deps) =>
  read(app, deps, listStoppedEvents, async ({ db, query }) => {
    const page = parseList(query, RULES)
    const letters = await listDeadLetters(db, page)
    // What went wrong is for the log: it is in the words of the code.
    const events = letters.map(({ error: _error, parked, retry_requested_at, ...letter }) => ({
      ...letter,
      is_retrying: retry_requested_at !== null,
      waiting: parked,
    }))
    return listed(events, pagination(page, await countDeadLetters(db)))
  })
