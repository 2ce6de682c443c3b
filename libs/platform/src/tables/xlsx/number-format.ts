/** How the numbers of a cell are shown; null: as they are. */
export type NumberFormat =
  | { kind: 'date'; code: string }
  | { kind: 'percentage'; decimals: number }
  | { kind: 'zeros'; digits: number }
  | null

// Formats that workbooks name by number alone, in the order of Colombia where the country decides.
const BUILT_IN: Readonly<Record<number, string>> = {
  9: '0%',
  10: '0.00%',
  14: 'dd/mm/yyyy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'dd/mm/yyyy h:mm',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss',
}

// Texts, escaped signs, widths and fills: none of them is about the number.
const LITERAL = /"[^"]*"|\\.|_.|\*./g
// Colours, currencies and countries; not times that go on after 24 hours.
const IN_BRACKETS = /\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi

const decimalsOf = (code: string) => /\.([0#?]+)/.exec(code)?.[1]?.length ?? 0

/** The format of a cell by its number, or by its own code: `dd/mm/yyyy`, `0.0%`, `0000000`. */
export function formatOf(id: number, ownCode?: string): NumberFormat {
  const [code = ''] = (ownCode ?? BUILT_IN[id] ?? '').split(';')
  const bare = code.replaceAll(LITERAL, '').replaceAll(IN_BRACKETS, '')
  if (bare.includes('%')) return { kind: 'percentage', decimals: decimalsOf(bare) }
  if (/^0{2,}$/.test(bare)) return { kind: 'zeros', digits: bare.length }
  if (/general/i.test(bare)) return null
  return /[ymdhs]/i.test(bare) ? { kind: 'date', code } : null
}

// Of the calendar that begins in 1900; workbooks of old Macs count from 1904.
const START = Date.UTC(1899, 11, 30)
const DAYS_UNTIL_1904 = 1_462

/** The time of a number of days. Rounded to seconds: fractions of days are not exact. */
const timeOf = (days: number, is1904: boolean): Date =>
  new Date(START + Math.round((days + (is1904 ? DAYS_UNTIL_1904 : 0)) * 86_400) * 1_000)

const padded = (value: number, length: number) => String(value).padStart(length, '0')

const nameOf = (time: Date, part: 'month' | 'weekday', length: number) =>
  new Intl.DateTimeFormat('es-CO', { [part]: length === 3 ? 'short' : 'long', timeZone: 'UTC' })
    .format(time)
    .replace('.', '')

interface Part {
  time: Date
  length: number
  /** Hours of a clock with 'AM' and 'PM'. */
  isHalfDay: boolean
}

const PARTS: Readonly<Record<string, (part: Part) => string>> = {
  y: ({ time, length }) =>
    length > 2 ? String(time.getUTCFullYear()) : padded(time.getUTCFullYear() % 100, 2),
  m: ({ time, length }) =>
    length > 2 ? nameOf(time, 'month', length) : padded(time.getUTCMonth() + 1, length),
  d: ({ time, length }) => (length > 2 ? nameOf(time, 'weekday', length) : padded(time.getUTCDate(), length)),
  h: ({ time, length, isHalfDay }) =>
    padded(isHalfDay ? time.getUTCHours() % 12 || 12 : time.getUTCHours(), length),
  s: ({ time, length }) => padded(time.getUTCSeconds(), length),
  // Minutes, which formats write as months.
  n: ({ time, length }) => padded(time.getUTCMinutes(), length),
  a: ({ time }) => (time.getUTCHours() < 12 ? 'AM' : 'PM'),
}

const TOKEN = /\[[^\]]*\]|"[^"]*"|\\.|_.|\*.|am\/pm|a\/p|y+|m+|d+|h+|s+|[^]/gi

/** Whether 'm' stands for minutes: after hours, or before seconds. */
function isMinutes(tokens: readonly string[], at: number): boolean {
  const isPart = (token: string) => /^\[?[ymdhs]/i.test(token)
  const before = tokens.slice(0, at).findLast(isPart) ?? ''
  const after = tokens.slice(at + 1).find(isPart) ?? ''
  return /^\[?h/i.test(before) || /^\[?s/i.test(after)
}

const literalOf = (token: string): string => {
  if (/^["\\]/.test(token)) return token.startsWith('"') ? token.slice(1, -1) : token.slice(1)
  return /^[[_*]/.test(token) ? '' : token
}

/** A number of days as a person sees it: `01/12/2025`, `10-nov`, `8:30`. */
export function dateText(days: number, code: string, is1904 = false): string {
  const tokens = code.match(TOKEN) ?? []
  const time = timeOf(days, is1904)
  const isHalfDay = /am\/pm|a\/p/i.test(code)
  const shown = tokens.map((token, at) => {
    // Hours that go on after 24.
    if (/^\[h+\]$/i.test(token)) return String(Math.floor(days * 24 + 1e-9))
    const letter = /^[ymdhsa]/i.exec(token)?.[0].toLowerCase() ?? ''
    const part = PARTS[letter === 'm' && isMinutes(tokens, at) ? 'n' : letter]
    return part ? part({ time, length: token.length, isHalfDay }) : literalOf(token)
  })
  return Number.isNaN(time.getTime()) ? String(days) : shown.join('').trim()
}

/** `12,5%`: as many decimals as its format has. */
export const percentageText = (value: number, decimals: number): string =>
  `${(value * 100).toFixed(Math.min(decimals, 10)).replace('.', ',')}%`
