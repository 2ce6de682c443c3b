import type { Mapping } from '@deportivo/contracts/catalogue/imports'
import type { Knex } from 'knex'
import type { ProductsHead } from '../reading/open-products.ts'
import type { ImportRow } from '../tables.ts'
import { suggestMapping } from './suggest-mapping.ts'

/** Units without a column for their store are in the first that sells. */
async function withStore(trx: Knex.Transaction, mapping: Mapping): Promise<Mapping> {
  const has = (field: Mapping[number]['field']) => mapping.some((one) => one.field === field)
  if (!has('quantity') || has('store')) return mapping
  const store = await trx('catalogue.published_stores')
    .where('type', 'national')
    .orderBy(['orden', 'id'])
    .first('name')
  return store ? [...mapping, { field: 'store', text: store.name }] : mapping
}

/** What is chosen for columns that their user has not chosen before. */
export const suggestChoices = async (
  trx: Knex.Transaction,
  { columns, format }: ProductsHead,
): Promise<Pick<ImportRow, 'mapping' | 'make_missing'>> => ({
  mapping: await withStore(trx, suggestMapping(columns, format)),
  make_missing: true,
})
