import { MOST_UNITS } from '@deportivo/contracts/shapes'
import { queryRows } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'
import type { CountRow } from './count-tables.ts'

/** Locks a count against its end: an entry is part of what is applied, or refused. Undefined where it is missing. */
export const lockAgainstEnd = (trx: Knex.Transaction, id: number): Promise<CountRow | undefined> =>
  trx('inventory.counts').where({ id }).forShare().first()

/** Units of one size that a person saw, as their device sent them. */
export interface CountedUnits {
  key: string
  product_id: number
  size_id: number
  product_name: string
  size_name: string
  kind: 'add' | 'set'
  quantity: number
  /** When they were seen; null: just now. */
  at: Date | null
}

export interface Counting {
  count_id: number
  store_id: number
  by: { id: number; name: string }
  now: Date
}

/** Why an entry does not count. */
export type EntryRefusal = 'in_other_count' | 'less_than_none' | 'too_many' | 'key_taken'

interface LockedLine {
  id: number
  product_id: number
  size_id: number
}

const nameOf = ({ product_id, size_id }: { product_id: number; size_id: number }) =>
  `${product_id}/${size_id}`

// In the order of the key: two phones that count the same sizes wait for each other, and do not deadlock.
async function lockLines(
  trx: Knex.Transaction,
  { count_id, store_id }: Counting,
  units: readonly CountedUnits[],
): Promise<Map<string, number>> {
  const keys = JSON.stringify(units)
  await trx.raw(
    `insert into inventory.count_lines (count_id, store_id, product_id, size_id, product_name, size_name)
     select distinct on (product_id, size_id) ?::integer, ?::integer, product_id, size_id, product_name, size_name
     from jsonb_to_recordset(?::jsonb)
       as k(product_id integer, size_id integer, product_name text, size_name text)
     order by product_id, size_id on conflict do nothing`,
    [count_id, store_id, keys],
  )
  const lines = await queryRows<LockedLine>(
    trx,
    `select l.id, l.product_id, l.size_id from inventory.count_lines l
     where l.count_id = ? and (l.product_id, l.size_id) in (
       select product_id, size_id from jsonb_to_recordset(?::jsonb) as k(product_id integer, size_id integer))
     order by l.product_id, l.size_id for update`,
    [count_id, keys],
  )
  return new Map(lines.map((line) => [nameOf(line), line.id]))
}

// Of what was seen a while ago: where the ledger of the size was at that time, by the time of the server.
const INSERT = `
  insert into inventory.count_entries (count_id, line_id, key, kind, quantity, by_id, by_name, at, ledger_entry)
  select :count_id, k.line_id, k.key, k.kind, k.quantity, :by_id, :by_name,
    greatest(coalesce(k.at, :now::timestamptz), c.created_at),
    coalesce((
      select max(e.id) from inventory.ledger e
      where e.product_id = l.product_id and e.size_id = l.size_id and e.store_id = l.store_id
        and (k.at is null or e.at <= k.at or e.id <= c.started_after)), 0)
  from jsonb_to_recordset(:entries::jsonb)
    as k(line_id bigint, key text, kind text, quantity integer, at timestamptz, nth integer)
  join inventory.count_lines l on l.id = k.line_id
  join inventory.counts c on c.id = :count_id
  order by k.nth on conflict (count_id, key) do nothing`

// What was seen before the last 'set' is part of it. What there should be is the stock at the first unit that counts.
const SUMS = `
  with latest as (
    select distinct on (line_id) line_id, at, id from inventory.count_entries
    where line_id = any(:lines::bigint[]) and kind = 'set' order by line_id, at desc, id desc
  ), sums as (
    select e.line_id, sum(e.quantity) as counted, min(e.ledger_entry) as first_entry,
           max(e.ledger_entry) as last_entry, max(e.at) as at
    from inventory.count_entries e left join latest s on s.line_id = e.line_id
    where e.line_id = any(:lines::bigint[]) and (s.id is null or (e.at, e.id) >= (s.at, s.id))
    group by 1
  )`

const OUTSIDE = `
  ${SUMS} select line_id, counted < 0 as is_below from sums where counted not between 0 and :most`

