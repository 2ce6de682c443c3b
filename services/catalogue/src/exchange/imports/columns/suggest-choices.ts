import type { ImportFormat } from '@deportivo/contracts/catalogue/import-columns'
import type { Mapping } from '@deportivo/contracts/catalogue/imports'
import type { Knex } from 'knex'
import type { ProductsHead } from '../reading/open-products.ts'
import type { ImportRow } from '../tables.ts'
import { nameKey } from '../names/name-key.ts'
import { alegraShops } from '../shops/alegra-names.ts'
import { shopsOfLoyverse } from '../shops/loyverse.ts'
import { suggestMapping } from './suggest-mapping.ts'

const SHOPS: Partial<Record<ImportFormat, typeof alegraShops>> = {
  loyverse: shopsOfLoyverse,
  alegra: alegraShops,
}

/**
 * Units without a column for their store are in the store of the only shop that the file has, by its name; else in the
 * first that sells. Of several shops each line names its own.
 */
async function withStore(
  trx: Knex.Transaction,
  mapping: Mapping,
  { columns, format }: ProductsHead,
): Promise<Mapping> {
  const has = (field: Mapping[number]['field']) => mapping.some((one) => one.field === field)
  const [shop, ...others] = SHOPS[format]?.(columns) ?? []
  if (!has('quantity') || has('store') || others.length > 0) return mapping
  const stores = await trx('catalogue.published_stores').orderBy(['orden', 'id']).select('name', 'type')
  const store =
    stores.find(({ name }) => shop && nameKey(name) === nameKey(shop.shop)) ??
    stores.find(({ type }) => type === 'national')
  return store ? [...mapping, { field: 'store', text: store.name }] : mapping
}

/** What is chosen for columns that their user has not chosen before. */
export const suggestChoices = async (
  trx: Knex.Transaction,
  head: ProductsHead,
): Promise<Pick<ImportRow, 'mapping' | 'make_missing'>> => ({
  mapping: await withStore(trx, suggestMapping(head.columns, head.format), head),
  make_missing: true,
})
