import { plainName } from '@deportivo/platform/tables/plain-name'
import { createHash } from 'node:crypto'
import type { StatementLineRow, StatementMovement } from './tables.ts'

/** How often, over two lines that follow each other, the balances fit this order. */
function fits(movements: readonly StatementMovement[]): number {
  return movements.filter(({ amount, balance }, at) => {
    const before = movements[at - 1]?.balance ?? null
    return before !== null && balance !== null && before + amount === balance
  }).length
}

/** Oldest first. Banks have either order; within a single day the balances show which. */
export function chronological(movements: readonly StatementMovement[]): StatementMovement[] {
  const first = movements[0]?.date ?? ''
  const last = movements.at(-1)?.date ?? ''
  const reversed = movements.toReversed()
  const isReversed = first === last ? fits(reversed) > fits(movements) : first > last
  // Stable: lines of one day stay in their order.
  return (isReversed ? reversed : [...movements]).toSorted((one, other) =>
    one.date === other.date ? 0 : one.date < other.date ? -1 : 1,
  )
}

/** Equal for lines that no column distinguishes. Its balance is none of them: not every file of a bank has it. */
export function fingerprintOf({ date, amount, description, reference }: StatementMovement): string {
  const texts = [date, String(amount), plainName(description), plainName(reference)]
  return createHash('sha256').update(JSON.stringify(texts)).digest('base64url')
}

export type NewLine = Omit<StatementLineRow, 'id' | 'statement_id' | 'money_account_id'>

/** How many equal lines an account has, and their highest number: it is above their count once a statement was removed. */
export interface StoredLine {
  count: number
  last: number
}

const NONE: StoredLine = { count: 0, last: 0 }

/**
 * The lines that an account lacks. Of equal lines of one day (two fees of the same amount) a file has as many as the bank
 * had: those beyond the number that is stored are new.
 */
export function newLines(
  movements: readonly StatementMovement[],
  stored: ReadonlyMap<string, StoredLine>,
): NewLine[] {
  const seen = new Map<string, number>()
  return chronological(movements).flatMap((movement) => {
    const fingerprint = fingerprintOf(movement)
    const nth = (seen.get(fingerprint) ?? 0) + 1
    seen.set(fingerprint, nth)
    const { count, last } = stored.get(fingerprint) ?? NONE
    return nth > count ? [{ ...movement, fingerprint, ordinal: last + nth - count }] : []
  })
}
