import { queryRow } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'
import { FIRST_REPLACEMENT_LINE } from '../sold-lines/store-replacement.ts'

/** A return case whose units, holds or voucher are not those of its state. */
export interface CaseDifference {
  return_id: number
  state_id: string | null
  /** What the ledger has: units that came and were not given back, held and sent as replacement. */
  received: number
  held: number
  sent: number
  /** What its order was credited, and the part of it that became vouchers. */
  credited: number
  voucher: number
  /** What its order was charged for a dearer replacement, and the confirmed part of it. */
  charged: number
  charge_paid: number
  /** Units of its line that all cases return, beyond those that were sold. */
  too_many: number
  /** What all cases of its line recognised, beyond what the line cost. */
  beyond_price: number
  /** Its goods are no line of its order. */
  is_line_gone: boolean
  /** Its client has a voucher or a replacement, and the order is no sale any longer. */
  is_order_gone: boolean
}

export interface CaseProof {
  cases: number
  differences: CaseDifference[]
}

// Of what left quarantine for good, its exits state how much.
const PROOF = `
  with entries as (
    select e.return_id as id, sum(e.held_change)::integer as held,
           coalesce(-sum(e.on_hand_change) filter (where e.kind = 'leave'), 0)::integer as sent,
           coalesce(sum(e.on_hand_change) filter (where e.kind <> 'leave'), 0)::integer as here
    from inventory.published_ledger e where e.return_id is not null group by 1
  ), exits as (
    select return_id as id, sum(quantity)::integer as gone from inventory.published_quarantine_exits
    where return_id is not null and kind <> 'restock' and state <> 'undone' group by 1
  ), vouchers as (
    select return_id as id, credited, in_vouchers as value from money.published_return_credits
  ), charges as (
    select return_id as id, charged, paid as charge_paid from orders.published_exchange_charges
  ), expected as (
    select c.id, c.state_id,
           case when c.goods is null then 0 else c.quantity end as to_receive,
           case when c.state_id in ('available_to_enlisting', 'return_enlisting') then c.replacement_quantity else 0 end as to_hold,
           case when c.state_id = 'return_delivered' then c.replacement_quantity else 0 end as to_send,
           case c.state_id when 'return_voucher' then c.credited_value
             when 'return_delivered' then greatest(0, -c.price_difference) else 0 end as due,
           case when c.replacement_product_id is null then 0 else greatest(0, c.price_difference) end as to_charge,
           greatest(0, (select sum(o.quantity) from returns.cases o
             where o.line_id = c.line_id and o.state_id <> 'return_cancelled')
             - (select l.quantity from returns.sold_lines l where l.line_id = c.line_id))::integer as too_many,
           greatest(0, (select sum(o.credited_value) from returns.cases o
             where o.line_id = c.line_id and o.state_id in ('return_voucher', 'return_delivered'))
             - (select l.unit_price::bigint * l.quantity from returns.sold_lines l where l.line_id = c.line_id))::bigint
             as beyond_price,
           c.state_id <> 'return_cancelled' and c.line_id < ${FIRST_REPLACEMENT_LINE} and not exists (
             select from orders.published_lines n where n.id = c.line_id and n.order_id = c.order_id) as is_line_gone,
           c.state_id in ('return_voucher', 'return_delivered') and exists (
             select from orders.published_orders o where o.id = c.order_id and o.delivered_at is null) as is_order_gone
    from returns.cases c
  ), proof as (
    select id as return_id, x.state_id, coalesce(e.here, 0) + coalesce(q.gone, 0) as received, coalesce(e.held, 0) as held,
           coalesce(e.sent, 0) as sent, coalesce(v.credited, 0) as credited, coalesce(v.value, 0) as voucher,
           coalesce(g.charged, 0) as charged, coalesce(g.charge_paid, 0) as charge_paid, coalesce(x.to_charge, 0) as to_charge,
           coalesce(x.too_many, 0) as too_many, coalesce(x.beyond_price, 0) as beyond_price, coalesce(x.is_order_gone, false) as is_order_gone,
           coalesce(x.is_line_gone, false) as is_line_gone,
           coalesce(x.to_receive, 0) as to_receive, coalesce(x.to_hold, 0) as to_hold, coalesce(x.to_send, 0) as to_send,
           coalesce(x.due, 0) as due
    from expected x full join entries e using (id) left join exits q using (id) full join vouchers v using (id)
      full join charges g using (id)
  )
  select count(*)::integer as cases, coalesce(jsonb_agg(
    to_jsonb(proof) - '{to_receive,to_hold,to_send,due,to_charge}'::text[]) filter (
      where received <> to_receive or held <> to_hold or sent <> to_send or too_many > 0 or beyond_price > 0 or is_order_gone or is_line_gone
        or (credited <> due and credited > 0) or voucher > credited
        or (charged <> to_charge and (state_id is null or charged > 0))
        or (state_id = 'return_delivered' and charge_paid < to_charge)), '[]') as differences
  from proof`

/**
 * Compares every return case with the ledger of stock and with its voucher: received and given back, held and sent as
 * replacement, no more than was sold and what it cost, and of an order that its client still has. Its vouchers are no more than
 * it recognised: the rest lowered what the order owed. A credit or a charge that is not booked yet is no difference, a wrong one is;
 * a delivered replacement is paid.
 */
export const proveCases = (db: Knex): Promise<CaseProof> => queryRow<CaseProof>(db, PROOF)
