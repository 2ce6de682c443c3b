import type { Lengths } from './rows/compare.ts'

export const ORDERS = 20_000

/** Long enough to compare on a quiet machine, short enough to wait for. */
export const QUICK: Lengths = { warmUpRequests: 600, sliceSeconds: 1.5, turns: 2, aloneSeconds: 1.5 }
/** The lengths that the targets require. */
export const FULL: Lengths = { warmUpRequests: 2_000, sliceSeconds: 3.5, turns: 3, aloneSeconds: 5 }
