import type { Knex } from 'knex'
import type { TransferLineRow } from '../tables.ts'

/** A line as it is entered, with the names that the document will show. */
export type TransferLineInput = Omit<TransferLineRow, 'id' | 'transfer_id' | 'received'>

/** What was counted of a line on arrival. */
export interface CountedTransferLine {
  line_id: number
  quantity: number
}

/** The lines of a transfer, in the order in which they were entered. */
export const readTransferLines = (db: Knex, transfer_id: number): Promise<TransferLineRow[]> =>
  db('inventory.transfer_lines').where({ transfer_id }).orderBy('id')

/** Replaces all lines; none of them may hold or have moved units. */
export async function writeTransferLines(
  trx: Knex.Transaction,
  transfer_id: number,
  lines: readonly TransferLineInput[],
): Promise<void> {
  await trx('inventory.transfer_lines').where({ transfer_id }).delete()
  if (lines.length > 0)
    await trx('inventory.transfer_lines').insert(lines.map((line) => ({ ...line, transfer_id })))
}

/** Stores what arrived of each line. */
export async function writeReceived(
  trx: Knex.Transaction,
  transfer_id: number,
  counts: readonly CountedTransferLine[],
): Promise<void> {
  await trx.raw(
    `update inventory.transfer_lines l set received = c.quantity
     from jsonb_to_recordset(?::jsonb) as c(line_id bigint, quantity integer)
     where l.transfer_id = ? and l.id = c.line_id`,
    [JSON.stringify(counts), transfer_id],
  )
}
