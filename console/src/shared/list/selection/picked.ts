import type { Key } from 'react'

/** Chosen rows by key; they persist across pages and filters. */
export type Picked<R> = ReadonlyMap<Key, R>

/** A bulk step on more than this would take minutes. */
export const MOST_PICKED = 2_000

/** Rows added to those chosen, or taken away; beyond the limit none is added. */
export function withRows<R>(
  now: Picked<R>,
  rows: readonly R[],
  keyOf: (row: R) => Key,
  isOn: boolean,
): Picked<R> {
  const next = new Map(now)
  for (const row of rows)
    if (!isOn) next.delete(keyOf(row))
    else if (next.size < MOST_PICKED) next.set(keyOf(row), row)
  return next
}

/** The rows from one to another, whichever comes first. */
export const rangeOf = <R>(rows: readonly R[], from: number, to: number): readonly R[] =>
  rows.slice(Math.min(from, to), Math.max(from, to) + 1)
