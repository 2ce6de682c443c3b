import { protectCell } from '@deportivo/contracts/catalogue/formula-cells'
import type { FileCell } from './file-values.ts'

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

/** Byte order mark: marks the file as UTF-8, or spreadsheets break accents. */
const BOM = '\uFEFF'

/** A file of lines as spreadsheets in Spanish open them: UTF-8, cells parted by semicolons. */
export const csvOf = (rows: readonly (readonly FileCell[])[]): string =>
  BOM + rows.map((row) => row.map(cellText).join(';')).join('\r\n') + '\r\n'
