import type { RecordDefinition } from '@deportivo/platform/records/record'
import type { TransferLineRow, TransferRow } from '../tables.ts'
import {
  readTransferLines,
  writeReceived,
  writeTransferLines,
  type CountedTransferLine,
  type TransferLineInput,
} from './transfer-lines.ts'

export interface StoredTransfer extends TransferRow {
  lines: TransferLineRow[]
}

/** What is saved of a transfer: by its draft, or by a step. */
export type TransferFields = Partial<
  Pick<TransferRow, 'from_store' | 'to_store' | 'note' | 'state' | 'reason' | 'goods'> & {
    lines: TransferLineInput[]
    /** With the name of each line, for the audit. */
    received: (CountedTransferLine & { name: string })[]
  }
>

const sumOf = (rows: readonly { quantity: number }[]) => rows.reduce((sum, { quantity }) => sum + quantity, 0)

function columnsOf({ lines, received, ...columns }: TransferFields): object {
  const names = lines && [...new Set(lines.map(({ product_name }) => product_name))].join(', ')
  return {
    ...columns,
    ...(lines && { units: sumOf(lines), product_names: names }),
    ...(received && { received_units: sumOf(received) }),
  }
}

const withUnits = (line: TransferLineInput) => `${lineName(line)} × ${line.quantity}`

/** As the audit and refusals name a line. */
export const lineName = ({
  product_name,
  size_name,
}: Pick<TransferLineInput, 'product_name' | 'size_name'>) => `${product_name} ${size_name}`

const AUDITED = ['from_store', 'to_store', 'note', 'state', 'reason', 'goods'] as const

/** The record of a transfer, but for how it is read. Its steps do their stock with `transfer-stock`. */
export const TRANSFERS = {
  table: 'inventory.transfers',
  subject: 'transfer',
  nameOf: ({ id }) => `#${id}`,
  references: {
    from_store: { table: 'inventory.stores' },
    to_store: { table: 'inventory.stores' },
  },
  columns: columnsOf,
  audited: ({ lines, received, ...fields }) => ({
    ...fields,
    ...(lines && { lines: lines.map(withUnits) }),
    ...(received && { received: received.map(({ name, quantity }) => `${name} × ${quantity}`) }),
  }),
  auditedRow: (row) => ({
    ...Object.fromEntries(AUDITED.map((field) => [field, row[field]])),
    lines: row.lines.map(withUnits),
  }),
  parts: {
    read: async (trx, id) => ({ lines: await readTransferLines(trx, id) }),
    async write(trx, id, { lines, received }) {
      if (lines) await writeTransferLines(trx, id, lines)
      if (received) await writeReceived(trx, id, received)
    },
  },
  event: {
    family: 'transfer',
    recordOf: ({ id, version, state, from_store, to_store, note, reason, goods, ...row }) => ({
      id,
      version,
      state,
      from_store,
      to_store,
      note,
      reason,
      goods,
      sent_at: row.sent_at?.toISOString() ?? null,
      closed_at: row.closed_at?.toISOString() ?? null,
      lines: row.lines.map(({ id: line_id, product_id, size_id, quantity, received }) => ({
        line_id,
        product_id,
        size_id,
        quantity,
        received,
      })),
    }),
  },
} satisfies Omit<RecordDefinition<StoredTransfer, TransferFields, object>, 'read'>
