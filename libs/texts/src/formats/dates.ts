import type { Language } from '../languages.ts'
import { leftToRight } from './bidi.ts'

/** The clock of the shop, wherever the reader is. Colombia has no daylight saving time. */
export const ZONE = 'America/Bogota'

const LOCALES: Record<Language, string> = {
  es: 'es-CO',
  en: 'en-GB',
  tr: 'tr-TR',
  // As on paper: the Arabic locale would turn day and month around.
  ar: 'en-GB',
}

const formats = new Map<string, Intl.DateTimeFormat>()

function format(language: Language, name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${name}`
  const made = formats.get(key) ?? new Intl.DateTimeFormat(LOCALES[language], { timeZone: ZONE, ...options })
  formats.set(key, made)
  return made
}

const DAY = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
const DAY_AND_MONTH = { day: '2-digit', month: '2-digit' } as const
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** `20/11/2026` */
export const formatDay = (iso: string | number, language: Language = 'es') =>
  format(language, 'day', DAY).format(new Date(iso))

const IN_WORDS: Record<Language, string> = { es: 'es-CO', en: 'en-GB', tr: 'tr-TR', ar: 'ar-u-nu-latn' }

/** `1–23 de noviembre de 2026`; one day as `23 de noviembre de 2026`. Days of the shop. */
export function formatDaysInWords(from: string, to: string, language: Language = 'es'): string {
  const words = new Intl.DateTimeFormat(IN_WORDS[language], { timeZone: ZONE, dateStyle: 'long' })
  const noon = (day: string) => new Date(`${day}T12:00:00-05:00`)
  return words.formatRange(noon(from), noon(to))
}

/** `noviembre de 2026`, of a month as `2026-11`. */
export const formatMonth = (month: string, language: Language = 'es') =>
  new Intl.DateTimeFormat(IN_WORDS[language], { timeZone: ZONE, month: 'long', year: 'numeric' }).format(
    new Date(`${month}-15T12:00:00-05:00`),
  )

/** `jueves`, of a day of the shop. */
export const weekdayOf = (day: string, language: Language = 'es') =>
  new Intl.DateTimeFormat(IN_WORDS[language], { timeZone: ZONE, weekday: 'long' }).format(
    new Date(`${day}T12:00:00-05:00`),
  )

/** `09:12` */
export const formatTime = (iso: string | number, language: Language = 'es') =>
  format(language, 'time', TIME).format(new Date(iso))

/** `09:12:07` */
export const formatTimeWithSeconds = (iso: string | number, language: Language = 'es') =>
  format(language, 'seconds', { ...TIME, second: '2-digit' }).format(new Date(iso))

/** `20/11/2026 09:12` */
export const formatInstant = (iso: string | number, language: Language = 'es') =>
  leftToRight(`${formatDay(iso, language)} ${formatTime(iso, language)}`, language)

/** `20/11 09:12`, for narrow columns. */
export const formatShortInstant = (iso: string | number, language: Language = 'es') =>
  leftToRight(
    `${format(language, 'short', DAY_AND_MONTH).format(new Date(iso))} ${formatTime(iso, language)}`,
    language,
  )

/** The shop's day of an instant, YYYY-MM-DD. */
export function dayInBogota(at: number): string {
  const parts = format('en', 'iso', DAY).formatToParts(new Date(at))
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY_LENGTH = 24 * HOUR

const STEPS = [
  ['day', DAY_LENGTH],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const

/** From one day of the shop to another: an evening before yesterday's is two days ago, also on a morning. */
const daysBetween = (from: number, to: number) =>
  Math.round((Date.parse(dayInBogota(to)) - Date.parse(dayInBogota(from))) / DAY_LENGTH)

/** Whole units of the largest that fits, and days of the shop; minus nothing would be 'in 0 seconds' in some languages. */
function unitsOf(iso: string | number, now: number) {
  const at = new Date(iso).getTime()
  const ago = Math.max(0, now - at)
  const [unit, length] = STEPS.find(([, step]) => ago >= step) ?? (['second', Infinity] as const)
  const count = unit === 'day' ? daysBetween(at, now) : Math.floor(ago / length)
  return { unit, count: -count || 0 }
}

// Words, unlike dates on paper, are the language's own; only the digits stay Latin.
const AGO_LOCALES: Record<Language, string> = { ...LOCALES, ar: 'ar-u-nu-latn' }

/** From a week on, a date is shown instead. */
const LONGEST_AGO = 7 * DAY_LENGTH

/** `ahora`, `hace 3 min`, `hace 2 h`, `ayer`; `20/11/2026 09:12` when it is long ago. */
export function formatAgo(iso: string | number, now: number, language: Language = 'es'): string {
  const ago = Math.max(0, now - new Date(iso).getTime())
  if (ago >= LONGEST_AGO) return formatInstant(iso, language)
  const { unit, count } = unitsOf(iso, now)
  const words = new Intl.RelativeTimeFormat(AGO_LOCALES[language], { numeric: 'auto', style: 'short' })
  return words.format(count, unit)
}

/** How long something waits, however long: `ahora`, `hace 3 horas`, `hace 1 día`, `hace 12 días`. */
export function formatAge(iso: string | number, now: number, language: Language = 'es'): string {
  const { unit, count } = unitsOf(iso, now)
  const numeric = count === 0 ? 'auto' : 'always'
  return new Intl.RelativeTimeFormat(AGO_LOCALES[language], { numeric }).format(count, unit)
}
