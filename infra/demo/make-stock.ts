import { INTERNATIONAL_SIZE_ID } from '@deportivo/contracts/catalogue/lists'
import type { Chance } from './chance.ts'

export interface StockedProduct {
  id: number
  size_ids: readonly number[]
  unit_cost: number
}

export interface DemoStore {
  id: number
  name: string
  type: string
}

interface Counted {
  product_id: number
  size_id: number
  store_id: number
  quantity: number
  unit_cost: number
}

/** How much of a product a store has, at most per size; 0: none at all. */
const DEPTH: Record<string, readonly [share: number, most: number]> = {
  'Bodega Principal': [0.94, 12],
  'Bodega Norte': [0.6, 6],
  'Local Centro': [0.55, 4],
  'Local Sur': [0.35, 3],
}

/** The middle of the run sells first, so there is more of it. */
function quantityOf(place: number, count: number, most: number, chance: Chance): number {
  const fromMiddle = Math.abs(place - (count - 1) / 2) / Math.max(1, count / 2)
  return Math.round(most * (1 - 0.7 * fromMiddle) * (chance.between(35, 100) / 100))
}

function nationalCounts(product: StockedProduct, store: DemoStore, chance: Chance): Counted[] {
  const [share, most] = DEPTH[store.name] ?? [0, 0]
  if (!chance.happens(share)) return []
  // A broken run: the common sizes are sold out here and in stock elsewhere.
  const isBroken = most < 5 && chance.happens(0.25)
  return product.size_ids.map((size_id, place) => {
    const isMiddle = Math.abs(place - (product.size_ids.length - 1) / 2) < 2
    const quantity = isBroken && isMiddle ? 0 : quantityOf(place, product.size_ids.length, most, chance)
    return { product_id: product.id, size_id, store_id: store.id, quantity, unit_cost: product.unit_cost }
  })
}

function countsIn(product: StockedProduct, store: DemoStore, chance: Chance): Counted[] {
  const key = { product_id: product.id, store_id: store.id, unit_cost: product.unit_cost }
  if (store.type === 'international')
    return chance.happens(0.3)
      ? [{ ...key, size_id: INTERNATIONAL_SIZE_ID, quantity: chance.between(3, 12) }]
      : []
  if (store.type === 'exhibition')
    return chance.happens(0.5) ? [{ ...key, size_id: chance.of(product.size_ids), quantity: 1 }] : []
  return nationalCounts(product, store, chance)
}

/** The stock count of the company's first day: most products well stocked, a few sold out everywhere. */
export function makeStock(
  products: readonly StockedProduct[],
  stores: readonly DemoStore[],
  chance: Chance,
): Counted[] {
  return products.flatMap((product) =>
    chance.happens(0.03) ? [] : stores.flatMap((store) => countsIn(product, store, chance)),
  )
}
