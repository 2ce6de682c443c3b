import type { AuditEntry } from '@deportivo/contracts/admin/audit'
import type { Knex } from 'knex'

type Change = AuditEntry['changes'][number]

const isOfCodes = ({ field }: Change) => field === 'codes'

/**
 * The price codes of entries by their names: entries store ids, which mean nothing to a reader. A user's are stored as
 * `1, 4`, a product's with their prices as `1: 150000, 4: 189900`.
 */
export async function withCodeNames<E extends { changes: Change[] }>(
  db: Knex,
  entries: readonly E[],
): Promise<E[]> {
  if (!entries.some(({ changes }) => changes.some(isOfCodes))) return [...entries]
  const codes = await db('catalogue.published_codes').select('id', 'name')
  const names = new Map(codes.map(({ id, name }) => [String(id), name]))
  const named = (ids: string | null) =>
    ids === null
      ? null
      : ids
          .split(', ')
          .map((code) => code.replace(/^\d+/, (id) => names.get(id) ?? id))
          .join(', ')
  const inWords = (change: Change) =>
    isOfCodes(change) ? { ...change, from: named(change.from), to: named(change.to) } : change
  return entries.map((entry) => ({ ...entry, changes: entry.changes.map(inWords) }))
}
