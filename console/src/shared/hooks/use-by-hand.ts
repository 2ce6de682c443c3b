import { useEffect } from 'react'

/** Faster than a person types, slower than any scanner. */
export const FASTEST_HAND_MS = 35

/** The next key of a scanner is surely there by then. */
const SURELY_BY_HAND_MS = FASTEST_HAND_MS + 5

const ENDS = ['Enter', 'Tab']

let lastAt = -Infinity
let isFast = false
let waiting: ReturnType<typeof setTimeout>[] = []

/** A fast key makes the one before it part of a scan: what that one began does not happen. */
function note({ key, timeStamp, ctrlKey, metaKey }: KeyboardEvent): void {
  const isLetter = key.length === 1 && !ctrlKey && !metaKey
  if (!isLetter && !ENDS.includes(key)) return
  isFast = timeStamp - lastAt <= FASTEST_HAND_MS
  if (isFast) for (const timer of waiting) clearTimeout(timer)
  waiting = []
  if (isLetter) lastAt = timeStamp
}

function byHand(run: () => void): void {
  if (!isFast) waiting.push(setTimeout(run, SURELY_BY_HAND_MS))
}

/**
 * For the single keys of a page, called while the key goes down: runs the act unless the key belongs to a scan, whose
 * first letters look like keys pressed by a person until the next one follows them.
 */
export function useByHand(): typeof byHand {
  // Added a second time it is still there once.
  useEffect(() => addEventListener('keydown', note, { capture: true }), [])
  return byHand
}
