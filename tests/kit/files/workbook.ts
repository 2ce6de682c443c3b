import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { xlsxStream } from '@deportivo/platform/tables/write-xlsx'

async function* each(rows: readonly (readonly (string | number | null)[])[]) {
  yield* rows
}

/** A workbook with one sheet. */
export const workbookOf = (rows: readonly (readonly (string | number | null)[])[]): Promise<Buffer> =>
  buffer(xlsxStream({ name: 'Productos', head: (rows[0] ?? []).map(String), rows: each(rows.slice(1)) }))

/** A zip file with these parts. */
export async function zipOf(parts: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  return buffer(zip.outputStream as Readable)
}
