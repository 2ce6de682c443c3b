import type { StatementLine } from '@deportivo/contracts/finance/reconciliation'
import { plainName } from '@deportivo/platform/tables/plain-name'

/** An entry of the cash flow, with what a bank may write of it. */
export interface EntryFacts {
  /** `payment:12`, and the ledger that it is in. */
  entry: string
  account: string
  day: string
  amount: number
  /** Of the order, and the document and the telephone of its client. */
  numbers: readonly string[]
  /** Of the client, or the category and the note of an expense. */
  names: readonly string[]
}

/** An entry of another day is no candidate: within a month, amounts repeat. */
export const MOST_DAYS = 31

const AMOUNT = 50
/** From how many days on, and what they are worth: banks are late on weekends, accounting confirms later. */
const DAYS: readonly (readonly [days: number, score: number])[] = [
  [0, 30],
  [1, 27],
  [2, 24],
  [3, 21],
  [5, 15],
  [10, 8],
]
const NAMED = 20
/** For each word of a name: the first name alone is that of many. */
const WORD = 10

/** Of a score. */
export const HIGHEST = 100

const DAY_MS = 86_400_000

const dayOf = (day: string): number => Date.parse(day) / DAY_MS

const dayScore = (days: number): number => DAYS.find(([most]) => days <= most)?.[1] ?? 0

// Shorter ones are in other numbers by chance.
const LEAST_DIGITS = 4
const LEAST_LETTERS = 3

/** `000052.111.222` is 52111222; of `901555444-1` both with and without its check digit. */
function numbersIn(text: string): Set<string> {
  const written = text.replaceAll(/(?<=\d)\.(?=\d)/g, '').match(/\d+(?:-\d)?/g) ?? []
  return new Set(
    written.flatMap((number) => [number.replace('-', ''), number.replace(/-\d$/, '')].map(withoutZeros)),
  )
}

const withoutZeros = (number: string) => number.replace(/^0+/, '')

const wordsOf = (text: string): string[] =>
  plainName(text)
    .split(' ')
    .filter((word) => word.length >= LEAST_LETTERS && !/^\d+$/.test(word))

/** What of a line is compared. Read one time: a line is compared with each entry of its amount. */
interface LineWords {
  day: number
  amount: number
  numbers: ReadonlySet<string>
  words: readonly string[]
}

export function readLineWords({ date, amount, description, reference }: StatementLine): LineWords {
  const text = `${description} ${reference}`
  return { day: dayOf(date), amount, numbers: numbersIn(text), words: wordsOf(text) }
}

/** The same of an entry. */
export interface EntryWords {
  day: number
  amount: number
  numbers: readonly string[]
  words: readonly string[]
}

export function readEntryWords({ day, amount, numbers, names }: EntryFacts): EntryWords {
  const long = numbers
    .flatMap((number) => [...numbersIn(number)])
    .filter(({ length }) => length >= LEAST_DIGITS)
  return { day: dayOf(day), amount, numbers: long, words: [...new Set(names.flatMap(wordsOf))] }
}

const isNumbered = (line: LineWords, entry: EntryWords): boolean =>
  line.numbers.size > 0 && entry.numbers.some((number) => line.numbers.has(number))

/** Words of the name that the line has; banks cut names off: `RODRIGU`. */
function namedWords({ words: written }: LineWords, { words }: EntryWords): number {
  return written.length === 0 ? 0 : words.filter((word) => written.some((one) => word.startsWith(one))).length
}

export const daysApart = (line: LineWords, entry: EntryWords): number => Math.abs(line.day - entry.day)

/**
 * How probably a line of a statement is an entry, up to 100; null: it is not, since its amount is another, or its day is
 * more than a month away.
 */
export function scoreOfWords(line: LineWords, entry: EntryWords): number | null {
  const days = daysApart(line, entry)
  if (line.amount !== entry.amount || days > MOST_DAYS) return null
  const named = isNumbered(line, entry) ? NAMED : namedWords(line, entry) * WORD
  return AMOUNT + dayScore(days) + Math.min(NAMED, named)
}

/** The same of a single pair. */
export const scoreOf = (line: StatementLine, entry: EntryFacts): number | null =>
  scoreOfWords(readLineWords(line), readEntryWords(entry))
