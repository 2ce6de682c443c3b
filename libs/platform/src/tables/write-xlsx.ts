import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { TableCell } from './table-cell.ts'

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The smallest workbook with one sheet; style 1 is bold. */
const partsOf = (name: string): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SPREADSHEET}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SPREADSHEET}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${SPREADSHEET}.styles+xml"/></Types>`,
  '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${XML}<styleSheet xmlns="${MAIN}"><fonts count="2"><font/><font><b/></font></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
})

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' }

/** XML has no control characters: a workbook writes them, and what looks like one written so, by their number. */
const escaped = (text: string): string =>
  text
    .replaceAll(/_x[0-9A-Fa-f]{4}_/g, (written) => `_x005F${written}`)
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, (sign) => `_x${hexOf(sign)}_`)
    .replaceAll(/[&<>\r]/g, (sign) => SIGNS[sign] ?? sign)

const hexOf = (sign: string) => sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')

/** Text is typed as text, so that no cell is ever a formula. */
function cellXml(cell: TableCell, style: string): string {
  // A spreadsheet opens no workbook with a number that is none.
  if (cell === null || (typeof cell === 'number' && !Number.isFinite(cell))) return '<c/>'
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`
  return `<c t="inlineStr"${style}><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
}

const rowXml = (cells: readonly TableCell[], style = '') =>
  `<row>${cells.map((cell) => cellXml(cell, style)).join('')}</row>`

const PIECE = 32_768

async function* sheetXml(head: readonly string[], rows: AsyncIterable<readonly TableCell[]>) {
  const frozen = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>'
  let piece = `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${frozen}</sheetView></sheetViews><sheetData>${rowXml(head, ' s="1"')}`
  for await (const row of rows) {
    piece += rowXml(row)
    if (piece.length < PIECE) continue
    yield piece
    piece = ''
  }
  yield `${piece}</sheetData></worksheet>`
}

// The same rows are the same bytes, whenever they are written.
const OPTIONS = { mtime: new Date('2000-01-01T00:00:00Z'), mode: 0o100644, forceDosTimestamp: true }

interface Sheet {
  name: string
  head: readonly string[]
  rows: AsyncIterable<readonly TableCell[]>
}

/** A workbook of one sheet, written row by row. */
export function xlsxStream({ name: sheetName, head, rows }: Sheet): Readable {
  const zip = new ZipFile()
  for (const [name, xml] of Object.entries(partsOf(sheetName))) zip.addBuffer(Buffer.from(xml), name, OPTIONS)
  const sheet = Readable.from(sheetXml(head, rows), { objectMode: false })
  const output = zip.outputStream as Readable
  sheet.on('error', (error) => output.destroy(error))
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml', OPTIONS)
  zip.end()
  return output
}
