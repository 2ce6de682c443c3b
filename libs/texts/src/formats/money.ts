import { countIn, pesosIn } from '../figures.ts'
import type { Language } from '../languages.ts'
import { leftToRight } from './bidi.ts'

/** A count with the language's separator of thousands. */
export const formatCount = (value: number, language: Language = 'es'): string => countIn(language, value)

/** Whole pesos as `$ 0,0`, whichever way the page is read. The space does not break: a line never ends after the sign. */
export const formatMoney = (pesos: number, language: Language = 'es'): string =>
  leftToRight(pesosIn(language, pesos).replace(' ', '\u00a0'), language)
