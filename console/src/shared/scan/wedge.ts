import { readCode } from '@deportivo/lifecycle/paper-codes'
import { FASTEST_HAND_MS } from '../hooks/use-by-hand.ts'

/** A shorter text that ends with Enter may be a person's; one of our own codes is a scan whatever its length. */
const SHORTEST = 6
/** A scanner that is held over a label reads it again. */
const SAME_AGAIN_MS = 1_500
/** Minimum keys of a scan: three at once could still be typing. */
const SURELY_SCANNED = 4

/** How a key is classified: part of a scan, its end, or ordinary typing. */
export type Reading = { part: 'none' | 'inside' } | { part: 'end'; text: string; isAgain: boolean }

const NONE: Reading = { part: 'none' }
// Sent beside the letters; neither part of a code nor the end of one.
const SILENT = ['Shift', 'CapsLock']

const isScan = (text: string) => text.length >= SHORTEST || readCode(text) !== null

/** Distinguishes a scanner from typing by key speed. */
export function createWedge() {
  let typed = ''
  let lastAt = -Infinity
  let before = { text: '', at: -Infinity }

  function end(at: number): Reading {
    const text = typed
    typed = ''
    if (!isScan(text)) return NONE
    const isAgain = text === before.text && at - before.at < SAME_AGAIN_MS
    if (!isAgain) before = { text, at }
    return { part: 'end', text, isAgain }
  }

  return function read(key: string, at: number): Reading {
    if (at - lastAt > FASTEST_HAND_MS) typed = ''
    lastAt = at
    if (key === 'Enter') return end(at)
    if (SILENT.includes(key)) return NONE
    typed = key.length === 1 ? typed + key : ''
    return { part: typed.length >= SURELY_SCANNED ? 'inside' : 'none' }
  }
}
