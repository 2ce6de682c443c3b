import { INTERNATIONAL_SIZE_ID } from '@deportivo/contracts/catalogue/lists'
import { queryRows } from '@deportivo/platform/db/query-rows'
import type { KeyedText } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'

/** Units of a size in a store: what is there, or what was counted. */
export interface UnitsIn {
  size_id: number
  store_id: number
  quantity: number
}

/** A count that would give a product of one size another one, with the sizes that it has. */
export interface SecondSize<Counted extends UnitsIn> {
  counted: Counted
  others: number[]
}

// International units are sold to order, beside those of whatever size the product has.
const hasUnits = ({ size_id, quantity }: UnitsIn) => quantity > 0 && size_id !== INTERNATIONAL_SIZE_ID

const sizesIn = (units: Iterable<UnitsIn>) =>
  new Set([...units].filter(hasUnits).map(({ size_id }) => size_id))

const keyOf = ({ size_id, store_id }: UnitsIn) => `${size_id}/${store_id}`

/**
 * Of the counts of a product that has one size, those that give it units of another one: the size is the one that it
 * has units of anywhere, or else the first of the counts. Sizes that it has already, since a stock count found them, may be
 * counted again, and a request may replace one size by another.
 */
export function secondSizes<Counted extends UnitsIn>(
  counts: readonly Counted[],
  stored: readonly UnitsIn[],
): SecondSize<Counted>[] {
  const before = sizesIn(stored)
  const after = sizesIn(new Map([...stored, ...counts].map((units) => [keyOf(units), units])).values())
  const [first] = counts.filter(hasUnits)
  const stays = [...before].filter((id) => after.has(id))
  const own = stays.length > 0 ? stays : first ? [first.size_id] : []
  return counts
    .filter((counted) => hasUnits(counted) && !before.has(counted.size_id) && !own.includes(counted.size_id))
    .map((counted) => ({ counted, others: own }))
}

/** The units of some products by size and store: also those on their way, in quarantine and with sellers. */
export const unitsOf = (db: Knex, ids: readonly number[]) =>
  queryRows<UnitsIn & { product_id: number }>(
    db,
    `select product_id, size_id, store_id, on_hand as quantity from inventory.published_levels
     where product_id = any(?::integer[]) and on_hand > 0 order by product_id, size_id, store_id`,
    [[...ids]],
  )

/** The names of sizes as they are listed to users. */
export async function namesOfSizes(db: Knex, ids: readonly number[]): Promise<string> {
  const sizes = db('catalogue.sizes').whereIn('id', [...ids])
  return (await sizes.orderBy(['sort_order', 'id']).pluck<string[]>('name')).join(', ')
}

/** Why a size cannot be counted of a product that has another one. */
export const isSecondSize = (sizes: string): KeyedText => ({ key: 'product.second_size', values: { sizes } })

/** Why a product cannot be of one size from now on. */
export const hasSeveralSizes = (sizes: string): KeyedText => ({
  key: 'product.has_several_sizes',
  values: { sizes },
})

/** The sizes of which a product has units, where there are several: none is the only one. '' where it may be of one size. */
export async function severalSizes(db: Knex, productId: number): Promise<string> {
  const sizes = sizesIn(await unitsOf(db, [productId]))
  return sizes.size > 1 ? namesOfSizes(db, [...sizes]) : ''
}
