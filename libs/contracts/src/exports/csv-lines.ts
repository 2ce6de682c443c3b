import { protectCell } from '../catalogue/formula-cells.ts'
import type { FileCell } from './file-columns.ts'

/** Byte order mark: marks the file as UTF-8, or spreadsheets break accents. */
export const BOM = '\uFEFF'

const pad = (value: number) => String(value).padStart(2, '0')

/** `2026-11-20 09:12`, which every spreadsheet reads as an instant. */
const clockText = (at: Date): string =>
  `${at.getUTCFullYear()}-${pad(at.getUTCMonth() + 1)}-${pad(at.getUTCDate())} ${pad(at.getUTCHours())}:${pad(at.getUTCMinutes())}`

function cellText(cell: FileCell): string {
  if (cell === null) return ''
  if (cell instanceof Date) return clockText(cell)
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : ''
  const text = protectCell(cell)
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A line of a file as spreadsheets in Spanish open it: cells parted by semicolons. */
export const csvLine = (cells: readonly FileCell[]): string => `${cells.map(cellText).join(';')}\r\n`
