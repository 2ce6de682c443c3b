import type { Lengths } from './rows/compare.ts'

export const ORDERS = 20_000

/**
 * Long enough to compare on a quiet machine, short enough to wait for. V8 compiles the code of a change during its first
 * 1,500 requests, of which each takes a third more of node's CPU than later ones.
 */
export const QUICK: Lengths = { warmUpRequests: 1_500, sliceSeconds: 1.5, turns: 2, aloneSeconds: 1.5 }
/** The lengths that the targets require. */
export const FULL: Lengths = { warmUpRequests: 2_000, sliceSeconds: 3.5, turns: 3, aloneSeconds: 5 }
