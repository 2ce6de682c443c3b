import { businessDay } from '@deportivo/platform/clock'
import { rule } from '@deportivo/platform/http/refused'
import type { StepAct } from './step-act.ts'

/** Notifies the seller that the client is still to pay and to be served; once a day, or reminders would be ignored. */
export const remindSeller: StepAct<'remind_seller'> = {
  decide({ order, context: { now } }) {
    const { id, seller_reminded_at: last } = order
    if (last !== null && businessDay(last) === businessDay(now))
      throw rule('order.refused.reminded_today', {}, { id })
    return { patch: { seller_reminded_at: now } }
  },
}
