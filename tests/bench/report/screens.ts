import type { ActMetrics } from '../screens/act-metrics.ts'
import type { Line } from './line.ts'

export type MeasuredAct = { readonly name: string } & ActMetrics

const MOST_REQUESTS = 30
const MOST_KB = 350
const MOST_FRAME_MS = 100
const LONG_TASK_MS = 50
const MOST_SHIFT = 0.01

const KB = 1_000

export const loadLines = ({ requests, bytes }: { requests: number; bytes: number }): Line[] => [
  {
    what: 'cold, from the login to the first card: requests',
    measured: String(requests),
    target: `≤ ${MOST_REQUESTS}`,
    isReached: requests <= MOST_REQUESTS,
  },
  {
    what: 'cold, from the login to the first card: KB on the line',
    measured: String(Math.round(bytes / KB)),
    target: `≤ ${MOST_KB}`,
    isReached: bytes / KB <= MOST_KB,
  },
]

/** An act's slowest reaction in multiples of the floor's, its longest task and its shift. */
const actLine = ({ name, nextFrameMs, longestTaskMs, shift }: MeasuredAct, floorMs: number): Line => ({
  what: name,
  measured: `next frame ${nextFrameMs.toFixed(0)} ms (${(nextFrameMs / floorMs).toFixed(1)} × the floor's ${floorMs.toFixed(0)}), longest task ${longestTaskMs === 0 ? '< 50' : longestTaskMs.toFixed(0)} ms, shift ${shift.toFixed(4)}`,
  target: `≤ ${MOST_FRAME_MS} ms; no task > ${LONG_TASK_MS} ms; ≤ ${MOST_SHIFT}`,
  isReached: nextFrameMs <= MOST_FRAME_MS && longestTaskMs <= LONG_TASK_MS && shift <= MOST_SHIFT,
})

export const screenLines = (acts: readonly MeasuredAct[], floorMs: number): Line[] =>
  acts.map((act) => actLine(act, floorMs))
