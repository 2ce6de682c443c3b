import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// `npm run faults` sets these: the same tests are then repeated for longer, and their figures are stored.
const { FAULTS_LONG, FAULTS_MINUTES, FAULTS_FIGURES } = process.env

/** Whether `npm run faults -- --long` runs the test. */
export const isLong = FAULTS_LONG === '1'
const mostMinutes = Number(FAULTS_MINUTES ?? Infinity)

/** How often or how many: beside the other tests, and by `npm run faults -- --long`. */
export interface Length {
  short: number
  long: number
}

export const lengthOf = ({ short, long }: Length): number => (isLong ? long : short)

/** How many, where each costs time: in the long form as many as usually fit into the given minutes. */
export const countOf = ({ short, long }: Length, perMinute: number): number =>
  isLong ? Math.max(short, Math.min(long, Math.floor(perMinute * mostMinutes))) : short

/** The seconds that a fault lasts; the long form takes at most the given minutes. */
export const secondsOf = (length: Length): number =>
  isLong ? Math.min(length.long, mostMinutes * 60) : length.short

/** Whether another round follows after so many; the long form ends after the given minutes. */
export function roundsOf(length: Length): (done: number) => boolean {
  const end = isLong ? performance.now() + mostMinutes * 60_000 : Infinity
  // One round at least: a figure needs something to count.
  return (done) => done < lengthOf(length) && (done === 0 || performance.now() < end)
}

// Longer than any long form.
const TWELVE_HOURS_MS = 43_200_000

/** The timeout of a test that takes so many milliseconds in its short form. */
export function timeoutOf(short: number): number {
  if (!isLong) return short
  return Number.isFinite(mostMinutes) ? short + 2 * mostMinutes * 60_000 : TWELVE_HOURS_MS
}

/** Stores what was really done, and what was found, for docs/faults.md. Call it before the assertions. */
export function recordFigures(id: string, done: string, found: string): void {
  if (!FAULTS_FIGURES) return
  mkdirSync(FAULTS_FIGURES, { recursive: true })
  writeFileSync(join(FAULTS_FIGURES, `${id}.json`), JSON.stringify({ done, found }))
}
