import { countIn, pesosIn } from '@deportivo/texts/figures'
import type { Language } from '@deportivo/texts/languages'
import { leftToRight } from './bidi.ts'

/** A count with the language's separator of thousands. */
export const formatCount = (value: number, language: Language = 'es'): string => countIn(language, value)

/** Whole pesos as `$ 0,0`, whichever way the page is read. The space does not break: a line never ends after the sign. */
export const formatMoney = (pesos: number, language: Language = 'es'): string =>
  leftToRight(pesosIn(language, pesos).replace(' ', '\u00a0'), language)

/** What a person typed as pesos: separators and the sign are ignored; null when no digit is left. */
export function parseMoney(typed: string): number | null {
  const digits = typed.replace(/\D/g, '')
  return digits === '' ? null : Number(digits)
}
