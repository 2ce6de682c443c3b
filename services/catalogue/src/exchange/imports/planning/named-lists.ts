import { lockTypes } from '@deportivo/inventory/stores'
import type { Knex } from 'knex'
import type { Tables } from 'knex/types/tables.js'
import { nameKey } from '../names/name-key.ts'

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

const FRACTIONS: Readonly<Record<string, string>> = { '½': '.5', '¼': '.25', '¾': '.75' }

/** One way of writing a size: '38,5', '38½' and '38 1/2' are 38.5; null: it is no number. */
function measureOf(name: string): number | null {
  const written = name
    .trim()
    .replace(/\s*([½¼¾])$/, (_, sign: string) => FRACTIONS[sign] ?? '')
    .replace(/\s+([1-3])\/([24])$/, (_, part: string, of: string) =>
      String(Number(part) / Number(of)).slice(1),
    )
    .replace(',', '.')
  return /^\d+(\.\d+)?$/.test(written) ? Number(written) : null
}

// No name begins so: names have no space before them.
const measureKey = (measure: number) => ` ${measure}`

/** Sizes by name, and by what they measure where no other size measures the same. */
function sizesOf(rows: readonly Named[]): Ids {
  const ids = idsOf(rows)
  const measures = rows.map(({ name }) => measureOf(name))
  for (const [at, { id }] of rows.entries()) {
    const measure = measures[at] ?? null
    if (measure === null || measures.filter((other) => other === measure).length > 1) continue
    ids.set(measureKey(measure), id)
  }
  return ids
}

/** The size that a text names, however it writes halves. */
export function sizeNamed(sizes: ReadonlyMap<string, number>, name: string): number | undefined {
  const measure = measureOf(name)
  return sizes.get(nameKey(name)) ?? (measure === null ? undefined : sizes.get(measureKey(measure)))
}

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
    sizes: sizesOf(await db('catalogue.sizes').select('id', 'name')),
    references: idsWithin(
      await db('catalogue.brand_references').select('id', 'name', { within: 'brand_id' }),
    ),
    subcategories: idsWithin(
      await db('catalogue.subcategories').select('id', 'name', { within: 'category_id' }),
    ),
  }
}
