import type { ReadCost } from '../growth/measure-reads.ts'
import type { Line } from './line.ts'

type Costs = ReadonlyMap<string, ReadCost>

/** Costs by name, in the small shop and in the large one. */
interface Grown {
  small: Costs
  large: Costs
}

export interface Growth extends Grown {
  suggestions: Costs
  bulkMs: number
}

const MOST_TIMES = 1.5
// Below, a difference is that of a page more or less of an index, and of the consumers' polls.
const FEW_BUFFERS = 50
const MOST_SUGGESTION_MS = 15
const MOST_BULK_MS = 2_000

const times = (large: number, small: number) => `${(large / small).toFixed(2)} ×`

function readLine(name: string, small: ReadCost, large: ReadCost): Line {
  const isSlower = large.p50 > MOST_TIMES * small.p50
  const takesMore = large.buffers > Math.max(FEW_BUFFERS, MOST_TIMES * small.buffers)
  return {
    what: name,
    measured: `${times(large.p50, small.p50)} in time (${small.p50.toFixed(1)} → ${large.p50.toFixed(1)} ms), ${times(large.buffers, small.buffers)} in buffers (${Math.round(small.buffers)} → ${Math.round(large.buffers)})`,
    target: `≤ ${MOST_TIMES} ×`,
    isReached: !isSlower && !takesMore,
  }
}

const readLines = ({ small, large }: Grown): Line[] =>
  [...small].flatMap(([name, cost]) => {
    const later = large.get(name)
    return later ? [readLine(name, cost, later)] : []
  })

const suggestionLine = (name: string, { p95 }: ReadCost): Line => ({
  what: `${name}, p95`,
  measured: `${p95.toFixed(1)} ms`,
  target: `≤ ${MOST_SUGGESTION_MS} ms`,
  isReached: p95 <= MOST_SUGGESTION_MS,
})

export function productGrowthLines(grown: Grown): Line[] {
  const suggestions = [...grown.large].filter(([name]) => name.includes('suggestions'))
  return [...readLines(grown), ...suggestions.map(([name, cost]) => suggestionLine(name, cost))]
}

export function growthLines({ suggestions, bulkMs, ...grown }: Growth): Line[] {
  const suggested = [...suggestions].map(([name, cost]) => suggestionLine(name, cost))
  const bulk: Line = {
    what: 'one step over 200 orders',
    measured: `${Math.round(bulkMs)} ms`,
    target: `≤ ${MOST_BULK_MS} ms`,
    isReached: bulkMs <= MOST_BULK_MS,
  }
  return [...readLines(grown), ...suggested, bulk]
}
