import { queryRows } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'
import { applyChanges } from './apply.ts'
import type { Act, Change, StockKey } from './change.ts'
import type { LevelRow } from './tables.ts'

export interface Counted extends StockKey {
  quantity: number
  unit_cost?: number | null | undefined
  /** The units that the count replaces; another number of them refuses it. */
  seen?: number
}

/** A size of which fewer were counted than orders and transfers hold. */
export interface BelowHeld extends StockKey {
  held: number
  order_ids: number[]
  transfer_ids: number[]
}

/** By product: what its units cost that come in without a cost of their own. */
export type ProductCosts = ReadonlyMap<number, number | null>

/** Units that come in have the cost that was entered with them, else the one of their product. */
export const withCosts = (changes: readonly Change[], costs: ProductCosts): Change[] =>
  changes.map((change) =>
    change.on_hand_change > 0
      ? { ...change, unit_cost: change.unit_cost ?? costs.get(change.product_id) ?? null }
      : change,
  )

/** None are below what is held where a count was refused because of what it would replace. */
export type CountOutcome = { ok: true; batch: number | null } | { ok: false; below_held: BelowHeld[] }

/**
 * Sets counted quantities: the difference is the ledger's entry. Refuses less than what is held, naming the orders
 * and transfers, and to replace others than were seen.
 */
export async function count(
  trx: Knex.Transaction,
  { counts, costs = new Map(), ...act }: Act & { counts: readonly Counted[]; costs?: ProductCosts },
): Promise<CountOutcome> {
  const levels = await lockedLevels(trx, counts)
  const isOther = ({ seen, ...key }: Counted) => seen !== undefined && seen !== onHandOf(levels, key)
  if (counts.some(isOther)) return { ok: false, below_held: [] }
  const below = counts.filter((counted) => counted.quantity < heldOf(levels, counted))
  if (below.length > 0) return { ok: false, below_held: await nameHolders(trx, levels, below) }
  const changes = counts
    .map((counted) => difference(levels, counted))
    .filter((change) => change.on_hand_change !== 0)
  const done = await applyChanges(trx, withCosts(changes, costs), act)
  if (!done.ok) throw new Error('a locked level refused its count')
  return { ok: true, batch: done.batch }
}

/** Of these counts the ones that `count` would refuse now, read without a lock. */
export async function findBelowHeld(db: Knex, counts: readonly Counted[]): Promise<BelowHeld[]> {
  const rows = await queryRows<LevelRow>(db, LEVELS_OF, [JSON.stringify(counts)])
  const levels = new Map(rows.map((row) => [nameOf(row), row]))
  const below = counts.filter((counted) => counted.quantity < heldOf(levels, counted))
  return below.length === 0 ? [] : nameHolders(db, levels, below)
}

const nameOf = ({ product_id, size_id, store_id }: StockKey) => `${product_id}/${size_id}/${store_id}`

const heldOf = (levels: Map<string, LevelRow>, key: StockKey) => levels.get(nameOf(key))?.held ?? 0

const onHandOf = (levels: Map<string, LevelRow>, key: StockKey) => levels.get(nameOf(key))?.on_hand ?? 0

function difference(levels: Map<string, LevelRow>, { quantity, unit_cost, ...key }: Counted): Change {
  const before = onHandOf(levels, key)
  return {
    ...key,
    kind: 'count',
    unit_cost: unit_cost ?? null,
    on_hand_change: quantity - before,
    held_change: 0,
  }
}

const LEVELS_OF = `
  select l.* from inventory.levels l
  join jsonb_to_recordset(?::jsonb) as k(product_id integer, size_id integer, store_id integer)
    using (product_id, size_id, store_id)`

// Missing rows are made first: two first counts of a size must meet at its lock.
async function lockedLevels(
  trx: Knex.Transaction,
  counts: readonly Counted[],
): Promise<Map<string, LevelRow>> {
  const keys = JSON.stringify(counts)
  await trx.raw(
    `insert into inventory.levels (product_id, size_id, store_id)
     select distinct product_id, size_id, store_id
     from jsonb_to_recordset(?::jsonb) as k(product_id integer, size_id integer, store_id integer)
     order by 1, 2, 3 on conflict do nothing`,
    [keys],
  )
  const rows = await queryRows<LevelRow>(
    trx,
    `${LEVELS_OF} order by l.product_id, l.size_id, l.store_id for update of l`,
    [keys],
  )
  return new Map(rows.map((row) => [nameOf(row), row]))
}

/** Which orders and transfers hold units of these sizes, and how many. */
export async function holdersOf(trx: Knex.Transaction, keys: readonly StockKey[]): Promise<BelowHeld[]> {
  const levels = await trx('inventory.levels').whereIn(
    ['product_id', 'size_id', 'store_id'],
    keys.map((key) => [key.product_id, key.size_id, key.store_id]),
  )
  return nameHolders(trx, new Map(levels.map((row) => [nameOf(row), row])), keys)
}

async function nameHolders(
  trx: Knex,
  levels: Map<string, LevelRow>,
  below: readonly StockKey[],
): Promise<BelowHeld[]> {
  const holds = await trx('inventory.holds')
    .whereIn(
      ['product_id', 'size_id', 'store_id'],
      below.map((key) => [key.product_id, key.size_id, key.store_id]),
    )
    .orderBy(['order_id', 'transfer_id'])
  const idsOf = (ids: readonly (number | null)[]) => [...new Set(ids.filter((id) => id !== null))]
  return below.map(({ product_id, size_id, store_id }) => {
    const key = { product_id, size_id, store_id }
    const own = holds.filter((held) => nameOf(held) === nameOf(key))
    return {
      ...key,
      held: heldOf(levels, key),
      order_ids: idsOf(own.map(({ order_id }) => order_id)),
      transfer_ids: idsOf(own.map(({ transfer_id }) => transfer_id)),
    }
  })
}
