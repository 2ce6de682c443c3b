/** What is typed is no amount: nothing may be saved with it, and it becomes no other one. */
export const NOT_MONEY = Number.NaN

/** What is typed, as a part of a sum: nothing where it is blank, or no amount. */
export const pesosOrZero = (typed: number | null | undefined): number =>
  typed === null || typed === undefined || Number.isNaN(typed) ? 0 : typed

/** More has digits that a number no longer distinguishes. */
export const MOST_MONEY = 999_999_999_999_999

/** Arabic figures count as the others do. */
const latinDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))

const pesosOf = (digits: string): number => {
  const pesos = Number(digits)
  return pesos <= MOST_MONEY ? pesos : NOT_MONEY
}

/** The pesos in a text whose marks all separate thousands, wherever they stand; null when no digit is left. */
export function parseMoney(typed: string): number | null {
  const digits = latinDigits(typed).replace(/\D/g, '')
  return digits === '' ? null : pesosOf(digits)
}

const MARK = /[.,٫٬]/

/** Whether a text has more than digits: marks of thousands or cents, or what belongs to no amount. */
export const hasMore = (text: string): boolean => /[^\d ]/.test(latinDigits(text))

/** Whole pesos with a mark before each three digits: `984.700`, `984,700`, `1'984.700`. */
const GROUPED = /^[1-9]\d{0,2}(?:['’]\d{3})?(?:([.,٫٬ ])\d{3}(?:\1\d{3})*)?$/
const isWhole = (figures: string): boolean => /^\d+$/.test(figures) || GROUPED.test(figures)

/** Why a text is no amount. */
export type MoneyFault = 'no_money' | 'odd_marks' | 'too_much_money'

export interface WrittenMoney {
  /** Null when nothing is written, `NOT_MONEY` with a fault. */
  pesos: number | null
  fault: MoneyFault | null
  /** The last mark, when it separates no thousands: more digits may follow, or it begins the cents. */
  openMark: string | null
  /** What follows that mark is more than zero: cents, in any notation. */
  hasCents: boolean
  /** The mark also separates thousands before, or no other mark does: what follows it may have been meant as pesos. */
  isDoubtful: boolean
}

const NO_CENTS = { openMark: null, hasCents: false, isDoubtful: false }

/** Whole pesos without a mark that is open. */
export function wholeMoney(pesos: number | null): WrittenMoney {
  return { pesos, fault: Number.isNaN(pesos) ? 'too_much_money' : null, ...NO_CENTS }
}

const faulty = (fault: MoneyFault): WrittenMoney => ({ pesos: NOT_MONEY, fault, ...NO_CENTS })

/** The figures of a text, without the sign of pesos and what directs its reading. */
const figuresOf = (written: string): string =>
  latinDigits(written)
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/^\s*(?:\$|COP)?\s*(?:\$|COP)?|\s*(?:COP)?\s*$/gi, '')
    .replace(/\s/g, ' ')

/** Money as a user writes or pastes it, in the notation of any language. Cents are left out: pesos have none. */
export function readMoney(written: string): WrittenMoney {
  const figures = figuresOf(written)
  if (figures === '') return wholeMoney(null)
  if (/[^\d.,٫٬'’ ]/.test(figures) || !/\d/.test(figures)) return faulty('no_money')
  if (isWhole(figures)) return wholeMoney(parseMoney(figures))
  const at = figures.search(/[.,٫٬]\d*$/)
  const [before, openMark, after] = [figures.slice(0, at), figures.charAt(at), figures.slice(at + 1)]
  if (at === -1 || !isWhole(before)) return faulty('odd_marks')
  const whole = wholeMoney(parseMoney(before))
  if (whole.fault !== null) return whole
  return {
    ...whole,
    openMark,
    hasCents: /[1-9]/.test(after),
    isDoubtful: after !== '' && (before.includes(openMark) || !MARK.test(before)),
  }
}
