import { queryRows } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'
import { applyChanges } from '../apply.ts'
import type { Act, Change, Outcome, Shortage } from '../change.ts'
import { holdersOf, withCosts, type BelowHeld, type ProductCosts } from '../count.ts'
import type { CountRow } from './count-tables.ts'

/** A size that has units in the store, and were not counted. */
export interface UncountedSize {
  product_id: number
  size_id: number
  product_name: string
  size_name: string
}

export interface LineName {
  id: number
  name: string
}

type Count = Pick<CountRow, 'id' | 'store_id' | 'started_after'>

// What came or left since the start shows that there was something: it has to be counted.
const MOVED_SINCE = `
  select k.product_id, k.size_id from jsonb_to_recordset(:sizes::jsonb) as k(product_id integer, size_id integer)
  where exists (
    select from inventory.ledger e
    where e.product_id = k.product_id and e.id > :started_after and e.size_id = k.size_id
      and e.store_id = :store_id and e.on_hand_change <> 0)`

// The stock is that of now: the level is locked when the difference is applied to it.
const AS_NONE = `
  insert into inventory.count_lines (count_id, store_id, product_id, size_id, product_name, size_name, counted,
    expected, first_entry, last_entry, at)
  select :id, :store_id, k.product_id, k.size_id, k.product_name, k.size_name, 0, v.on_hand, e.newest, e.newest, :at
  from jsonb_to_recordset(:sizes::jsonb)
    as k(product_id integer, size_id integer, product_name text, size_name text)
  join inventory.levels v on v.product_id = k.product_id and v.size_id = k.size_id and v.store_id = :store_id
  cross join lateral (
    select coalesce(max(e.id), 0) as newest from inventory.ledger e
    where e.product_id = k.product_id and e.size_id = k.size_id and e.store_id = :store_id) e
  order by k.product_id, k.size_id
  on conflict do nothing returning product_id, size_id`

type Key = Pick<UncountedSize, 'product_id' | 'size_id'>
const keyOf = ({ product_id, size_id }: Key) => `${product_id}/${size_id}`

const without = (sizes: readonly UncountedSize[], keys: readonly Key[]) => {
  const known = new Set(keys.map(keyOf))
  return sizes.filter((size) => !known.has(keyOf(size)))
}

export type UncountedOutcome =
  { ok: true } | { ok: false; why: 'uncounted_moved' | 'in_other_count'; sizes: UncountedSize[] }

/** Counts these sizes as none. Refused where units came or left since the start, or another count has them. */
export async function countAsNone(
  trx: Knex.Transaction,
  { id, store_id, started_after }: Count,
  { sizes, at }: { sizes: readonly UncountedSize[]; at: Date },
): Promise<UncountedOutcome> {
  if (sizes.length === 0) return { ok: true }
  const given = { id, store_id, started_after, at, sizes: JSON.stringify(sizes) }
  const moved = await queryRows<Key>(trx, MOVED_SINCE, given)
  if (moved.length > 0) {
    const stays = new Set(without(sizes, moved))
    return { ok: false, why: 'uncounted_moved', sizes: sizes.filter((size) => !stays.has(size)) }
  }
  const counted = await queryRows<Key>(trx, AS_NONE, given)
  const others = without(sizes, counted)
  return others.length === 0 ? { ok: true } : { ok: false, why: 'in_other_count', sizes: others }
}

interface DifferingLine extends Key {
  id: number
  difference: number
  product_name: string
  size_name: string
  problem: 'moved' | 'counted_elsewhere' | null
}

const nameOf = ({ product_name, size_name }: DifferingLine) => `${product_name} ${size_name}`

export type ApplyOutcome =
  | { ok: true; batch: number | null }
  | { ok: false; why: 'moved' | 'counted_elsewhere'; lines: LineName[] }
  | { ok: false; why: 'reason' }
  | { ok: false; why: 'below_held'; lines: (LineName & BelowHeld & { left: number })[] }

const changeOf = (store_id: number, { product_id, size_id, difference }: DifferingLine): Change => ({
  product_id,
  size_id,
  store_id,
  kind: 'count',
  on_hand_change: difference,
  held_change: 0,
})

/** Lines whose difference is more than is available, with who holds the others. */
async function belowHeld(
  trx: Knex.Transaction,
  lines: readonly DifferingLine[],
  short: readonly Shortage[],
): Promise<ApplyOutcome> {
  const holders = new Map((await holdersOf(trx, short)).map((held) => [keyOf(held), held]))
  const named = short.flatMap(({ available, ...key }) => {
    const held = holders.get(keyOf(key))
    const line = lines.find((one) => keyOf(one) === keyOf(key))
    if (!held || !line) return []
    return [{ ...held, id: line.id, name: nameOf(line), left: available + held.held + line.difference }]
  })
  return { ok: false, why: 'below_held', lines: named }
}

/**
 * Adds the difference of each line to whatever its level is now, all of them or none, and closes the lines. Refused
 * where a line cannot be trusted, where a difference has no reason, and where less would be left than is held.
 */
export async function applyDifferences(
  trx: Knex.Transaction,
  count: Count,
  { costs, ...act }: Act & { hasReason: boolean; costs: ProductCosts },
): Promise<ApplyOutcome> {
  const counted = trx('inventory.published_count_lines').where({ count_id: count.id })
  const lines: DifferingLine[] = await counted
    .where((one) => void one.whereNot('difference', 0).orWhereNotNull('problem'))
    .orderBy(['product_id', 'size_id'])
    .select('id', 'product_id', 'size_id', 'difference', 'product_name', 'size_name', 'problem')
  for (const why of ['moved', 'counted_elsewhere'] as const) {
    const wrong = lines.filter(({ problem }) => problem === why)
    if (wrong.length > 0)
      return { ok: false, why, lines: wrong.map((line) => ({ id: line.id, name: nameOf(line) })) }
  }
  if (lines.length > 0 && !act.hasReason) return { ok: false, why: 'reason' }
  const done: Outcome = await applyChanges(
    trx,
    withCosts(
      lines.map((line) => changeOf(count.store_id, line)),
      costs,
    ),
    act,
  )
  if (!done.ok) return belowHeld(trx, lines, done.short)
  await closeLines(trx, count.id)
  return { ok: true, batch: done.batch }
}

/** Their sizes may be counted by others. */
export async function closeLines(trx: Knex.Transaction, count_id: number): Promise<void> {
  await trx('inventory.count_lines').where({ count_id }).update({ is_open: false })
}
