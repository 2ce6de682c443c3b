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

/** What may still be taken of each size from the store that would serve it, so that no demo sale is refused. */
export class Shelf {
  readonly #sizes: StockRequest[]

  constructor(levels: StockRequest[]) {
    this.#sizes = levels
  }

  /** Takes one to `most` units of some size from the shelf. */
  take(chance: Chance, most: number): StockRequest {
    const level = chance.of(this.#sizes)
    const quantity = Math.min(chance.between(1, most), level.quantity)
    level.quantity -= quantity
    if (level.quantity === 0) this.#sizes.splice(this.#sizes.indexOf(level), 1)
    return { ...level, quantity }
  }
}

/** The sizes with more than the free minimum in the first national store that has any. */
export async function readShelf(trx: Knex.Transaction): Promise<Shelf> {
  const rows = await queryRows<StockRequest>(
    trx,
    `select distinct on (l.product_id, l.size_id) l.product_id, l.size_id, l.store_id, s.name as store_name,
            l.available - ? as quantity
     from inventory.published_levels l join inventory.published_stores s on s.id = l.store_id
     where s.type = 'national' and l.available > ?
     order by l.product_id, l.size_id, s.orden`,
    [MIN_FREE, MIN_FREE],
  )
  return new Shelf(rows)
}
