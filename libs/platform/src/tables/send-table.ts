import { TABLE_TYPES, type TableKind } from '@deportivo/contracts/route'
import type { FastifyReply } from 'fastify'
import { Readable } from 'node:stream'
import { setSandboxHeaders } from '../http/server/set-sandbox-headers.ts'
import type { TableCell } from './table-cell.ts'
import { csvPieces } from './write-csv.ts'
import { xlsxStream } from './write-xlsx.ts'

interface Table {
  format: TableKind
  /** Of the file, without its ending. */
  name: string
  /** Of a workbook's sheet; else as the file. */
  sheet?: string
  head: readonly string[]
  rows: AsyncIterable<readonly TableCell[]>
}

/** Sends a file as it is made: its rows are never all in memory. */
export const sendTable = (
  reply: FastifyReply,
  { format, name, sheet = name, head, rows }: Table,
): FastifyReply =>
  setSandboxHeaders(reply)
    .header('content-disposition', `attachment; filename="${name}.${format}"`)
    .header('cache-control', 'private, no-store')
    .type(format === 'csv' ? `${TABLE_TYPES.csv}; charset=utf-8` : TABLE_TYPES.xlsx)
    .send(format === 'csv' ? Readable.from(csvPieces(head, rows)) : xlsxStream({ name: sheet, head, rows }))
