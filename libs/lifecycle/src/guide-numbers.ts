/** What a carrier prints on its waybills. Without both: anything goes. */
export interface GuideRule {
  /** How many digits and nothing else: '10', or '10-12'. */
  guide_digits: string | null
  /** A regular expression that the whole number must match. */
  guide_pattern: string | null
}

const DIGITS = /^(\d{1,2})(?:-(\d{1,2}))?$/
/** A guide number is no longer than this: digits beyond could never fit. */
export const LONGEST_GUIDE = 40

interface Range {
  from: number
  to: number
}

function rangeOf(digits: string): Range | null {
  const [, from, to] = DIGITS.exec(digits) ?? []
  if (from === undefined) return null
  return { from: Number(from), to: Number(to ?? from) }
}

export function isGuideDigits(digits: string): boolean {
  const range = rangeOf(digits)
  return range !== null && range.from >= 1 && range.from <= range.to && range.to <= LONGEST_GUIDE
}

// Each one more multiplies the ways in which a number that doesn't fit can be tried.
const MAX_OPEN_REPEATS = 3

/** What is left of an expression when escaped signs and classes count as one plain sign. */
const bare = (pattern: string) => pattern.replace(/\\./g, 'a').replace(/\[[^\]]*\]/g, 'a')

/** Repeats of open length; a fixed one ('{4}') can be matched in one way only. */
const openRepeats = (pattern: string) => pattern.match(/[*+?]|\{\d*,\d*\}/g)?.length ?? 0

/**
 * Whether a person's expression can be asked of every number without making the server wait: it compiles, repeats no
 * group, looks neither ahead nor back, and repeats with open length a few times at most.
 */
export function isGuidePattern(pattern: string): boolean {
  const plain = bare(pattern)
  if (/\\[1-9k]/.test(pattern) || /\(\?/.test(plain) || /\)[*+{]/.test(plain)) return false
  if (openRepeats(plain) > MAX_OPEN_REPEATS) return false
  try {
    return new RegExp(pattern) instanceof RegExp
  } catch {
    // What doesn't compile is the person's slip of the finger: they are told so on the field.
    return false
  }
}

const hasDigits = (digits: string, number: string): boolean => {
  const range = rangeOf(digits)
  return range !== null && /^\d+$/.test(number) && number.length >= range.from && number.length <= range.to
}

/** Whether a number can be one of this carrier's. */
export function fitsGuideRule({ guide_digits, guide_pattern }: GuideRule, number: string): boolean {
  if (guide_digits !== null && !hasDigits(guide_digits, number)) return false
  return guide_pattern === null || new RegExp(`^(?:${guide_pattern})$`).test(number)
}

/** The carrier that a person means, however they wrote its name; undefined: one that the shop has no rule for. */
export function carrierNamed<Carrier extends { name: string }>(
  carriers: readonly Carrier[],
  name: string,
): Carrier | undefined {
  const same = (a: string) => a.trim().toLowerCase()
  return carriers.find((carrier) => same(carrier.name) === same(name))
}
