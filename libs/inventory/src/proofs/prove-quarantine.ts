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
  /** What the list of the quarantine shows of it. */
  listed: number
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
    select p.*, coalesce((
      select l.quantity from inventory.parcels l
      where (l.product_id, l.size_id, l.store_id) = (p.product_id, p.size_id, p.store_id)
        and (l.order_id, l.return_id, l.line_id) is not distinct from (p.order_id, p.return_id, p.line_id)
    ), 0) as listed, greatest(0, (
      select sum(e.on_hand_change) from inventory.ledger e
      where e.order_id = p.order_id and e.line_id = p.line_id
    ))::integer as surplus
    from parcels p
  )
  select count(*)::integer as parcels, coalesce(jsonb_agg(to_jsonb(proof)) filter (
    where taken_out > received or surplus > 0 or listed <> received - taken_out
      or (received <> taken_out and order_id is null and return_id is null)), '[]') as differences
  from proof`

/**
 * Adds up what lies in quarantine, per line of an order or return: received less everything taken out. Each unit must
 * have an owner, none can be taken out twice, no more can come back than had left, and the list shows the rest.
 */
export async function proveQuarantine(db: Knex): Promise<QuarantineProof> {
  return queryRow<QuarantineProof>(db, PROOF)
}
