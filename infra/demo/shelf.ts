import { queryRows } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'
import type { Chance } from './chance.ts'

/** Some units of a size, and the store that has them. */
export interface StockRequest {
  product_id: number
  size_id: number
  store_id: number
  store_name: string
  quantity: number
}

// Units of a size that demo orders leave free, so that users of the demo can sell them.
const MIN_FREE = 3

/** Sizes that only one store has and that sell far more often than others, to the last pair: they must be bought again. */
const FAVOURITES = 10
const FAVOURITE_SHARE = 0.12

interface Level extends StockRequest {
  is_favourite: boolean
}

/** What may still be taken of each size from the store that would serve it, so that no demo sale is refused. */
export class Shelf {
  readonly #favourites: StockRequest[]
  readonly #others: StockRequest[]

  constructor(levels: Level[]) {
    const ofKind = (wanted: boolean) =>
      levels.filter((level) => level.is_favourite === wanted).map(({ is_favourite: _, ...level }) => level)
    this.#favourites = ofKind(true)
    this.#others = ofKind(false)
  }

  /** Takes one to `most` units of some size from the shelf. */
  take(chance: Chance, most: number): StockRequest {
    const isFavourite = this.#favourites.length > 0 && chance.happens(FAVOURITE_SHARE)
    const sizes = isFavourite ? this.#favourites : this.#others
    const level = chance.of(sizes)
    const quantity = Math.min(chance.between(1, most), level.quantity)
    level.quantity -= quantity
    if (level.quantity === 0) sizes.splice(sizes.indexOf(level), 1)
    return { ...level, quantity }
  }
}

/** The sizes with more than the free minimum in the first national store that has any; of favourites, all units. */
export async function readShelf(trx: Knex.Transaction): Promise<Shelf> {
  const rows = await queryRows<Level>(
    trx,
    `with levels as (
       select l.product_id, l.size_id, l.store_id, s.name as store_name, s.orden, l.available,
         sum(l.available) over (partition by l.product_id, l.size_id) as everywhere
       from inventory.published_levels l join inventory.published_stores s on s.id = l.store_id
       where s.type = 'national'
     ), served as (
       select distinct on (product_id, size_id) *, available = everywhere as is_alone
       from levels where available > :free order by product_id, size_id, orden
     ), ranked as (
       select *, is_alone and row_number() over (
         order by is_alone desc, available desc, product_id, size_id
       ) <= :favourites as is_favourite from served
     )
     select product_id, size_id, store_id, store_name, is_favourite,
       case when is_favourite then available else available - :free end as quantity
     from ranked order by product_id, size_id`,
    { free: MIN_FREE, favourites: FAVOURITES },
  )
  return new Shelf(rows)
}
