import { expireHolds } from '@deportivo/orders/expire-holds'
import type { Recurring } from '@deportivo/platform/service'
import { systemActor } from '@deportivo/platform/jobs/system-actor'

/** Releases expired holds. A minute late is early enough; checking each second would only cost queries. */
export const expireHoldsEveryMinute: Recurring = {
  name: 'expire-holds',
  everyMs: 60_000,
  async run({ db, clock, wake, settings }) {
    const context = { actor: systemActor(), now: clock.now(), requestId: null, settings: settings.current() }
    const expired = await expireHolds(db, context)
    if (expired > 0) wake.notify('outbox')
  },
}
