import { directionOf, type Language } from '../languages.ts'

const OWN_DIRECTION = '\u2068'
const LEFT_TO_RIGHT = '\u2066'
const END = '\u2069'

/** A name, a number or an address within a sentence that is read from the right: neither puts the other out of order. */
export function isolated(value: string, language: Language): string {
  return directionOf(language) === 'rtl' ? `${OWN_DIRECTION}${value}${END}` : value
}

/** Figures with signs around them are read from the left in every language: `$ 1,234`, `-$ 500`. */
export function leftToRight(figures: string, language: Language): string {
  return directionOf(language) === 'rtl' ? `${LEFT_TO_RIGHT}${figures}${END}` : figures
}
