import { MOST_SETTLED_LINES } from '@deportivo/contracts/sellers/settlements'
import { statesWhere } from '@deportivo/lifecycle/order/states'
import { returnStatesWhere } from '@deportivo/lifecycle/return-case/states'
import { queryRows } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'
import type { SettlementLineRow } from '../tables.ts'

const list = (states: readonly string[]) => states.map((state) => `'${state}'`).join()

/** The goods left, and are not on their way back. */
export const SOLD = `o.stock_left_at is not null
  and o.state_id in (${list(statesWhere(({ stock }) => stock === 'outside'))})`
const GIVEN_UP = list(returnStatesWhere(({ is_given_up }) => is_given_up === true))
const UNDECIDED = list(returnStatesWhere(({ is_final }) => is_final !== true))

/**
 * What the client of each line still has, beside what was settled of it: its units, and the replacements that they got
 * for others, at their prices. The difference is a line of the next settlement, whatever caused it: a return, an exchange,
 * a reversed step or a payment that was not one after all. Units of which a return case decides are between: not settled
 * until then, and no settlement loses them before.
 */
const OPEN_LINES = `
  with recursive settled as (
    select line_id, max(nth) as nth, sum(units) as units, sum(value) as value, sum(commission) as commission
    from sales.settlement_lines where seller_id = :seller group by line_id
  ), cases as materialized (
    select line_id, quantity, state_id in (${UNDECIDED}) as is_undecided,
      replacement_line_id, replacement_quantity, replacement_price
    from returns.published_cases where seller_id = :seller and state_id not in (${GIVEN_UP})
  ), returned as (
    select line_id, sum(quantity) as units, coalesce(sum(quantity) filter (where is_undecided), 0) as undecided
    from cases group by line_id
  ), sold as (
    select l.id as line_id, o.id as order_id, o.client_name, o.stock_left_at as sold_at, l.product_name, l.color_name,
      l.size_name, l.code_id, l.quantity, l.price / l.quantity as unit_price
    from orders.published_orders o
    join orders.published_money_received m on m.order_id = o.id and m.received >= o.total_value
    join orders.published_lines l on l.order_id = o.id
    where o.seller_id between :seller and :seller and ${SOLD}
  ), handed as (
    select line_id, line_id::bigint as handed_id, quantity, unit_price from sold
    union all
    select h.line_id, c.replacement_line_id, c.replacement_quantity, c.replacement_price / c.replacement_quantity
    from handed h join cases c on c.line_id = h.handed_id and c.replacement_line_id is not null
  ), left_of as (
    select h.line_id, h.unit_price, h.quantity - coalesce(r.units, 0) as least,
      h.quantity - coalesce(r.units - r.undecided, 0) as most
    from handed h left join returned r on r.line_id = h.handed_id
  ), present as (
    select line_id, sum(least) as least, sum(most) as most,
      sum(least * unit_price) as least_value, sum(most * unit_price) as most_value
    from left_of group by line_id
  ), changed as (
    select coalesce(p.line_id, d.line_id) as line_id, coalesce(d.nth, 0) as nth,
      d.value as settled_value, d.commission as settled_commission,
      greatest(coalesce(p.least, 0), least(coalesce(d.units, 0), coalesce(p.most, 0))) - coalesce(d.units, 0) as units,
      greatest(coalesce(p.least_value, 0), least(coalesce(d.value, 0), coalesce(p.most_value, 0)))
        - coalesce(d.value, 0) as value
    from present p full join settled d using (line_id)
  )
  select s.line_id, s.order_id, s.client_name, s.sold_at, s.product_name, s.color_name, s.size_name, s.code_id,
    c.key as code_key, c.name as code_name, g.nth + 1 as nth, g.units::integer, g.value::bigint,
    p.percentage, round(g.value * p.percentage / 100.0)::bigint as commission
  from changed g
  join sold s using (line_id)
  join catalogue.published_codes c on c.id = s.code_id
  cross join lateral (
    select coalesce((commission ->> c.key)::integer, 0) as percentage from admin.published_settings
  ) p
  where g.value > 0 or (g.nth = 0 and g.units > 0)
  union all
  select g.line_id, x.order_id, x.client_name, x.sold_at, x.product_name, x.color_name, x.size_name, x.code_id,
    x.code_key, x.code_name, g.nth + 1, g.units::integer, g.value::bigint, x.percentage,
    coalesce(round(g.settled_commission * (g.settled_value + g.value) / nullif(g.settled_value, 0))
      - g.settled_commission, 0)::bigint
  from changed g
  join sales.settlement_lines x on x.line_id = g.line_id and x.nth = g.nth
  where g.value < 0 or (g.value = 0 and g.units <> 0)`

const AS_LINES = `(${OPEN_LINES}) as lines`

/** The lines that the next settlements of a seller hold, as `lines`; by the percentages of now. */
export const openLines = (db: Knex, seller: number): Knex.Raw => db.raw(AS_LINES, { seller })

export type OpenLine = Omit<SettlementLineRow, 'id' | 'settlement_id' | 'seller_id'>

// The oldest sales first: a return has the date of its sale, and is not put off by newer ones.
const FIRST = `select * from ? order by lines.sold_at, lines.line_id limit ${MOST_SETTLED_LINES + 1}`

/** Those of the next settlement, and whether there are more than it holds. */
export async function nextLines(db: Knex, seller: number): Promise<{ lines: OpenLine[]; has_more: boolean }> {
  const lines = await queryRows<OpenLine>(db, FIRST, [openLines(db, seller)])
  return { lines: lines.slice(0, MOST_SETTLED_LINES), has_more: lines.length > MOST_SETTLED_LINES }
}

/** What lines come to. */
export function totalsOf(lines: readonly Pick<OpenLine, 'units' | 'value' | 'commission'>[]) {
  const totals = { lines: lines.length, units: 0, value: 0, commission: 0 }
  for (const { units, value, commission } of lines) {
    totals.units += units
    totals.value += value
    totals.commission += commission
  }
  return totals
}
