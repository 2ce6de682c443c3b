import { OF_LINE, type ImportColumn } from '@deportivo/contracts/catalogue/import-columns'
import type { Mapping } from '@deportivo/contracts/catalogue/imports'
import { markIn } from '@deportivo/platform/tables/cells/marked-cell'
import { LANGUAGES, text } from '@deportivo/texts/text'

/** The text in each of our columns; a column that the file lacks is absent. */
export type Values = Partial<Record<ImportColumn, string>>

/** The texts of a line; blank cells beside a column that has a text for them too are filled by `filled`. */
export const valuesOf = (mapping: Mapping, cells: readonly string[]): Values =>
  Object.fromEntries(
    mapping.map(({ field, column, text: same = '' }) => [
      field,
      (column === undefined ? same : (cells[column] ?? '')).trim(),
    ]),
  )

/**
 * The lines of one product with the texts that the mapping has for blank cells. What describes the product is blank only
 * where all of its lines are: a blank cell means the same as in the line before.
 */
export function filled<Line extends { values: Values }>(mapping: Mapping, lines: readonly Line[]): Line[] {
  const texts = mapping.filter(({ column, text: same }) => column !== undefined && same)
  const isBlank = (field: ImportColumn) => lines.every(({ values }) => values[field] === '')
  return lines.map((line, at) => {
    const blank = texts.filter(({ field }) =>
      OF_LINE.includes(field) ? !line.values[field] : at === 0 && isBlank(field),
    )
    const values = Object.fromEntries(blank.map(({ field, text: same = '' }) => [field, same.trim()]))
    return { ...line, values: { ...line.values, ...values } }
  })
}

// No one writes thousands after a zero: '0.500' is a half.
const GROUPED = /^-?[1-9]\d{0,2}([.,]\d{3})+$/

/** `1.234,50` and `1,234.50`: the last sign separates the decimals, unless it only groups thousands. */
function plainDigits(text: string): string {
  if (GROUPED.test(text) && new Set(text.replaceAll(/[\d-]/g, '')).size === 1)
    return text.replaceAll(/[.,]/g, '')
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  const whole = text.slice(0, at)
  // The same sign cannot separate both.
  if (at < 0 || whole.includes(text.charAt(at))) return text
  return `${whole.replaceAll(/[.,]/g, '')}.${text.slice(at + 1)}`
}

/** The digits of an amount, without what people write around them. */
export const bareAmount = (text: string): string => text.replaceAll(/[\s$\u00a0]|COP/gi, '')

/** An amount as people and shops write it; what is none stays as it was, for the schema to refuse. */
export function amountOf(text: string): number | string {
  const exact = markIn(text)
  if (exact?.kind === 'number') return Number(exact.raw)
  const digits = plainDigits(bareAmount(text))
  if (/^-?\d+(\.\d*)?$/.test(digits)) return Number(digits)
  // The schema would read `1e3` and `0x10` as numbers.
  return Number.isNaN(Number(text)) ? text : Number.NaN
}

const COMMA_GROUPED = /^-?[1-9]\d{0,2}(,\d{3})+$/

/** Units as people write them: '1,000' may be one or a thousand, and is refused as on the screen. */
export const unitsOf = (text: string): number | string =>
  COMMA_GROUPED.test(text.trim()) ? Number.NaN : amountOf(text)

const wordsOf = (key: 'import.yes' | 'import.no') =>
  LANGUAGES.map((language) => text(key, {}, language).toLowerCase())

const YES = [...wordsOf('import.yes'), 'si', 's', 'y', 'true', '1', 'x', 'verdadero']
const NO = [...wordsOf('import.no'), 'n', 'false', '0', '', 'falso']

export function flagOf(written: string): boolean | string {
  const plain = written.toLowerCase()
  if (YES.includes(plain)) return true
  return NO.includes(plain) ? false : written
}
