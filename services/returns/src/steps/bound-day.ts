import { businessDay } from '@deportivo/platform/clock'
import { invalid } from '@deportivo/platform/http/refused'

const REFUSALS = {
  date_of_delivery: {
    early: 'return.refused.early_delivery',
    future: 'return.refused.future_delivery',
  },
  shipping_date: { early: 'return.refused.early_shipment', future: 'return.refused.future_shipment' },
} as const

/** Refuses a day, on its field, that is before something else happened or after today. */
export function refuseOtherDay(
  field: keyof typeof REFUSALS,
  day: string | null | undefined,
  { since, now }: { since: Date; now: Date },
): void {
  if (!day) return
  if (day > businessDay(now)) throw invalid({ [field]: REFUSALS[field].future })
  if (day < businessDay(since)) throw invalid({ [field]: REFUSALS[field].early })
}
