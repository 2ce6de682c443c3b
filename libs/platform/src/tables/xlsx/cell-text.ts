import { markedCell, withoutMarks } from '../cells/marked-cell.ts'
import { dateText, percentageText, type NumberFormat } from './number-format.ts'

/** `_x000D_`: what a workbook writes for a control character. */
export const writtenSigns = (text: string): string =>
  withoutMarks(
    text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    ),
  )

/** What the cells of a workbook share. */
export interface Workbook {
  texts: readonly string[]
  formats: readonly NumberFormat[]
  /** Its days are counted from 1904. */
  is1904: boolean
}

/** As a person sees it: `38`, and never `38.0000000001` or `7.7e12`. */
function numberText(value: string): string {
  const number = Number(value)
  if (value === '' || !Number.isFinite(number)) return withoutMarks(value)
  return String(Number(number.toPrecision(15)))
}

// As a text, `118.881` may be grouped thousands.
const LOOKS_GROUPED = /^-?\d{1,3}\.\d{3}$/

/** A number as its format shows it. */
function shownBy(
  format: NonNullable<NumberFormat>,
  { raw, number, is1904 }: { raw: string; number: number; is1904: boolean },
): string {
  if (format.kind === 'zeros') return /^\d+$/.test(raw) ? raw.padStart(format.digits, '0') : raw
  const shown =
    format.kind === 'date' ? dateText(number, format.code, is1904) : percentageText(number, format.decimals)
  return markedCell({ kind: format.kind, shown, raw })
}

function formattedNumber(value: string, format: NumberFormat, { is1904 }: Workbook): string {
  const raw = numberText(value)
  const number = Number(raw)
  if (raw === '' || !Number.isFinite(number)) return raw
  if (format) return shownBy(format, { raw, number, is1904 })
  return LOOKS_GROUPED.test(raw) ? markedCell({ kind: 'number', shown: raw, raw }) : raw
}

export interface Cell {
  at: number
  type: string
  style: string
  value: string
}

/** The text of a cell; one that is no text or plain number is marked with what it is. */
export function cellText({ type, style, value }: Cell, workbook: Workbook): string {
  if (type === 's') return workbook.texts[Number(value)] ?? ''
  if (type === 'n' || type === '')
    return formattedNumber(value, workbook.formats[Number(style)] ?? null, workbook)
  const text = writtenSigns(value)
  if (type === 'e') return markedCell({ kind: 'error', shown: text, raw: text })
  return type === 'd' ? markedCell({ kind: 'date', shown: text, raw: text }) : text
}
