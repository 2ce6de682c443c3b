import type { Language } from '@deportivo/texts/languages'

/** The shop's clock, wherever the browser is. Colombia has no daylight saving time. */
export const ZONE = 'America/Bogota'

const LOCALES: Record<Language, string> = {
  es: 'es-CO',
  en: 'en-GB',
  tr: 'tr-TR',
  ar: 'ar-u-ca-gregory-nu-latn',
}

const formats = new Map<string, Intl.DateTimeFormat>()

function format(language: Language, name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${name}`
  const made = formats.get(key) ?? new Intl.DateTimeFormat(LOCALES[language], { timeZone: ZONE, ...options })
  formats.set(key, made)
  return made
}

const DAY = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** `20/11/2026` */
export const formatDay = (iso: string | number, language: Language = 'es') =>
  format(language, 'day', DAY).format(new Date(iso))

/** `09:12` */
export const formatTime = (iso: string | number, language: Language = 'es') =>
  format(language, 'time', TIME).format(new Date(iso))

/** `09:12:07` */
export const formatTimeWithSeconds = (iso: string | number, language: Language = 'es') =>
  format(language, 'seconds', { ...TIME, second: '2-digit' }).format(new Date(iso))

/** `20/11/2026 09:12` */
export const formatInstant = (iso: string | number, language: Language = 'es') =>
  `${formatDay(iso, language)} ${formatTime(iso, language)}`

/** `20/11 09:12`, for narrow columns. */
export const formatShortInstant = (iso: string | number, language: Language = 'es') =>
  `${format(language, 'short', { day: '2-digit', month: '2-digit' }).format(new Date(iso))} ${formatTime(iso, language)}`

/** The shop's day of an instant, YYYY-MM-DD. */
export function dayInBogota(at: number): string {
  const parts = format('en', 'iso', DAY).formatToParts(new Date(at))
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}
