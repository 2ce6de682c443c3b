// Code points that are no characters: no text has them, and every encoding and PostgreSQL store them.
const MARK = '\uFDD0'
/** Between what a mark has: its kind, what is shown, and what the file has. */
export const BETWEEN = '\uFDD1'
const ANY_MARK = /[\uFDD0\uFDD1]/g

/**
 * A cell that its text alone would misrepresent: a date is stored as a number, and a number as text is ambiguous. What it
 * is stays within its text, so that a line is a list of texts.
 */
interface MarkedCell {
  kind: string
  /** As a person sees it. */
  shown: string
  /** As the file has it. */
  raw: string
}

export const markedCell = ({ kind, shown, raw }: MarkedCell): string =>
  [`${MARK}${kind}`, shown, raw].join(BETWEEN)

/** How a cell with such a mark begins. */
export const beginningOf = (kind: string): string => `${MARK}${kind}${BETWEEN}`

/** What is marked in a cell; null: it is the text that it has. */
export function markIn(cell: string): MarkedCell | null {
  if (!cell.startsWith(MARK)) return null
  const [kind = '', shown = '', raw = ''] = cell.slice(1).split(BETWEEN)
  return { kind, shown, raw }
}

export const shownCell = (cell: string): string => markIn(cell)?.shown ?? cell

export const rawCell = (cell: string): string => markIn(cell)?.raw ?? cell

/** The text of a file, in which no mark is believed. */
export const withoutMarks = (text: string): string => text.replaceAll(ANY_MARK, '')
