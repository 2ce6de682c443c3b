import { singleSpaced } from '@deportivo/platform/single-spaced'
import type { Knex } from 'knex'
import { nameKey } from '../names/name-key.ts'
import type { NamedLists } from '../planning/named-lists.ts'
import type { Plan } from '../planning/plan-product.ts'
import type { AlikeProducts } from '../tables.ts'
import { sameAs } from './stored-products.ts'

// What a user can look through; the total counts all.
const SHOWN = 20

export const noneAlike = (): AlikeProducts => ({ total: 0, first: [] })

/** As products are read: by their names alone, also of rows that the import would make. */
const keyOf = ({ head }: Plan) =>
  [head.name, head.brand, head.reference, head.color].map((text) => nameKey(text ?? '')).join('\n')

interface Stored {
  id: number
  name: string
  reference_id: number
  color_id: number
}

const storedKey = ({ name, reference_id, color_id }: Omit<Stored, 'id'>) =>
  `${reference_id}/${color_id}/${singleSpaced(name).toLowerCase()}`

/** Stored products that new ones look like, by the key of these. Found along the index of reference and colour. */
async function storedAlike(
  db: Knex,
  created: readonly Plan[],
  lists: NamedLists,
): Promise<(plan: Plan) => number | undefined> {
  const pairs = created.flatMap((plan) => {
    const same = sameAs(plan, lists)
    return same ? [[same.reference_id, same.color_id]] : []
  })
  if (pairs.length === 0) return () => undefined
  const rows = await db('catalogue.products')
    .where('is_active', true)
    .whereIn(['reference_id', 'color_id'], pairs)
    .orderBy('id', 'desc')
    .select<Stored[]>('id', 'name', 'reference_id', 'color_id')
  const ids = new Map(rows.map((row) => [storedKey(row), row.id]))
  return (plan) => {
    const same = sameAs(plan, lists)
    return same ? ids.get(storedKey(same)) : undefined
  }
}

/**
 * Adds the new products of some plans that have the name, reference and colour of a stored product, or of an earlier
 * line. `seen` has the first line of each product of the file.
 */
export async function addAlike(
  db: Knex,
  alike: AlikeProducts,
  plans: readonly Plan[],
  { lists, seen }: { lists: NamedLists; seen: Map<string, number> },
): Promise<void> {
  const created = plans.filter(({ before, head }) => before === null && head.name)
  const idOf = await storedAlike(db, created, lists)
  for (const plan of created) {
    const product_id = idOf(plan) ?? null
    const like_row = seen.get(keyOf(plan)) ?? null
    if (like_row === null) seen.set(keyOf(plan), plan.row)
    if (product_id === null && like_row === null) continue
    alike.total += 1
    const { row, head } = plan
    if (alike.first.length < SHOWN) alike.first.push({ row, name: head.name ?? '', product_id, like_row })
  }
}
