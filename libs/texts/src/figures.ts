import type { Language } from './languages.ts'

const FORMATS: Record<Language, Intl.NumberFormat> = {
  es: new Intl.NumberFormat('es-CO', { maximumFractionDigits: 0, useGrouping: true }),
  en: new Intl.NumberFormat('en-US', { maximumFractionDigits: 0, useGrouping: true }),
  tr: new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 0, useGrouping: true }),
  ar: new Intl.NumberFormat('ar-u-nu-latn', { maximumFractionDigits: 0, useGrouping: true }),
}

/** A count with the language's separator of thousands. */
export const countIn = (language: Language, value: number): string => FORMATS[language].format(value)

/** Whole pesos as `$ 0,0`: `$ 1.234.567` in Spanish, `-$ 5.000` below zero; the sign at the left in every language. */
export const pesosIn = (language: Language, pesos: number): string =>
  `${pesos < 0 ? '-' : ''}$ ${countIn(language, Math.abs(pesos))}`
