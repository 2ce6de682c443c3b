import type { Settings } from '@deportivo/contracts/admin/settings'
import { businessTime, type BusinessHours } from '@deportivo/lifecycle/business-hours'
import type { Chance } from './chance.ts'
import { ENTERED_BY, MINUTES, type ActName, type Plan } from './order-plans.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** America/Bogota, the whole year. */
const BOGOTA_BEHIND_MS = 5 * HOUR_MS
/** More than any stage and the acts before it take, with the longest holidays. */
const LONGEST_MS = 60 * DAY_MS

/** When the demo company is started, and when its orders are late. */
export interface Start {
  chance: Chance
  now: number
  pace: Pick<Settings, 'business_hours' | 'stage_targets'>
}

interface Planned {
  plan: Plan
  /** Which of its plan's orders it is. */
  index: number
}

/** Moves a time into opening hours, eight to twenty o'clock, of the same day; the last day's times are unchanged. */
function inShopHours(at: number, now: number): number {
  if (at > now - DAY_MS) return at
  const local = at - BOGOTA_BEHIND_MS
  const midnight = Math.floor(local / DAY_MS) * DAY_MS
  return midnight + BOGOTA_BEHIND_MS + 8 * HOUR_MS + (local - midnight) * (11 / 24)
}

/** The latest instant since which this much of the shop's hours has passed. */
export function instantBefore(now: number, worked: number, hours: BusinessHours): number {
  let [enough, tooLate] = [now - LONGEST_MS, now + 1]
  while (tooLate - enough > 1) {
    const middle = Math.floor((enough + tooLate) / 2)
    if (businessTime(middle, now, hours) >= worked) enough = middle
    else tooLate = middle
  }
  return enough
}

const lasting = (act: ActName, chance: Chance) => (MINUTES[act] * chance.between(50, 150) * MINUTE_MS) / 100

/** Of an order on the board: the acts in its stage divide what it has waited, those before take their time. */
function timesOnBoard(acts: readonly ActName[], share: number, { chance, now, pace }: Start): number[] {
  const entry = acts.findLastIndex((act) => act in ENTERED_BY)
  const stage = ENTERED_BY[acts[entry] ?? 'create']
  if (stage === undefined) throw new Error('an order that waits has entered a stage')
  const waited = share * pace.stage_targets[stage] * MINUTE_MS
  const before = acts.map((_, index) => (waited * (acts.length - index)) / (acts.length - entry))
  for (let index = entry - 1; index >= 0; index--)
    before[index] = (before[index + 1] ?? 0) + lasting(acts[index + 1] ?? 'create', chance)
  return before.map((worked) => instantBefore(now, worked, pace.business_hours))
}

/** Of an order whose last act was so many hours ago. */
function timesSince(
  acts: readonly ActName[],
  [least, most]: readonly [number, number],
  { chance, now }: Start,
): number[] {
  let from = now - (least + (chance.between(0, 1_000) / 1_000) * (most - least)) * HOUR_MS
  const times = [...acts].reverse().map((act) => {
    const at = from
    from -= lasting(act, chance)
    return inShopHours(at, now)
  })
  return times.reverse()
}

/** The time of each act of an order, at least a minute apart. */
export function timesOf({ plan, index }: Planned, start: Start): Date[] {
  const { acts, since } = plan
  const times =
    'shares' in since ? timesOnBoard(acts, since.shares[index] ?? 0, start) : timesSince(acts, since, start)
  let earliest = 0
  return times.map((time) => {
    earliest = Math.max(time, earliest + MINUTE_MS)
    return new Date(earliest)
  })
}
