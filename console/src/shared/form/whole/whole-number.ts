import { countIn } from '@deportivo/texts/figures'
import type { Language } from '@deportivo/texts/languages'

/** Something is typed that is no whole number: nothing may be saved with it, and it becomes no other number. */
export const NOT_WHOLE = Number.NaN

/** Whether one of these is typed and no whole number. */
export const areSomeNotWhole = (typed: readonly (number | null | undefined)[]): boolean =>
  typed.some(Number.isNaN)

const separatorOf = (language: Language) => countIn(language, 1_000_000).charAt(1)

/** Groups of three after the separator of the language: elsewhere a dot or a comma may be one of decimals. */
function withoutSeparators(text: string, separator: string): string {
  const [first = '', ...groups] = text.split(separator)
  const isGrouped = /^[1-9]\d{0,2}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group))
  return isGrouped ? first + groups.join('') : text
}

/** What is typed as a number from 0 to `most`; null where nothing is. */
export function wholeNumberOf(typed: string, language: Language, most: number): number | null {
  const text = typed.trim()
  if (text === '') return null
  const digits = withoutSeparators(text, separatorOf(language))
  const number = /^\d+$/.test(digits) ? Number(digits) : NOT_WHOLE
  return number <= most ? number : NOT_WHOLE
}

/** The cells of what was copied from a spreadsheet, by its rows; null where it is one cell. */
export function pastedCells(text: string): readonly (readonly string[])[] | null {
  const rows = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((row) => row.split(/[\t;]/))
  return rows.flat().length > 1 ? rows : null
}
