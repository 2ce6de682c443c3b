import { randomUUID } from 'node:crypto'
import {
  applyCount,
  cancelCount,
  countUnits,
  startCount,
  type StockCount,
} from '@deportivo/contracts/catalogue/counts'
import { UNCOUNTED_SIZES } from '@deportivo/lifecycle/stock-count/states'
import { chooser, SIZES, tried, type Act, type World } from './world.ts'

/** A count of both products in a store, of which a size can have one at a time. */
async function start(world: World, pick: number): Promise<void> {
  const body = { store_id: chooser(pick)(world.shop.stores), scope: 'products', product_ids: world.products }
  const count = await tried<StockCount>(world, 'two', startCount, { body })
  if (count) world.open_counts.push(count.id)
}

/** Counts some units, or ends the count: others sell and move the same ones meanwhile. */
export const countShared: Act = async (world, _, { pick }) => {
  const choose = chooser(pick)
  const id = world.open_counts[pick % Math.max(1, world.open_counts.length)]
  if (id === undefined) return start(world, pick)
  const params = { id }
  const what = choose(['enter', 'enter', 'enter', 'enter', 'apply', 'apply', 'start', 'cancel'])
  if (what === 'start') return start(world, pick)
  if (what === 'enter') {
    const entry = { product_id: choose(world.products), size_id: choose(SIZES), kind: choose(['set', 'add']) }
    const entries = [{ ...entry, key: randomUUID(), quantity: choose([1, 4, 9, 12]) }]
    return tried(world, 'two', countUnits, { params, body: { entries } })
  }
  const body = { reason: 'Conteo de mes', ...(what === 'apply' && { uncounted: choose(UNCOUNTED_SIZES) }) }
  const ended = await tried(world, 'two', what === 'apply' ? applyCount : cancelCount, { params, body })
  if (ended) world.open_counts = world.open_counts.filter((one) => one !== id)
}
