import type { ImportColumn } from '@deportivo/contracts/catalogue/import-columns'
import type { Mapping } from '@deportivo/contracts/catalogue/imports'

/** The text in each of our columns; a column that the file lacks is absent. */
export type Values = Partial<Record<ImportColumn, string>>

export const valuesOf = (mapping: Mapping, cells: readonly string[]): Values =>
  Object.fromEntries(
    mapping.map(({ field, column, text = '' }) => [
      field,
      (column === undefined ? text : (cells[column] ?? '')).trim(),
    ]),
  )

const GROUPED = /^-?\d{1,3}([.,]\d{3})+$/

/** `1.234,50` and `1,234.50`: the last sign separates the decimals, unless it only groups thousands. */
function plainDigits(text: string): string {
  if (GROUPED.test(text) && new Set(text.replaceAll(/[\d-]/g, '')).size === 1)
    return text.replaceAll(/[.,]/g, '')
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  return at < 0 ? text : `${text.slice(0, at).replaceAll(/[.,]/g, '')}.${text.slice(at + 1)}`
}

/** An amount as people and shops write it; what is none stays as it was, for the schema to refuse. */
export function amountOf(text: string): number | string {
  const digits = plainDigits(text.replaceAll(/[\s$\u00a0]|COP/gi, ''))
  return /^-?\d+(\.\d*)?$/.test(digits) ? Number(digits) : text
}

const YES = ['si', 'sí', 's', 'yes', 'y', 'true', '1', 'x', 'verdadero', 'evet', 'نعم']
const NO = ['no', 'n', 'false', '0', '', 'falso', 'hayır', 'لا']

export function flagOf(text: string): boolean | string {
  const plain = text.toLowerCase()
  if (YES.includes(plain)) return true
  return NO.includes(plain) ? false : text
}
