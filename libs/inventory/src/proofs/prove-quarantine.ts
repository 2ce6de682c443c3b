import { queryRow } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'
import type { StockKey } from '../change.ts'

/** Units in quarantine that the entries of their order or return don't explain. */
export interface QuarantineDifference extends StockKey {
  order_id: number | null
  return_id: number | null
  line_id: number | null
  /** What came back, and what was restocked, written off, sent again or undone since. */
  received: number
  taken_out: number
  /** What the line has more in stock than ever left with it. */
  surplus: number
}

export interface QuarantineProof {
  parcels: number
  differences: QuarantineDifference[]
}

const PROOF = `
  with parcels as (
    select e.order_id, e.return_id, e.line_id, e.product_id, e.size_id, e.store_id,
           coalesce(sum(e.on_hand_change) filter (where e.on_hand_change > 0), 0)::integer as received,
           coalesce(-sum(e.on_hand_change) filter (where e.on_hand_change < 0), 0)::integer as taken_out
    from inventory.ledger e join inventory.stores s on s.id = e.store_id and s.purpose = 'quarantine'
    group by 1, 2, 3, 4, 5, 6
  ), proof as (
    select p.*, greatest(0, (
      select sum(e.on_hand_change) from inventory.ledger e
      where e.order_id = p.order_id and e.line_id = p.line_id
    ))::integer as surplus
    from parcels p
  )
  select count(*)::integer as parcels, coalesce(jsonb_agg(to_jsonb(proof)) filter (
    where taken_out > received or surplus > 0
      or (received <> taken_out and order_id is null and return_id is null)), '[]') as differences
  from proof`

/**
 * Adds up what lies in quarantine, per line of an order or return: received less everything taken out. Each unit must
 * have an owner, none can be taken out twice, and no more can come back than had left.
 */
export async function proveQuarantine(db: Knex): Promise<QuarantineProof> {
  return queryRow<QuarantineProof>(db, PROOF)
}
