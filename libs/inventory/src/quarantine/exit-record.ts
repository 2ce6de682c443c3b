import type { RecordDefinition } from '@deportivo/platform/records/record'
import type { QuarantineExitRow } from '../tables.ts'

export type StoredExit = QuarantineExitRow

/** What is saved of an exit: as it is made, settled or undone. */
export type QuarantineExitFields = Partial<
  Pick<
    QuarantineExitRow,
    'kind' | 'state' | 'quantity' | 'reason' | 'supplier' | 'replaced' | 'credit' | 'closing_note'
  >
>

/** The record of an exit from quarantine, but for how it is read. Its units are moved by `exits`. */
export const QUARANTINE_EXITS = {
  table: 'inventory.quarantine_exits',
  subject: 'quarantine_exit',
  nameOf: ({ id }) => `#${id}`,
  event: {
    family: 'quarantine_exit',
    recordOf: ({ id, version, kind, state, product_id, size_id, store_id, quantity, ...row }) => ({
      id,
      version,
      kind,
      state,
      product_id,
      size_id,
      store_id,
      quantity,
      unit_cost: row.unit_cost,
      reason: row.reason,
      supplier: row.supplier,
      replaced: row.replaced,
      credit: row.credit === null ? null : Number(row.credit),
      closed_at: row.closed_at?.toISOString() ?? null,
    }),
  },
} satisfies Omit<RecordDefinition<QuarantineExitRow, QuarantineExitFields, object>, 'read'>
