import { queryRow, queryRows } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'
import type { StockKey } from '../change.ts'
import type { HoldRow, LedgerEntry, LevelRow, StoreRow } from '../tables.ts'

/** What another store has of the size. */
type Elsewhere = Pick<LevelRow, 'store_id' | 'on_hand'> & Pick<StoreRow, 'type'> & { store_name: string }

/** A transfer of the size that is on its way. */
interface OnItsWay {
  transfer_id: number
  from_store_name: string
  to_store_name: string
  quantity: number
  sent_at: Date
}

export interface Explanation {
  on_hand: number
  held: number
  available: number
  ledger_on_hand: number
  ledger_held: number
  proved: boolean
  moves: (LedgerEntry & { count_id: number | null })[]
  holds: HoldRow[]
  in_transit: OnItsWay[]
  elsewhere: Elsewhere[]
}

/** How many moves are returned; the sums are over all of them. */
const NEWEST_MOVES = 200

type Sums = Pick<Explanation, 'on_hand' | 'held' | 'ledger_on_hand' | 'ledger_held'> & {
  holds: number
  /** Of the size, in the store 'in transit' and by the transfers on their way. */
  in_transit: number
  on_its_way: number
}

const areProved = (sums: Sums): boolean =>
  sums.on_hand === sums.ledger_on_hand &&
  sums.held === sums.ledger_held &&
  sums.held === sums.holds &&
  sums.in_transit === sums.on_its_way

const onTheirWay = (db: Knex, { product_id, size_id }: StockKey): Promise<OnItsWay[]> =>
  db('inventory.published_transfers as t')
    .join('inventory.transfer_lines as l', 'l.transfer_id', 't.id')
    .where({ 't.state': 'in_transit', 'l.product_id': product_id, 'l.size_id': size_id })
    .orderBy('t.id')
    .select<OnItsWay[]>(
      't.id as transfer_id',
      't.from_store_name',
      't.to_store_name',
      'l.quantity',
      't.sent_at',
    )

const newestMoves = (db: Knex, { product_id, size_id, store_id }: StockKey) =>
  db('inventory.ledger as e')
    .leftJoin('inventory.counts as c', 'c.batch', 'e.batch')
    .where({ 'e.product_id': product_id, 'e.size_id': size_id, 'e.store_id': store_id })
    .orderBy('e.id', 'desc')
    .limit(NEWEST_MOVES)
    .select<Explanation['moves']>('e.*', 'c.id as count_id')

/**
 * 'Why are there 3': the moves, the live holds, what is on its way, what other stores have, and the sums that prove the
 * level.
 */
export async function explain(db: Knex, key: StockKey): Promise<Explanation> {
  const { product_id, size_id, store_id } = key
  const where = { product_id, size_id, store_id }
  const sums = await sumsOf(db, key)
  const moves = await newestMoves(db, key)
  const holds = await db('inventory.holds')
    .where(where)
    .orderBy(['order_id', 'transfer_id', 'return_id', 'line_id'])
  const elsewhere = await queryRows<Elsewhere>(
    db,
    `select l.store_id, s.name as store_name, s.type, l.on_hand
     from inventory.levels l join inventory.stores s on s.id = l.store_id
     where l.product_id = ? and l.size_id = ? and l.store_id <> ? and l.on_hand > 0 order by s.orden, s.id`,
    [product_id, size_id, store_id],
  )
  const in_transit = await onTheirWay(db, key)
  const { on_hand, held, ledger_on_hand, ledger_held } = sums
  return {
    on_hand,
    held,
    available: on_hand - held,
    ledger_on_hand,
    ledger_held,
    proved: areProved(sums),
    moves,
    holds,
    in_transit,
    elsewhere,
  }
}

// One statement, so that level, ledger, holds and transfers are of one snapshot.
async function sumsOf(db: Knex, { product_id, size_id, store_id }: StockKey): Promise<Sums> {
  return queryRow<Sums>(
    db,
    `select coalesce(l.on_hand, 0) as on_hand, coalesce(l.held, 0) as held,
            e.on_hand as ledger_on_hand, e.held as ledger_held, h.held as holds,
            (select coalesce(sum(o.on_hand), 0)::integer from inventory.levels o
             join inventory.stores s on s.id = o.store_id and s.purpose = 'transit'
             where o.product_id = k.product_id and o.size_id = k.size_id) as in_transit,
            (select coalesce(sum(t.quantity), 0)::integer from inventory.transfer_lines t
             join inventory.transfers d on d.id = t.transfer_id and d.state = 'in_transit'
             where t.product_id = k.product_id and t.size_id = k.size_id) as on_its_way
     from (select :product_id::integer as product_id, :size_id::integer as size_id, :store_id::integer as store_id) k
     left join inventory.levels l using (product_id, size_id, store_id)
     cross join lateral (
       select coalesce(sum(on_hand_change), 0)::integer as on_hand, coalesce(sum(held_change), 0)::integer as held
       from inventory.ledger e
       where (e.product_id, e.size_id, e.store_id) = (k.product_id, k.size_id, k.store_id)) e
     cross join lateral (
       select coalesce(sum(quantity), 0)::integer as held from inventory.holds h
       where (h.product_id, h.size_id, h.store_id) = (k.product_id, k.size_id, k.store_id)) h`,
    { product_id, size_id, store_id },
  )
}
