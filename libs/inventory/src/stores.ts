import { keepsSizes } from '@deportivo/contracts/catalogue/lists'
import { queryRows } from '@deportivo/platform/db/query-rows'
import { listTable, type ListRow } from '@deportivo/platform/list-records/list-rows'
import { text } from '@deportivo/texts/text'
import type { FieldErrors, RecordInput } from '@deportivo/platform/records/record-call'
import type { Knex } from 'knex'
import type { StoreRow } from './tables.ts'

type Input = RecordInput<ListRow, Record<string, unknown>>

// One statement: units that are sent or come back meanwhile are found in one of the two places.
const SIZES_IN = `
  select l.size_id from inventory.levels l join inventory.stores s on s.id = l.store_id
  where (s.id = :id or s.of_store_id = :id) and l.on_hand > 0
  union
  select l.size_id from inventory.transfer_lines l join inventory.transfers t on t.id = l.transfer_id
  where t.state = 'in_transit' and (t.from_store = :id or t.to_store = :id)`

/**
 * The sizes that have units in a store, in its quarantine, or on their way between it and another: those come back
 * into it, or arrive.
 */
async function sizesIn(trx: Knex.Transaction, id: number): Promise<number[]> {
  const rows = await queryRows<{ size_id: number }>(trx, SIZES_IN, { id })
  return rows.map(({ size_id }) => size_id)
}

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
