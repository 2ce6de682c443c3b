import { businessDay } from '@deportivo/platform/clock'

/**
 * What counted from a moment on and does no longer: it stays in the figures of that day, and is subtracted on the day on
 * which it was reversed. So no figure of a day that is over changes, and a closed month stays as it was closed.
 */
export type Reversal<Amounts extends object> = Amounts & {
  /** When it began to count, and when it ended. */
  at: string
  reversed_at: string
}

interface Counted<Amounts extends object> {
  /** Since when it counts; null: it does not. */
  at: string | Date | null
  amounts: Amounts
  reversed: readonly Reversal<Amounts>[]
}

interface Change {
  /** Since when it counts after an event, by the record itself. */
  at: string | null
  occurred_at: Date
}

export const dayOf = (instant: string): string => businessDay(new Date(instant))

const iso = (instant: string | Date) => new Date(instant).toISOString()

/**
 * Since when something counts after an event, and what was reversed of it until then. Undoing a reversal removes it on
 * the same day; later it counts anew, from then on, although the record has its first time again.
 */
export function countedAfter<Amounts extends object>(
  before: Counted<Amounts>,
  change: Change,
): Pick<Counted<Amounts>, 'reversed'> & { at: string | null } {
  const { reversed, amounts } = before
  const now = iso(change.occurred_at)
  if (before.at !== null) {
    const at = iso(before.at)
    if (change.at !== null) return { at, reversed }
    return { at: null, reversed: [...reversed, { ...amounts, at, reversed_at: now }] }
  }
  const at = change.at === null ? null : iso(change.at)
  const last = reversed.at(-1)
  if (at === null || !last || at > last.reversed_at) return { at, reversed }
  return dayOf(last.reversed_at) === dayOf(now)
    ? { at: last.at, reversed: reversed.slice(0, -1) }
    : { at: now, reversed }
}

/** What reversals add and subtract, each on its day. Within one day nothing was there. */
export function entriesOf<Amounts extends object>(reversed: readonly Reversal<Amounts>[]) {
  return reversed
    .filter(({ at, reversed_at }) => dayOf(at) !== dayOf(reversed_at))
    .flatMap((one) => [
      { ...one, sign: 1 as const },
      { ...one, at: one.reversed_at, sign: -1 as const },
    ])
}
