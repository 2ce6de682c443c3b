import type { StatementLine } from '@deportivo/contracts/finance/reconciliation'
import { grouped } from './grouped.ts'
import {
  daysApart,
  HIGHEST,
  readEntryWords,
  readLineWords,
  scoreOfWords,
  type EntryFacts,
  type EntryWords,
} from './score.ts'

export interface Pair {
  line_id: number
  entry: EntryFacts
  score: number
}

interface ScoredPair extends Pair {
  days: number
}

const keyOf = ({ entry, account }: EntryFacts) => `${entry} ${account}`

/** Another pair of the same line, or the same entry, that is nearly as good: which of them is right is a guess. */
const NEAR = 5
const GUESS = 15

/** Of each line and each entry, the two best scores: with its own pair, the second is that of its best rival. */
function bestTwo(pairs: readonly ScoredPair[], keyIn: (pair: ScoredPair) => string | number) {
  const best = new Map<string | number, readonly [number, number]>()
  for (const pair of pairs) {
    const [first, second] = best.get(keyIn(pair)) ?? [0, 0]
    const score = pair.score
    best.set(keyIn(pair), score > first ? [score, first] : [first, Math.max(second, score)])
  }
  return best
}

const rivalOf = (score: number, [first, second]: readonly [number, number] = [0, 0]) =>
  score === first ? second : first

/** Where another pair is nearly as good, both are worth less. */
function lessGuesses(pairs: readonly ScoredPair[]): ScoredPair[] {
  const byLine = bestTwo(pairs, ({ line_id }) => line_id)
  const byEntry = bestTwo(pairs, ({ entry }) => keyOf(entry))
  return pairs.map((pair) => {
    const rivals = [byLine.get(pair.line_id), byEntry.get(keyOf(pair.entry))]
    const rival = Math.max(...rivals.map((two) => rivalOf(pair.score, two)))
    return rival >= pair.score - NEAR ? { ...pair, score: pair.score - GUESS } : pair
  })
}

/** Best first; of equal ones the nearer day, then always the same. */
const inOrder = (one: ScoredPair, other: ScoredPair): number =>
  other.score - one.score ||
  one.days - other.days ||
  one.line_id - other.line_id ||
  (keyOf(one.entry) < keyOf(other.entry) ? -1 : 1)

/**
 * Entries that a line is paired with, its best ones. In a shop of few prices an amount has thousands: a page would wait
 * minutes for all of their pairs. Those that are left out follow once others are matched.
 */
export const MOST_PAIRS = 100

interface ReadEntry {
  facts: EntryFacts
  words: EntryWords
}

/** The score from which on there are no more pairs than a line has; 0: there are fewer. */
function scoreAtLimit(scores: readonly number[]): number {
  const counts = Array.from({ length: HIGHEST + 1 }, () => 0)
  for (const score of scores) counts[score] = (counts[score] ?? 0) + 1
  let pairs = 0
  for (let score = HIGHEST; score > 0; score -= 1) {
    pairs += counts[score] ?? 0
    if (pairs > MOST_PAIRS) return score
  }
  return 0
}

/**
 * The best pairs of a line. Of those at the limit it has the ones from `start` on, so that lines that are alike are not all
 * paired with the same entries.
 */
function pairsOfLine(line: StatementLine, entries: readonly ReadEntry[], start: number): ScoredPair[] {
  const words = readLineWords(line)
  const scores = entries.map((entry) => scoreOfWords(words, entry.words) ?? 0)
  const limit = scoreAtLimit(scores)
  const better = scores.flatMap((score, at) => (score > limit ? [at] : []))
  const equal = limit === 0 ? [] : scores.flatMap((score, at) => (score === limit ? [at] : []))
  const from = start % Math.max(1, equal.length)
  const chosen = [...better, ...equal.slice(from), ...equal.slice(0, from)].slice(0, MOST_PAIRS)
  return chosen.flatMap((at): ScoredPair[] => {
    const entry = entries[at]
    const score = scores[at] ?? 0
    if (!entry) return []
    return [{ line_id: line.id, entry: entry.facts, score, days: daysApart(words, entry.words) }]
  })
}

function pairsOf(lines: readonly StatementLine[], entries: readonly EntryFacts[]): ScoredPair[] {
  const read = entries.map((facts): ReadEntry => ({ facts, words: readEntryWords(facts) }))
  const byAmount = grouped(read, ({ facts }) => facts.amount)
  const pairs = lines.flatMap((line, at) =>
    pairsOfLine(line, byAmount.get(line.amount) ?? [], at * MOST_PAIRS),
  )
  return lessGuesses(pairs).toSorted(inOrder)
}

export interface Proposals {
  /** By line: no entry is proposed for two. */
  proposed: ReadonlyMap<number, Pair>
  /** By line, the best first. */
  candidates: ReadonlyMap<number, readonly Pair[]>
}

/** Which entry each line probably is: the best pair first, then the best of what is left. */
export function propose(lines: readonly StatementLine[], entries: readonly EntryFacts[]): Proposals {
  const pairs = pairsOf(lines, entries)
  const proposed = new Map<number, Pair>()
  const used = new Set<string>()
  for (const pair of pairs) {
    if (proposed.has(pair.line_id) || used.has(keyOf(pair.entry))) continue
    proposed.set(pair.line_id, pair)
    used.add(keyOf(pair.entry))
  }
  return { proposed, candidates: grouped(pairs, ({ line_id }) => line_id) }
}
