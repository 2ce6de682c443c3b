import { DENOMINATIONS } from '@deportivo/contracts/finance/cashiers'

/** What a client gives for what is owed. */
export type Tender =
  | { is: 'none' }
  | { is: 'enough'; change: number }
  | { is: 'too_little'; missing: number }
  | { is: 'too_much'; change: number }

const [LARGEST_NOTE] = DENOMINATIONS
/** What a client rounds up to: smaller notes are not given to get larger ones back. */
const ROUNDED_TO = [10_000, 20_000, 50_000, 100_000] as const
const MOST_AMOUNTS = 3

/** What clients usually hand over that is more than what is owed, the least first. */
export function notesFor(owed: number): number[] {
  const amounts = new Set(ROUNDED_TO.map((note) => Math.ceil(owed / note) * note))
  return [...amounts].filter((amount) => amount > owed).slice(0, MOST_AMOUNTS)
}

/**
 * The change for what was received. A client adds no note to what is already enough, so change of the largest note or
 * more is a slip: a zero too many, or a barcode that went into the field.
 */
export function tenderOf(owed: number, received: number | null): Tender {
  if (received === null || Number.isNaN(received)) return { is: 'none' }
  const change = received - owed
  if (change < 0) return { is: 'too_little', missing: -change }
  return { is: change < LARGEST_NOTE ? 'enough' : 'too_much', change }
}
