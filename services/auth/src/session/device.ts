import { text, type Language } from '@deportivo/texts/text'

type Sign = readonly [sign: RegExp, name: string]

/** The more specific first: nearly every browser also identifies as Chrome or Safari. */
const BROWSERS: readonly Sign[] = [
  [/Edg(A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const SYSTEMS: readonly Sign[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
]

const nameIn = (signs: readonly Sign[], userAgent: string) =>
  signs.find(([sign]) => sign.test(userAgent))?.[1]

/** The user agent in words by which users recognize their own device. */
export function deviceOf(userAgent: string, language: Language): string {
  const browser = nameIn(BROWSERS, userAgent)
  const system = nameIn(SYSTEMS, userAgent)
  if (browser && system) return text('session.device', { browser, system }, language)
  return browser ?? system ?? text('session.device_unknown', {}, language)
}
