import { queryRow } from '@deportivo/platform/db/query-rows'
import { listTable, type ListRow } from '@deportivo/platform/list-records/list-rows'
import { text } from '@deportivo/texts/text'
import type { FieldErrors, RecordInput } from '@deportivo/platform/records/record-call'
import { waitForReferrers } from '@deportivo/platform/records/referrers'
import type { Knex } from 'knex'
import type { StoreRow } from './tables.ts'

type Input = RecordInput<ListRow & { type?: unknown }, Record<string, unknown>>

// Its levels remain when they are empty: units of them that were sold, claimed or sent may come back into it.
const HAD_STOCK = `
  select exists (
    select from inventory.levels l join inventory.stores s on s.id = l.store_id
    where s.id = :id or s.of_store_id = :id
  ) or exists (
    select from inventory.count_lines where store_id = :id and is_open
  ) or exists (
    select from inventory.transfers where state = 'in_transit' and to_store = :id
  ) as had_stock`

const isInternational = (type: unknown) => type === 'international'

/** Only a store that never had stock becomes international or stops being so: no size it had, or is about to get, fits both. */
async function typeErrors(trx: Knex.Transaction, { before, fields }: Input): Promise<FieldErrors> {
  if (before === null || fields.type === undefined) return {}
  if (isInternational(fields.type) === isInternational(before.type)) return {}
  // Goods that are received in it just now were refused by its type or will be found.
  await waitForReferrers(trx, 'store', before.id)
  const { had_stock } = await queryRow<{ had_stock: boolean }>(trx, HAD_STOCK, { id: before.id })
  return had_stock ? { type: 'store.keeps_its_stock' } : {}
}

/** The stores that people maintain; virtual ones are made by the system. A store's quarantine goes with it. */
export const STORES = listTable({
  table: 'inventory.stores',
  scope: { purpose: null, is_active: true },
  check: ({ trx }, input) => typeErrors(trx, input),
  parts: {
    read: () => Promise.resolve({}),
    async write(trx, of_store_id, { name }) {
      if (typeof name !== 'string') return
      const renamed = text('store.quarantine', { store: name.trim() })
      await trx('inventory.stores').where({ of_store_id }).update({ name: renamed })
    },
    async remove(trx, of_store_id) {
      await trx('inventory.stores').where({ of_store_id }).delete()
    },
  },
})

/** The types of stores that units are put into: they stay until the transaction ends. */
export async function lockTypes(
  trx: Knex.Transaction,
  ids: readonly number[],
): Promise<Map<number, StoreRow['type']>> {
  const rows = await trx('inventory.stores')
    .whereIn('id', ids)
    .where('is_active', true)
    .orderBy('id')
    .forShare()
    .select('id', 'type')
  return new Map(rows.map(({ id, type }) => [id, type]))
}
