import type { RecordDefinition } from '@deportivo/platform/records/record'
import type { CountRow } from './count-tables.ts'

export type StoredCount = CountRow
export type { CountedScope } from './count-tables.ts'

/** What is saved of a count: at its start, or by a step. */
export type CountFields = Partial<
  Pick<
    CountRow,
    | 'store_id'
    | 'scope'
    | 'category_id'
    | 'brand_id'
    | 'product_ids'
    | 'scope_name'
    | 'state'
    | 'reason'
    | 'uncounted'
  >
>

const AUDITED = ['store_id', 'scope', 'scope_name', 'state', 'reason', 'uncounted'] as const

const audited = (fields: CountFields) =>
  Object.fromEntries(AUDITED.filter((name) => name in fields).map((name) => [name, fields[name]]))

/** The record of a count, but for how it is read. Its lines are no part of it: they change with every scan. */
export const COUNTS = {
  table: 'inventory.counts',
  subject: 'count',
  nameOf: ({ id }) => `#${id}`,
  references: {
    store_id: { table: 'inventory.stores' },
  },
  audited,
  auditedRow: audited,
  event: {
    family: 'count',
    recordOf: ({ id, version, state, store_id, scope, category_id, brand_id, product_ids, ...row }) => ({
      id,
      version,
      state,
      store_id,
      scope,
      category_id,
      brand_id,
      product_ids,
      reason: row.reason,
      uncounted: row.uncounted,
      batch: row.batch,
      closed_at: row.closed_at?.toISOString() ?? null,
    }),
  },
} satisfies Omit<RecordDefinition<CountRow, CountFields, object>, 'read'>
