import { queryRow } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'
import type { StockKey } from '../change.ts'

/** A size whose ledger entries are not the difference that its count found. */
export interface CountDifference extends StockKey {
  count_id: number
  state: string
  difference: number
  booked: number
}

export interface CountProof {
  lines: number
  differences: CountDifference[]
}

// The lines of counts that were not applied have no entries: their difference is none.
const PROOF = `
  with entries as (
    select c.id as count_id, e.product_id, e.size_id, e.store_id, sum(e.on_hand_change)::integer as booked
    from inventory.counts c join inventory.ledger e on e.batch = c.batch
    group by 1, 2, 3, 4
  ), lines as (
    select l.count_id, l.product_id, l.size_id, l.store_id,
           case when c.state = 'applied' then l.counted - l.expected else 0 end as difference
    from inventory.count_lines l join inventory.counts c on c.id = l.count_id
  ), proof as (
    select count_id, product_id, size_id, store_id, coalesce(l.difference, 0) as difference,
           coalesce(e.booked, 0) as booked
    from lines l full join entries e using (count_id, product_id, size_id, store_id)
  )
  select count(*)::integer as lines, coalesce(jsonb_agg(
    to_jsonb(proof) || jsonb_build_object('state', (select state from inventory.counts where id = proof.count_id)))
    filter (where difference <> booked), '[]') as differences
  from proof`

/** Compares every line of every stock count with the ledger: what was applied must be exactly what differed. */
export async function proveCounts(db: Knex): Promise<CountProof> {
  return queryRow<CountProof>(db, PROOF)
}
