import { lockTypes } from '@deportivo/inventory/stores'
import { singleSpaced } from '@deportivo/platform/list-records/single-spaced'
import type { Knex } from 'knex'
import type { Tables } from 'knex/types/tables.js'

type Ids = Map<string, number>
type StoreType = Tables['catalogue.published_stores']['type']

/** The rows that lines name, by name in any case. References are within their brand, subcategories within their category. */
export interface NamedLists {
  brands: Ids
  colors: Ids
  sizes: Ids
  references: Ids
  subcategories: Ids
  categories: Map<string, { id: number; size_ids: number[] }>
  stores: Map<string, { id: number; type: StoreType }>
}

export const nameKey = (name: string, within?: number): string =>
  `${within === undefined ? '' : `${within} `}${singleSpaced(name).toLowerCase()}`

interface Named {
  id: number
  name: string
}

const byName = <Row extends Named>(rows: readonly Row[]) =>
  // Of two stores with one name the first: files name them no other way.
  new Map(rows.map((row) => [nameKey(row.name), row] as const).toReversed())

const idsOf = (rows: readonly Named[]): Ids => new Map(rows.map(({ id, name }) => [nameKey(name), id]))

const idsWithin = (rows: readonly (Named & { within: number })[]): Ids =>
  new Map(rows.map(({ id, name, within }) => [nameKey(name, within), id]))

/** Until the transaction ends no store gets another type, and no category gives up a size, while units are counted into them. */
export async function lockPlaces(trx: Knex.Transaction): Promise<void> {
  await lockTypes(trx, await trx('catalogue.published_stores').pluck('id'))
  await trx('catalogue.categories').orderBy('id').forShare().select('id')
}

/** Reads all of them: a shop has some thousands at most. */
export async function readNamedLists(db: Knex): Promise<NamedLists> {
  const categories = await db('catalogue.categories').orderBy('id').select('id', 'name', 'size_ids')
  const stores = await db('catalogue.published_stores').orderBy('id').select('id', 'name', 'type')
  return {
    categories: byName(categories),
    stores: byName(stores),
    brands: idsOf(await db('catalogue.brands').select('id', 'name')),
    colors: idsOf(await db('catalogue.colours').select('id', 'name')),
    sizes: idsOf(await db('catalogue.sizes').select('id', 'name')),
    references: idsWithin(
      await db('catalogue.brand_references').select('id', 'name', { within: 'brand_id' }),
    ),
    subcategories: idsWithin(
      await db('catalogue.subcategories').select('id', 'name', { within: 'category_id' }),
    ),
  }
}
