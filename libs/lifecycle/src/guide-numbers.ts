/** What a carrier prints on its waybills. Without both, any number is accepted. */
export interface GuideRule {
  /** The number of digits, nothing else allowed: '10', or '10-12'. */
  guide_digits: string | null
  /** A regular expression that the whole number must match. */
  guide_pattern: string | null
}

const DIGITS = /^(\d{1,2})(?:-(\d{1,2}))?$/
/** The maximum length of a guide number: longer rules could never match. */
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

// Each additional one multiplies the ways in which a wrong number is tried.
const MAX_OPEN_REPEATS = 3

/** The expression with escaped characters and classes replaced by one plain character. */
const bare = (pattern: string) => pattern.replace(/\\./g, 'a').replace(/\[[^\]]*\]/g, 'a')

/** Repeats of open length; a fixed one ('{4}') matches in one way only. */
const openRepeats = (pattern: string) => pattern.match(/[*+?]|\{\d*,\d*\}/g)?.length ?? 0

/**
 * Whether a user's expression can be applied to every number without blocking the server: it compiles, repeats no
 * group, has no lookahead or lookbehind, and has few repeats of open length.
 */
export function isGuidePattern(pattern: string): boolean {
  const plain = bare(pattern)
  if (/\\[1-9k]/.test(pattern) || /\(\?/.test(plain) || /\)[*+{]/.test(plain)) return false
  if (openRepeats(plain) > MAX_OPEN_REPEATS) return false
  try {
    return new RegExp(pattern) instanceof RegExp
  } catch {
    // An expression that does not compile is a typing error, reported on its field.
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

/** The rule of a carrier, however its name was typed; undefined when there is none. */
export function carrierNamed<Carrier extends { name: string }>(
  carriers: readonly Carrier[],
  name: string,
): Carrier | undefined {
  const same = (a: string) => a.trim().toLowerCase()
  return carriers.find((carrier) => same(carrier.name) === same(name))
}

/** The carrier that an id or a name means; another one has no rule, and is named as typed. */
export function carrierOf<Carrier extends GuideRule & { id: number; name: string }>(
  carriers: readonly Carrier[],
  typed: string,
): GuideRule & { name: string } {
  const byId = carriers.find(({ id }) => String(id) === typed.trim())
  const known = byId ?? carrierNamed(carriers, typed)
  return known ?? { name: typed.trim(), guide_digits: null, guide_pattern: null }
}

/** Why a number is none of this carrier's, as a text with its values; null where it can be one. */
export function guideRefusal(carrier: GuideRule & { name: string }, number: string) {
  if (fitsGuideRule(carrier, number)) return null
  const { name, guide_digits: digits } = carrier
  const key =
    digits === null ? ('order.refused.guide_pattern' as const) : ('order.refused.guide_digits' as const)
  return { key, values: { carrier: name, digits: digits ?? '' } }
}

/** Where the guide's number stands in the address of a carrier's tracking page. */
export const GUIDE_PLACE = '{guide}'

/** An https address with the place of the guide's number: nothing else becomes a link on a screen. */
export const isTrackingUrl = (url: string): boolean =>
  /^https:\/\/[^\s]+$/.test(url) && url.includes(GUIDE_PLACE)

/** The page that shows where a parcel is; null where the carrier's address is not known. */
export function trackingUrlOf(
  carrier: { tracking_url: string | null } | undefined,
  guideNumber: string,
): string | null {
  if (!carrier?.tracking_url) return null
  return carrier.tracking_url.replaceAll(GUIDE_PLACE, encodeURIComponent(guideNumber))
}
