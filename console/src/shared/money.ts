import type { Language } from '@deportivo/texts/languages'
import { leftToRight } from './bidi.ts'

const FORMATS: Record<Language, Intl.NumberFormat> = {
  es: new Intl.NumberFormat('es-CO', { maximumFractionDigits: 0, useGrouping: true }),
  en: new Intl.NumberFormat('en-US', { maximumFractionDigits: 0, useGrouping: true }),
  tr: new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 0, useGrouping: true }),
  ar: new Intl.NumberFormat('ar-u-nu-latn', { maximumFractionDigits: 0, useGrouping: true }),
}

/** A count with the language's separator of thousands. */
export function formatCount(value: number, language: Language = 'es'): string {
  return FORMATS[language].format(value)
}

/**
 * Whole pesos as `$ 0,0`: `$ 1.234.567` in Spanish, `-$ 5.000` below zero. The sign stands at the left of the figure in
 * every language.
 */
export function formatMoney(pesos: number, language: Language = 'es'): string {
  const sign = pesos < 0 ? '-' : ''
  return leftToRight(`${sign}$ ${FORMATS[language].format(Math.abs(pesos))}`, language)
}

/** What a person typed as pesos: separators and the sign are ignored; null when no digit is left. */
export function parseMoney(typed: string): number | null {
  const digits = typed.replace(/\D/g, '')
  return digits === '' ? null : Number(digits)
}
