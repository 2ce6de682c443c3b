import type { TestApp } from './app.ts'

/** A stay in a stage as the histories of orders have it. */
export interface CountedStay {
  order_id: number
  state_id: string
  step: string
  left_at: Date
  minutes: number
  target: number | null
}

const OF_NO_STAGE = new Set(['pre_orden', 'reserved', 'reserved_by_seller'])
const MINUTE_MS = 60_000

/** Counts minute by minute, with no holiday: whole minutes of business between two moments. */
function minutesBetween(
  from: Date,
  to: Date,
  hours: { opens: string; closes: string; days: readonly number[] },
) {
  let minutes = 0
  for (let at = from.getTime(); at + MINUTE_MS <= to.getTime(); at += MINUTE_MS) {
    const local = new Date(at - 5 * 3_600_000)
    const time = local.toISOString().slice(11, 16)
    if (hours.days.includes(local.getUTCDay()) && hours.opens <= time && time < hours.closes) minutes += 1
  }
  return minutes
}

/** Every stay that ended and was not undone, from the histories of the orders alone. */
export async function recountStays(app: TestApp): Promise<CountedStay[]> {
  const { business_hours, stage_targets } = app.deps.settings.current()
  const targets: Record<string, number | undefined> = stage_targets
  const entries = await app.db('orders.order_history').orderBy(['order_id', 'id'])
  const stays = new Map<number, CountedStay[]>()
  const entered = new Map<number, Date[]>()
  for (const { order_id, step, from_state, to_state, at } of entries) {
    const its = stays.get(order_id) ?? []
    const since = entered.get(order_id) ?? []
    stays.set(order_id, its)
    entered.set(order_id, since)
    if (from_state === to_state) continue
    if (step === 'undo' || step === 'reverse') {
      its.pop()
      since.pop()
      continue
    }
    const start = since.at(-1)
    if (from_state && start) {
      const minutes = minutesBetween(start, at, business_hours)
      its.push({
        order_id,
        state_id: from_state,
        step,
        left_at: at,
        minutes,
        target: targets[from_state] ?? null,
      })
    }
    since.push(at)
  }
  return [...stays.values()].flat().filter(({ state_id }) => !OF_NO_STAGE.has(state_id))
}
