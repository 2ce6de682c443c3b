// What a spreadsheet takes for the beginning of a formula (CSV injection). Text that would be read as protected is
// protected too, so that every text is read back as it was.
const BEGINS_A_FORMULA = /^'*(?:\s*[=+\-@]|[\t\r])/
const PROTECTED = /^'(?='*(?:\s*[=+\-@]|[\t\r]))/

/** A text as a cell of a CSV file, whose spreadsheet must not run it as a formula. */
export const protectCell = (text: string): string => (BEGINS_A_FORMULA.test(text) ? `'${text}` : text)

/** The text of such a cell. */
export const unprotectCell = (text: string): string => text.replace(PROTECTED, '')
