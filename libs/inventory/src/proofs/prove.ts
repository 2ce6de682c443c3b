import { queryRow } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'
import type { StockKey } from '../change.ts'

/** A level that its ledger entries or its holds don't add up to. */
export interface Difference extends StockKey {
  on_hand: number
  held: number
  ledger_on_hand: number
  ledger_held: number
  holds: number
}

export interface Proof {
  levels: number
  entries: number
  differences: Difference[]
}

/**
 * Computes every level again from the ledger and the live holds. One statement sees one snapshot: safe beside
 * sales.
 */
export async function prove(db: Knex): Promise<Proof> {
  return queryRow<Proof>(
    db,
    `
    with entries as (
      select product_id, size_id, store_id, sum(on_hand_change) as on_hand, sum(held_change) as held, count(*) as n
      from inventory.ledger group by 1, 2, 3
    ), holds as (
      select product_id, size_id, store_id, sum(quantity) as held from inventory.holds group by 1, 2, 3
    ), proof as (
      select product_id, size_id, store_id, coalesce(l.on_hand, 0) as on_hand, coalesce(l.held, 0) as held,
             coalesce(e.on_hand, 0) as ledger_on_hand, coalesce(e.held, 0) as ledger_held,
             coalesce(h.held, 0) as holds, coalesce(e.n, 0) as n
      from inventory.levels l
      full join entries e using (product_id, size_id, store_id)
      full join holds h using (product_id, size_id, store_id)
    )
    select count(*)::integer as levels, coalesce(sum(n), 0)::integer as entries,
           coalesce(jsonb_agg(to_jsonb(proof) - 'n') filter (
             where on_hand <> ledger_on_hand or held <> ledger_held or held <> holds), '[]') as differences
    from proof`,
  )
}
