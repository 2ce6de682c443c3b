import { startCount } from '@deportivo/contracts/catalogue/counts'
import type { BodyOf } from '@deportivo/contracts/route'
import { lockTypes } from '@deportivo/inventory/stores'
import type { CountedScope, StoredCount } from '@deportivo/inventory/count-record'
import { LOCKS } from '@deportivo/platform/db/locks'
import { queryRow } from '@deportivo/platform/db/query-rows'
import { lockOwner, refuseFull } from '@deportivo/platform/db/refuse-full'
import { invalid } from '@deportivo/platform/http/refused'
import { change, withMessage } from '@deportivo/platform/http/serve/serve'
import { recordCallOf, type RecordCall } from '@deportivo/platform/records/record-call'
import { createRecord } from '@deportivo/platform/records/save-record'
import type { Routes } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { COUNT, readCount } from './count-record.ts'

type Body = BodyOf<typeof startCount>

// More than teams that count one store in parts: each open one is read with every entry of another.
const MOST_OPEN = 20

const EVERYTHING = { category_id: null, brand_id: null, product_ids: null, scope_name: null }

async function namedRow(
  trx: Knex.Transaction,
  table: 'catalogue.categories' | 'catalogue.brands',
  field: 'category_id' | 'brand_id',
  id: number | undefined,
): Promise<Partial<CountedScope>> {
  if (id === undefined) throw invalid({ [field]: 'field.required' })
  const row = await trx(table).where({ id }).first('name')
  if (!row) throw invalid({ [field]: 'field.unknown_record' })
  return { [field]: id, scope_name: row.name }
}

async function namedProducts(
  trx: Knex.Transaction,
  ids: readonly number[] = [],
): Promise<Partial<CountedScope>> {
  if (ids.length === 0) throw invalid({ product_ids: 'field.required' })
  const product_ids = [...new Set(ids)].toSorted((one, other) => one - other)
  const products = await trx('catalogue.products')
    .whereIn('id', product_ids)
    .where('is_active', true)
    .orderBy('name')
    .select('id', 'name')
  if (products.length < product_ids.length) throw invalid({ product_ids: 'field.unknown_record' })
  return { product_ids, scope_name: products.map(({ name }) => name).join(', ') }
}

/** The scope with its name; what belongs to other scopes is left out. */
async function scopeOf(trx: Knex.Transaction, { scope, ...body }: Body): Promise<CountedScope> {
  const named = {
    all: () => Promise.resolve({}),
    category: () => namedRow(trx, 'catalogue.categories', 'category_id', body.category_id),
    brand: () => namedRow(trx, 'catalogue.brands', 'brand_id', body.brand_id),
    products: () => namedProducts(trx, body.product_ids),
  }
  return { ...EVERYTHING, scope, ...(await named[scope]()) }
}

async function refuseVirtual(trx: Knex.Transaction, store_id: number): Promise<void> {
  const type = (await lockTypes(trx, [store_id])).get(store_id)
  if (type === undefined) throw invalid({ store_id: 'field.unknown_record' })
  if (type === 'virtual') throw invalid({ store_id: 'store.is_virtual' })
}

async function refuseTooMany(trx: Knex.Transaction, store_id: number): Promise<void> {
  await lockOwner(trx, LOCKS.countsOf, store_id)
  await refuseFull(trx('inventory.published_counts').where({ store_id, state: 'open' }), {
    most: MOST_OPEN,
    refusal: (most) => invalid({ store_id: { key: 'count.refused.too_many_open', values: { most } } }),
  })
}

/** Opens a count of a store, or of a part of it. */
export async function openCount(call: RecordCall, body: Body): Promise<StoredCount> {
  const { trx } = call
  await refuseVirtual(trx, body.store_id)
  await refuseTooMany(trx, body.store_id)
  const { newest } = await queryRow<{ newest: number }>(
    trx,
    'select coalesce(max(id), 0) as newest from inventory.published_ledger',
  )
  return createRecord(call, COUNT, {
    fields: { store_id: body.store_id, ...(await scopeOf(trx, body)) },
    set: { created_by: call.audit.by_name, started_after: newest },
  })
}

export const startCountRoute: Routes = (app, deps) =>
  change(app, deps, startCount, async (served) => {
    const { trx, body } = served
    const call = recordCallOf(deps, served)
    const { id } = await openCount(call, body)
    return withMessage('count.started', await readCount(trx, id, call), { id })
  })
