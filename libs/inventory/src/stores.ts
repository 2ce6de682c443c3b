import { keepsSizes } from '@deportivo/contracts/catalogue/lists'
import { listTable, type ListRow } from '@deportivo/platform/list-records/list-rows'
import { text } from '@deportivo/texts/text'
import type { FieldErrors, RecordInput } from '@deportivo/platform/records/record-call'
import type { Knex } from 'knex'
import type { StoreRow } from './tables.ts'

type Input = RecordInput<ListRow, Record<string, unknown>>

/** The sizes that have units in a store, or in its quarantine: those come back into it. */
const sizesIn = (trx: Knex.Transaction, id: number): Promise<number[]> =>
  trx('inventory.levels')
    .join('inventory.stores as s', 's.id', 'levels.store_id')
    .where((whose) => void whose.where('s.id', id).orWhere('s.of_store_id', id))
    .where('on_hand', '>', 0)
    .distinct()
    .pluck('size_id')

async function typeErrors(trx: Knex.Transaction, { before, fields }: Input): Promise<FieldErrors> {
  const type = fields.type as StoreRow['type'] | undefined
  if (before === null || type === undefined) return {}
  const sizes = await sizesIn(trx, before.id)
  return sizes.length > 0 && !keepsSizes({ type }, sizes) ? { type: 'store.keeps_its_stock' } : {}
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