const WRITE_SUMS = `${SUMS}
  update inventory.count_lines l
  -- Less than none is left where a late entry replaces units that others took away.
  set counted = greatest(s.counted, 0), first_entry = s.first_entry, last_entry = s.last_entry, at = s.at,
      expected = coalesce((
        select v.on_hand from inventory.levels v
        where v.product_id = l.product_id and v.size_id = l.size_id and v.store_id = l.store_id), 0)
      - coalesce((
        select sum(e.on_hand_change) from inventory.ledger e
        where e.product_id = l.product_id and e.id > s.first_entry and e.size_id = l.size_id
          and e.store_id = l.store_id), 0),
      is_moved = exists (
        select from inventory.ledger e
        where e.product_id = l.product_id and e.id > s.first_entry and e.id <= s.last_entry and e.size_id = l.size_id
          and e.store_id = l.store_id and e.on_hand_change <> 0)
  from sums s where l.id = s.line_id`

// A line is made for the lock of its first entry; where that is refused, nothing was counted.
const DELETE_EMPTY = `
  delete from inventory.count_lines l
  where l.id = any(:lines::bigint[]) and not exists (
    select from inventory.count_entries e where e.line_id = l.id)`

interface Sent {
  unit: CountedUnits
  line_id: number
}

/** Those whose key is of another line, or counts something else: only the entry that was stored with it counts. */
async function keyTaken(
  trx: Knex.Transaction,
  { count_id }: Counting,
  sent: readonly Sent[],
): Promise<Sent[]> {
  const keys = sent.map(({ unit }) => unit.key)
  const stored = await trx('inventory.count_entries')
    .where({ count_id })
    .whereIn('key', keys)
    .select('key', 'line_id', 'kind', 'quantity')
  const byKey = new Map(stored.map((entry) => [entry.key, entry]))
  return sent.filter(({ unit: { key, kind, quantity }, line_id }) => {
    const entry = byKey.get(key)
    return entry?.line_id !== line_id || entry.kind !== kind || entry.quantity !== quantity
  })
}

/** Deletes entries of this call that would leave less than none, or more than a store may have. */
async function refuseOutside(
  trx: Knex.Transaction,
  { count_id }: Counting,
  sent: readonly Sent[],
): Promise<[Sent, EntryRefusal][]> {
  const given = { lines: linesOf(sent), most: MOST_UNITS }
  const rows = await queryRows<{ line_id: number; is_below: boolean }>(trx, OUTSIDE, given)
  const outside = new Map(rows.map(({ line_id, is_below }) => [line_id, is_below]))
  const refused = sent.filter(
    ({ unit: { quantity }, line_id }) => outside.has(line_id) && outside.get(line_id) === quantity < 0,
  )
  const keys = refused.map(({ unit }) => unit.key)
  if (keys.length > 0) await trx('inventory.count_entries').where({ count_id }).whereIn('key', keys).delete()
  return refused.map((one) => [one, one.unit.quantity < 0 ? 'less_than_none' : 'too_many'])
}

const linesOf = (sent: readonly Sent[]) => [...new Set(sent.map(({ line_id }) => line_id))]

/**
 * Adds what was seen to the lines of an open count, whose row is locked against its end. An entry that is sent again is
 * done already. Returns those that do not count, and why.
 */
export async function addEntries(
  trx: Knex.Transaction,
  counting: Counting,
  units: readonly CountedUnits[],
): Promise<Map<CountedUnits, EntryRefusal>> {
  const refused = new Map<CountedUnits, EntryRefusal>()
  if (units.length === 0) return refused
  const lines = await lockLines(trx, counting, units)
  const sent = units.flatMap((unit): Sent[] => {
    const line_id = lines.get(nameOf(unit))
    if (line_id !== undefined) return [{ unit, line_id }]
    refused.set(unit, 'in_other_count')
    return []
  })
  const { count_id, by, now } = counting
  const known = { count_id, by_id: by.id, by_name: by.name, now }
  const entries = sent.map(({ unit, line_id }, nth) => ({ ...unit, line_id, nth }))
  await trx.raw(INSERT, { ...known, entries: JSON.stringify(entries) })
  for (const { unit } of await keyTaken(trx, counting, sent)) refused.set(unit, 'key_taken')
  const added = sent.filter(({ unit }) => !refused.has(unit))
  for (const [{ unit }, why] of await refuseOutside(trx, counting, added)) refused.set(unit, why)
  await trx.raw(WRITE_SUMS, { lines: linesOf(sent) })
  await trx.raw(DELETE_EMPTY, { lines: linesOf(sent) })
  return refused
}
