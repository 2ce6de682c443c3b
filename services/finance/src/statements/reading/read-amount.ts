/** More than any account has: a number of that size is a reference in the wrong column. */
const MOST = 100_000_000_000

const DOTS = /^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/
const COMMAS = /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/
const PLAIN = /^\d*[.,]?\d{1,2}$|^\d+$/
// A workbook stores fractions that are not exact.
const LONG_FRACTION = /^\d+\.\d{4,}$/

function unsigned(written: string): number {
  if (DOTS.test(written)) return Number(written.replaceAll('.', '').replace(',', '.'))
  if (COMMAS.test(written)) return Number(written.replaceAll(',', ''))
  if (PLAIN.test(written) || LONG_FRACTION.test(written)) return Number(written.replace(',', '.'))
  return Number.NaN
}

const isInBrackets = (written: string) => written.startsWith('(') && written.endsWith(')')

/**
 * An amount as banks write it: `1.234.567,89`, `1,234,567.89`, `1'234.567`, `-89900`, `(500)`, `$ 2.000-`. Null: the cell has none, or
 * a dash. NaN: it is no amount.
 */
export function readAmount(written: string): number | null {
  const bare = written
    .replaceAll(/[\s\u00a0$]|COP/gi, '')
    .replaceAll("'", '.')
    .replaceAll(/[−–—]/g, '-')
  if (bare === '' || bare === '-') return null
  const isNegative = bare.startsWith('-') || bare.endsWith('-') || isInBrackets(bare)
  const digits = isInBrackets(bare) ? bare.slice(1, -1) : bare.replace(/^[-+]|-$/, '')
  const amount = unsigned(digits)
  if (amount > MOST) return Number.NaN
  return isNegative && amount !== 0 ? -amount : amount
}

/** Whole pesos, which the books have; half a peso is rounded away from zero. */
export const wholePesos = (amount: number): number => Math.sign(amount) * Math.round(Math.abs(amount))
