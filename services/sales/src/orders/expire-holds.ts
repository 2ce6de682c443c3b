import { expireHolds } from '@deportivo/orders/expire-holds'
import type { Recurring } from '@deportivo/platform/service'
import { systemActor } from './system-actor.ts'

/** Frees what nobody finished in time. A minute late costs nobody a sale; a second's grain would only cost questions. */
export const expireHoldsEveryMinute: Recurring = {
  name: 'expire-holds',
  everyMs: 60_000,
  async run({ db, clock, wake, settings }) {
    const context = { actor: systemActor(), now: clock.now(), requestId: null, settings: settings.current() }
    const expired = await expireHolds(db, context)
    if (expired > 0) wake.tell('outbox')
  },
}
