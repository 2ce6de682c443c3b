import { DENOMINATIONS } from '@deportivo/contracts/finance/cashiers'

/** What a client gives for what is owed. */
export type Tender =
  | { is: 'none' }
  | { is: 'enough'; change: number }
  | { is: 'too_little'; missing: number }
  | { is: 'too_much'; change: number }

const [LARGEST_NOTE] = DENOMINATIONS

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
