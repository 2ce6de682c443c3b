import type { Readable } from 'node:stream'
import { LIMITS } from '../limits.ts'
import { TableRefused } from '../table-refused.ts'
import type { TableRow } from '../table-row.ts'
import { cellText, writtenSigns, type Cell, type Workbook } from './cell-text.ts'
import { parseWholeXml, parseXml } from './xml.ts'

/** The texts that the cells of a workbook share; the reading of Japanese characters is no part of them. */
export async function readSharedTexts(part: Readable): Promise<string[]> {
  const texts: string[] = []
  let bytes = 0
  let inText = false
  let inReading = false
  await parseWholeXml(part, {
    open(name) {
      if (name === 'si') texts.push('')
      if (name === 'rPh') inReading = true
      inText = name === 't' && !inReading
    },
    close(name) {
      if (name === 'rPh') inReading = false
      if (name === 't') inText = false
    },
    text(text) {
      if (!inText || texts.length === 0) return
      bytes += text.length
      if (bytes > LIMITS.shared_bytes) throw new TableRefused('import.too_large_inside')
      texts[texts.length - 1] += text
    },
  })
  // Once for each text: many cells may share it.
  return texts.map(writtenSigns)
}

/** `BC12` → 54. */
function columnOf(reference: string): number {
  let column = 0
  for (const sign of reference) {
    if (sign < 'A' || sign > 'Z') break
    column = column * 26 + sign.charCodeAt(0) - 64
  }
  return column - 1
}

/** The number of a line. One that no spreadsheet writes is not believed: lines are stored by their numbers. */
function rowOf(written: string, before: number): number {
  const row = Number(written)
  return Number.isInteger(row) && row > before && row <= LIMITS.lines ? row : before + 1
}

class SheetHandler {
  rows: TableRow[] = []
  private row = 0
  /** The place of a cell that names none. */
  private next = 0
  private cells: string[] = []
  private cell: Cell = { at: 0, type: '', style: '', value: '' }
  private isValue = false

  private readonly workbook: Workbook

  constructor(workbook: Workbook) {
    this.workbook = workbook
  }

  open(name: string, { r = '', t = '', s = '' }: Readonly<Record<string, string>>): void {
    if (name === 'row') {
      this.row = rowOf(r, this.row)
      this.cells = []
      this.next = 0
    }
    if (name === 'c') this.cell = { at: r === '' ? this.next : columnOf(r), type: t, style: s, value: '' }
    this.isValue = name === 'v' || name === 't'
  }

  text(text: string): void {
    if (this.isValue) this.cell.value += text
  }

  close(name: string): void {
    this.isValue = false
    if (name === 'c') this.endCell()
    if (name === 'row') this.rows.push({ row: this.row, cells: this.cells })
  }

  private endCell(): void {
    const { at } = this.cell
    this.next = at + 1
    const text = cellText(this.cell, this.workbook)
    if (text === '') return
    if (at < 0 || at > LIMITS.columns)
      throw new TableRefused('import.too_many_columns', { most: LIMITS.columns })
    while (this.cells.length < at) this.cells.push('')
    this.cells[at] = text
  }
}

/** The lines of a sheet, a few at a time. */
export async function* readSheet(part: Readable, workbook: Workbook): AsyncGenerator<TableRow> {
  const handler = new SheetHandler(workbook)
  const parsing = parseXml(part, {
    open: (name, attributes) => handler.open(name, attributes),
    close: (name) => handler.close(name),
    text: (text) => handler.text(text),
  })
  for await (const _ of parsing) yield* handler.rows.splice(0)
  yield* handler.rows.splice(0)
}
