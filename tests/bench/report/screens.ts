import type { ActMetrics } from '../screens/act-metrics.ts'
import type { Line } from './line.ts'

export type MeasuredAct = { readonly name: string } & ActMetrics

const MOST_REQUESTS = 30
/** As in tests/e2e/first-load.extended.e2e.test.ts: with the replies of the demo company it makes 350. */
const MOST_FILES_KB = 339
const MOST_FRAME_MS = 50
const LONG_TASK_MS = 50
const MOST_SHIFT = 0.01

const KB = 1_000

interface FirstLoad {
  requests: number
  /** Of code, styles, texts and the font. */
  fileBytes: number
  replyBytes: number
}

export const loadLines = ({ requests, fileBytes, replyBytes }: FirstLoad): Line[] => [
  {
    what: 'cold, from the login to the first card: requests',
    measured: String(requests),
    target: `≤ ${MOST_REQUESTS}`,
    isReached: requests <= MOST_REQUESTS,
  },
  {
    what: 'cold, from the login to the first card: KB of code, styles, texts and the font',
    measured: String(Math.round(fileBytes / KB)),
    target: `≤ ${MOST_FILES_KB}`,
    isReached: fileBytes / KB <= MOST_FILES_KB,
  },
  {
    what: 'cold, from the login to the first card: KB of replies',
    measured: String(Math.round(replyBytes / KB)),
    target: 'none: they grow with the cards',
    isReached: true,
  },
]

/** Browsers report no reaction that is faster than 16 ms. */
const comparedWith = (floorMs: number, frameMs: number): string =>
  floorMs === 0
    ? "the floor's is below 16"
    : `${(frameMs / floorMs).toFixed(1)} × the floor's ${floorMs.toFixed(0)}`

const nextFrame = (floorMs: number, frameMs: number): string =>
  frameMs === 0
    ? 'no key or press of 16 ms or more'
    : `next frame ${frameMs.toFixed(0)} ms (${comparedWith(floorMs, frameMs)})`

/** An act's slowest reaction in multiples of the floor's, its longest task and its shift. */
const actLine = ({ name, nextFrameMs, longestTaskMs, shift }: MeasuredAct, floorMs: number): Line => ({
  what: name,
  measured: `${nextFrame(floorMs, nextFrameMs)}, longest task ${longestTaskMs === 0 ? '< 50' : longestTaskMs.toFixed(0)} ms, shift ${shift.toFixed(4)}`,
  target: `≤ ${MOST_FRAME_MS} ms; no task > ${LONG_TASK_MS} ms; ≤ ${MOST_SHIFT}`,
  isReached: nextFrameMs <= MOST_FRAME_MS && longestTaskMs <= LONG_TASK_MS && shift <= MOST_SHIFT,
})

export const screenLines = (acts: readonly MeasuredAct[], floorMs: number): Line[] =>
  acts.map((act) => actLine(act, floorMs))
