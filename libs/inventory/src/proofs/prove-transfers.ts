import { queryRow } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'

/** A line of a transfer whose ledger entries are not those of its state. */
export interface TransferDifference {
  transfer_id: number | null
  line_id: number | null
  product_id: number
  size_id: number
  state: string | null
  /** What the ledger has of it: held in the origin, in transit, and in the destination since. */
  held: number
  in_transit: number
  arrived: number
}

export interface TransferProof {
  lines: number
  /** Units between two stores. */
  in_transit: number
  differences: TransferDifference[]
}

// Entries without a line count too: every unit in transit must belong to a transfer that is on its way.
const PROOF = `
  with entries as (
    select e.transfer_id, e.line_id, e.product_id, e.size_id,
           sum(e.held_change)::integer as held,
           coalesce(sum(e.on_hand_change) filter (where s.purpose = 'transit'), 0)::integer as in_transit,
           coalesce(sum(e.on_hand_change) filter (where e.store_id = t.to_store), 0)::integer as arrived
    from inventory.ledger e
    join inventory.stores s on s.id = e.store_id
    left join inventory.transfers t on t.id = e.transfer_id
    where e.kind <> 'move' and (e.transfer_id is not null or s.purpose = 'transit')
    group by 1, 2, 3, 4
  ), lines as (
    select l.transfer_id, l.id as line_id, l.product_id, l.size_id, l.quantity, coalesce(l.received, 0) as received, t.state
    from inventory.transfer_lines l join inventory.transfers t on t.id = l.transfer_id
  ), proof as (
    select transfer_id, line_id, product_id, size_id, l.state, coalesce(e.held, 0) as held,
           coalesce(e.in_transit, 0) as in_transit, coalesce(e.arrived, 0) as arrived,
           case when l.state = 'ready' then l.quantity else 0 end as to_hold,
           case when l.state = 'in_transit' then l.quantity else 0 end as on_its_way,
           coalesce(l.received, 0) as received
    from lines l full join entries e using (transfer_id, line_id, product_id, size_id)
  )
  select count(*)::integer as lines, coalesce(sum(in_transit), 0)::integer as in_transit,
    coalesce(jsonb_agg(to_jsonb(proof) - '{to_hold,on_its_way,received}'::text[]) filter (
      where held <> to_hold or in_transit <> on_its_way or arrived <> received), '[]') as differences
  from proof`

/**
 * Compares every line of every transfer with the ledger: what it holds, what is in transit and what arrived must be
 * what its state states.
 */
export async function proveTransfers(db: Knex): Promise<TransferProof> {
  return queryRow<TransferProof>(db, PROOF)
}
