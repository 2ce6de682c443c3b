import type { AuditEntry } from '@deportivo/contracts/admin/audit'
import type { Knex } from 'knex'

type Change = AuditEntry['changes'][number]

interface Source {
  view: string
  id: string
  name: string
}

const ofProducts = (record: string): Source => ({
  view: 'catalogue.published_products',
  id: `${record}_id`,
  name: `${record}_name`,
})

const STORES = { view: 'inventory.published_stores', id: 'id', name: 'name' }
const PEOPLE = { view: 'auth.published_people', id: 'id', name: 'name' }

/** Where the names of the records are whose ids a field has. */
const SOURCES: Readonly<Record<string, Source>> = {
  brand_id: ofProducts('brand'),
  category_id: ofProducts('category'),
  subcategory_id: ofProducts('subcategory'),
  reference_id: ofProducts('reference'),
  color_id: ofProducts('color'),
  store_id: STORES,
  from_store_id: STORES,
  to_store_id: STORES,
  size_id: { view: 'catalogue.published_sizes', id: 'id', name: 'name' },
  code_id: { view: 'catalogue.published_codes', id: 'id', name: 'name' },
  city_id: { view: 'sales.published_cities', id: 'id', name: 'name' },
  seller_id: PEOPLE,
  owner_user_id: PEOPLE,
}

const isId = (value: string | null): value is string => value !== null && /^\d{1,9}$/.test(value)

async function namesOf(db: Knex, field: string, { view, id, name }: Source, changes: readonly Change[]) {
  const ids = changes
    .filter((change) => change.field === field)
    .flatMap(({ from, to }) => [from, to].filter(isId).map(Number))
  if (ids.length === 0) return []
  const rows = (await db(view).distinct({ id, name }).whereIn(id, ids)) as { id: number; name: string }[]
  return rows.map((row) => [`${field} ${row.id}`, row.name] as const)
}

/** The records that a change names by id, by their names: an id means nothing to a reader. One without a name stays an id. */
export async function withRecordNames<E extends { changes: Change[] }>(
  db: Knex,
  entries: readonly E[],
): Promise<E[]> {
  const changes = entries.flatMap((entry) => entry.changes)
  const found = await Promise.all(
    Object.entries(SOURCES).map(([field, source]) => namesOf(db, field, source, changes)),
  )
  const names = new Map<string, string>(found.flat())
  const named = (field: string, value: string | null) => names.get(`${field} ${value}`) ?? value
  return entries.map((entry) => ({
    ...entry,
    changes: entry.changes.map(({ field, from, to }) => ({
      field,
      from: named(field, from),
      to: named(field, to),
    })),
  }))
}
