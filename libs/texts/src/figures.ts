import type { Language } from './languages.ts'

const LOCALES: Record<Language, string> = { es: 'es-CO', en: 'en-US', tr: 'tr-TR', ar: 'ar-u-nu-latn' }

const writers = (maximumFractionDigits: number) => {
  const writer = (language: Language) => new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits })
  return { es: writer('es'), en: writer('en'), tr: writer('tr'), ar: writer('ar') }
}

const WHOLE = writers(0)
const TENTHS = writers(1)
const MOST_DECIMALS = writers(3)

/** A count with the language's separator of thousands. */
export const countIn = (language: Language, value: number): string => WHOLE[language].format(value)

/** With as many decimals as are significant: `2,4`, `5`. */
export const tenthsIn = (language: Language, value: number): string => TENTHS[language].format(value)

/** A number with the language's separators, and the decimals that it has. */
export const numberIn = (language: Language, value: number): string => MOST_DECIMALS[language].format(value)

/** Whole pesos as `$ 0,0`: `$ 1.234.567` in Spanish, `-$ 5.000` below zero; the sign at the left in every language. */
export const pesosIn = (language: Language, pesos: number): string =>
  `${pesos < 0 ? '-' : ''}$ ${countIn(language, Math.abs(pesos))}`
