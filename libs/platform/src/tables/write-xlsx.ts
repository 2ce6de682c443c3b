import {
  FILE_FORMATS,
  FILE_WIDTHS,
  type FileCell,
  type FileKind,
} from '@deportivo/contracts/exports/file-columns'
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Sheets by their numbers, which begin with one. */
const eachSheet = (names: readonly string[], written: (nth: number, name: string) => string) =>
  names.map((name, at) => written(at + 1, name)).join('')

const sheetFile = (nth: number) => `worksheets/sheet${nth}.xml`

/** Formats of our own have numbers from 164 on. */
const FIRST_FORMAT = 164
const FORMATS = Object.entries(FILE_FORMATS)
/** Style 1 is bold; those of the kinds with a format follow. */
const styleOf = (kind: FileKind | undefined): string => {
  const at = FORMATS.findIndex(([name]) => name === kind)
  return at < 0 ? '' : ` s="${at + 2}"`
}

const STYLES = `<numFmts count="${FORMATS.length}">${FORMATS.map(([, code], at) => `<numFmt numFmtId="${FIRST_FORMAT + at}" formatCode="${code.replaceAll('"', '&quot;')}"/>`).join('')}</numFmts><fonts count="2"><font/><font><b/></font></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${FORMATS.length + 2}"><xf/><xf fontId="1" applyFont="1"/>${FORMATS.map((_, at) => `<xf numFmtId="${FIRST_FORMAT + at}" applyNumberFormat="1"/>`).join('')}</cellXfs>`

/** The smallest workbook with sheets of these names. */
const partsOf = (names: readonly string[]): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SPREADSHEET}.sheet.main+xml"/>${eachSheet(names, (nth) => `<Override PartName="/xl/${sheetFile(nth)}" ContentType="${SPREADSHEET}.worksheet+xml"/>`)}<Override PartName="/xl/styles.xml" ContentType="${SPREADSHEET}.styles+xml"/></Types>`,
  '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${eachSheet(names, (nth, name) => `<sheet name="${escaped(name)}" sheetId="${nth}" r:id="rId${nth}"/>`)}</sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships">${eachSheet(names, (nth) => `<Relationship Id="rId${nth}" Type="${RELATIONS}/worksheet" Target="${sheetFile(nth)}"/>`)}<Relationship Id="rId${names.length + 1}" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${XML}<styleSheet xmlns="${MAIN}">${STYLES}</styleSheet>`,
})

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' }

/** XML has no control characters: a workbook writes them, and what looks like one written so, by their number. */
const escaped = (text: string): string =>
  text
    .replaceAll(/_x[0-9A-Fa-f]{4}_/g, (written) => `_x005F${written}`)
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, (sign) => `_x${hexOf(sign)}_`)
    .replaceAll(/[&<>\r]/g, (sign) => SIGNS[sign] ?? sign)

const hexOf = (sign: string) => sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')

const DAY_MS = 24 * 60 * 60_000
/** Days from the first of a spreadsheet's calendar to the first of JavaScript's. */
const FIRST_DAY = 25_569

/** Text is typed as text, so that no cell is ever a formula. */
function cellXml(cell: FileCell, style: string): string {
  // A spreadsheet opens no workbook with a number that is none.
  if (cell === null || (typeof cell === 'number' && !Number.isFinite(cell))) return '<c/>'
  if (typeof cell === 'number') return `<c${style}><v>${cell}</v></c>`
  if (cell instanceof Date) return `<c${styleOf('instant')}><v>${cell.getTime() / DAY_MS + FIRST_DAY}</v></c>`
  return `<c t="inlineStr"${style}><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
}

const BOLD = ' s="1"'

const headXml = (head: readonly string[]) => `<row>${head.map((name) => cellXml(name, BOLD)).join('')}</row>`

function rowWriter(kinds: readonly FileKind[]): (cells: readonly FileCell[]) => string {
  const styles = kinds.map(styleOf)
  const styleAt = (cell: FileCell, at: number) => (typeof cell === 'number' ? (styles[at] ?? '') : '')
  return (cells) => `<row>${cells.map((cell, at) => cellXml(cell, styleAt(cell, at))).join('')}</row>`
}

const widthsXml = (kinds: readonly FileKind[]) =>
  kinds.length === 0
    ? ''
    : `<cols>${kinds.map((kind, at) => `<col min="${at + 1}" max="${at + 1}" width="${FILE_WIDTHS[kind]}" customWidth="1"/>`).join('')}</cols>`

const PIECE = 32_768

interface Sheet {
  name: string
  head: readonly string[]
  /** Of its columns, where they have formats and widths. */
  kinds?: readonly FileKind[]
  rows: AsyncIterable<readonly FileCell[]>
}

async function* sheetXml({ head, kinds = [], rows }: Sheet) {
  const frozen = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>'
  const rowXml = rowWriter(kinds)
  let piece = `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${frozen}</sheetView></sheetViews>${widthsXml(kinds)}<sheetData>${headXml(head)}`
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

/** A workbook, written row by row and sheet by sheet. */
export function xlsxStream(...sheets: readonly Sheet[]): Readable {
  const zip = new ZipFile()
  const parts = partsOf(sheets.map(({ name }) => name))
  for (const [name, xml] of Object.entries(parts)) zip.addBuffer(Buffer.from(xml), name, OPTIONS)
  const output = zip.outputStream as Readable
  sheets.forEach((sheet, at) => {
    const written = Readable.from(sheetXml(sheet), { objectMode: false })
    written.on('error', (error) => output.destroy(error))
    zip.addReadStream(written, `xl/${sheetFile(at + 1)}`, OPTIONS)
  })
  zip.end()
  return output
}
