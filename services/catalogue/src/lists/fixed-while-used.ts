import type { ListRecord, ListRow } from '@deportivo/platform/list-records/list-rows'
import { countUses, type Usage } from '@deportivo/platform/records/usage'

/**
 * A field that stays as it is while rows use the record: they have the same value, which would become wrong. Names how
 * many there are.
 */
export const fixedWhileUsed =
  (field: string, usages: readonly Usage[]): NonNullable<ListRecord['check']> =>
  async ({ trx }, { before, fields }) => {
    const stored = before as (ListRow & Record<string, unknown>) | null
    if (stored === null || fields[field] === undefined || fields[field] === stored[field]) return {}
    const [used] = await countUses(trx, usages, stored.id)
    if (!used) return {}
    const kind = { key: `record.use.${used.kind}` } as const
    return { [field]: { key: 'record.fixed_while_used', values: { kind, count: used.count } } }
  }
