import { queryRows } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'
import type { ProductRow } from '../../../tables.ts'
import { readSizes } from './stored-sizes.ts'
import { draftOf, type Draft, type Line } from '../planning/drafts.ts'
import { nameKey } from '../names/name-key.ts'
import type { NamedLists } from '../planning/named-lists.ts'
import { levelKey, type PlanContext } from '../planning/plan-context.ts'

/** The ids by which a product without a key is recognised; null: some of its names do not exist, so it does not either. */
export function sameAs({ head }: Pick<Draft, 'head'>, lists: NamedLists) {
  const brand = lists.brands.get(nameKey(head.brand ?? ''))
  const reference_id = lists.references.get(nameKey(head.reference ?? '', brand ?? 0))
  const color_id = lists.colors.get(nameKey(head.color ?? ''))
  if (reference_id === undefined || color_id === undefined) return null
  return { reference_id, color_id, name: (head.name ?? '').trim().toLowerCase() }
}

type Same = NonNullable<ReturnType<typeof sameAs>>

const sameKey = ({ reference_id, color_id, name }: Same) =>
  `${reference_id}/${color_id}/${name.toLowerCase()}`

/** By key, or by their names: each along its index, never through all products. */
async function findProducts(
  db: Knex,
  handles: readonly string[],
  same: readonly Same[],
): Promise<ProductRow[]> {
  const active = () => db('catalogue.products').where('is_active', true).orderBy('id')
  const byHandle =
    handles.length > 0 ? await active().whereRaw('lower(handle) = any(?::text[])', [[...handles]]) : []
  const pairs = same.map(({ reference_id, color_id }) => [reference_id, color_id])
  const byNames = pairs.length > 0 ? await active().whereIn(['reference_id', 'color_id'], pairs) : []
  return [...new Map([...byHandle, ...byNames].map((row) => [row.id, row])).values()]
}

const LEVELS = `
  select product_id, size_id, store_id, on_hand from inventory.published_levels
  where product_id = any(:ids::integer[]) and on_hand <> 0`

interface Level {
  product_id: number
  size_id: number
  store_id: number
  on_hand: number
}

/** The addresses from which photos of some products were fetched. */
async function readPhotos(
  db: Knex,
  lines: readonly Line[],
  ids: readonly number[],
): Promise<PlanContext['photosOf']> {
  const isNamed = lines.some(({ values }) => values.photos)
  if (!isNamed || ids.length === 0) return () => []
  const rows = await db('catalogue.product_photos')
    .whereIn('product_id', ids)
    .whereNotNull('source_url')
    .select('product_id', 'source_url')
  return (id) => rows.flatMap(({ product_id, source_url }) => (product_id === id && source_url) || [])
}

/** Reads the stored products that some lines are about, with their units. */
export async function readStored(
  db: Knex,
  products: readonly (readonly Line[])[],
  lists: NamedLists,
): Promise<Pick<PlanContext, 'find' | 'levelsOf' | 'sizesOf' | 'ownerOf' | 'photosOf'>> {
  const drafts = products.map((lines) => draftOf(lines).draft)
  const handles = drafts.flatMap(({ head }) => head.handle?.toLowerCase() || [])
  const same = drafts.flatMap((draft) => (draft.head.handle ? [] : (sameAs(draft, lists) ?? [])))
  const rows = await findProducts(db, handles, same)
  const ids = rows.map(({ id }) => id)
  const levels = await queryRows<Level>(db, LEVELS, { ids })
  const units = new Map<number, Map<string, number>>()
  for (const { product_id, size_id, store_id, on_hand } of levels) {
    const own = units.get(product_id) ?? new Map<string, number>()
    units.set(product_id, own.set(levelKey(size_id, store_id), on_hand))
  }
  return {
    ...(await readSizes(db, products.flat(), ids)),
    photosOf: await readPhotos(db, products.flat(), ids),
    levelsOf: (id) => units.get(id) ?? new Map(),
    find(draft) {
      const handle = draft.head.handle?.toLowerCase()
      if (handle) return rows.filter((row) => row.handle.toLowerCase() === handle)
      const wanted = sameAs(draft, lists)
      return wanted ? rows.filter((row) => sameKey(row) === sameKey(wanted)) : []
    },
  }
}
