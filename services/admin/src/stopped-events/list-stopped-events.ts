import { listStoppedEvents, type StoppedEvent } from '@deportivo/contracts/admin/stopped-events'
import { deadLetters, type DeadLetter } from '@deportivo/platform/events/consumers/dead-letters'
import { defineList } from '@deportivo/platform/lists/define-list'

type Row = Omit<StoppedEvent, 'failed_at'> & { failed_at: Date }

/** Of all consumers in all processes: their dead letters are in one table. */
export const listStoppedEventsRoute = defineList<typeof listStoppedEvents, Row>(listStoppedEvents, {
  from: ({ db }) => deadLetters(db),
  filters: {},
  sort: { failed_at: 'd.failed_at' },
  tiebreak: ['d.pos', 'd.consumer'],
  read: async ({ rows }) => {
    const letters = (await rows) as DeadLetter[]
    // The error is technical and stays in the log.
    return letters.map(({ error: _error, parked, retry_requested_at, newer_version, ...letter }) => ({
      ...letter,
      is_retrying: retry_requested_at !== null,
      needs_release: newer_version !== null,
      waiting: parked,
    }))
  },
})
