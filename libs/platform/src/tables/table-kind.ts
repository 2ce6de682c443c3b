import type { TableKind } from '@deportivo/contracts/route'
import { TableRefused } from './table-refused.ts'

const ZIP = [0x50, 0x4b, 0x03, 0x04]
/** Of workbooks before 2007, and of newer ones with a password. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0]

const startsWith = (head: Uint8Array, mark: readonly number[]) => mark.every((byte, at) => head[at] === byte)

/** Neither text nor workbook: a picture, a PDF, a compressed file. */
const isOther = (head: Uint8Array) => {
  const text = Buffer.from(head.subarray(0, 8)).toString('latin1')
  return (
    text.startsWith('%PDF') ||
    text.startsWith('\x89PNG') ||
    text.startsWith('\xff\xd8\xff') ||
    text.startsWith('Rar!')
  )
}

/** The kind of a file by its first bytes. Refuses every other kind with a reason. */
export function refuseOtherKinds(head: Uint8Array): TableKind {
  if (startsWith(head, COMPOUND)) throw new TableRefused('import.encrypted_or_old')
  if (isOther(head)) throw new TableRefused('import.not_a_table')
  return startsWith(head, ZIP) ? 'xlsx' : 'csv'
}
