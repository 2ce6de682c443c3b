import { rawCell } from '../../../libs/platform/src/tables/cells/marked-cell.ts'
import { openZip, type Zip } from '../../../libs/platform/src/tables/xlsx/zip.ts'
import { readSharedTexts, readSheet } from '../../../libs/platform/src/tables/xlsx/sheet-rows.ts'
import { text as readStream } from 'node:stream/consumers'

/** The lines of each table of a file, by the table's name; the name of the last one of a workbook is that of its filters. */
export type FileTables = Map<string, (readonly string[])[]>

async function linesOf(zip: Zip, part: string, shared: readonly string[]) {
  const lines: string[][] = []
  const workbook = { texts: shared, formats: [], is1904: false }
  for await (const { cells } of readSheet(await zip.stream(part), workbook)) lines.push(cells.map(rawCell))
  return lines
}

/** Every sheet of a workbook. */
export async function tablesOfWorkbook(bytes: Buffer): Promise<FileTables> {
  const zip = await openZip(bytes)
  const shared = zip.names.includes('xl/sharedStrings.xml')
    ? await readSharedTexts(await zip.stream('xl/sharedStrings.xml'))
    : []
  const book = await readStream(await zip.stream('xl/workbook.xml'))
  const names = [...book.matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(([, name = '']) => name)
  const tables: FileTables = new Map()
  for (const [index, name] of names.entries())
    tables.set(name, await linesOf(zip, `xl/worksheets/sheet${index + 1}.xml`, shared))
  return tables
}

/** The tables of a text file, one below the other, each under its name and above an empty line; the last one has no name. */
export function tablesOfCsv(content: string): FileTables {
  const blocks = content
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n\r\n')
  return new Map(
    blocks.map((block, index) => {
      const lines = block.split('\r\n').map((line) => line.split(';'))
      return index === blocks.length - 1 ? ['', lines] : [lines[0]?.[0] ?? '', lines.slice(1)]
    }),
  )
}
