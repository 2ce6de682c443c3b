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
const CREDITED = list(returnStatesWhere(({ is_credited }) => is_credited === true))
const UNDECIDED = list(returnStatesWhere(({ is_final }) => is_final !== true))

/**
 * What of each line counts as sold, beside what was settled of it. The difference is a line of the next settlement,
 * whatever caused it: a return, a reversed step or a payment that was not one after all. Units of which a return case
 * decides are between: not settled until then, and no settlement loses them before.
 */
const OPEN_LINES = `
  with settled as (
    select line_id, max(nth) as nth, sum(units) as units, sum(value) as value, sum(commission) as commission
    from sales.settlement_lines where seller_id = :seller group by line_id
  ), returned as (
    select line_id,
      coalesce(sum(quantity) filter (where state_id in (${CREDITED})), 0) as credited,
      coalesce(sum(quantity) filter (where state_id in (${UNDECIDED})), 0) as undecided
    from returns.published_cases where seller_id = :seller group by line_id
  ), sold as (
    select l.id as line_id, o.id as order_id, o.client_name, o.stock_left_at as sold_at, l.product_name, l.color_name,
      l.size_name, l.code_id, l.price / l.quantity as unit_price,
      l.quantity - coalesce(r.credited, 0) as most,
      l.quantity - coalesce(r.credited, 0) - coalesce(r.undecided, 0) as least
    from orders.published_orders o
    join orders.published_money_received m on m.order_id = o.id and m.received >= o.total_value
    join orders.published_lines l on l.order_id = o.id
    left join returned r on r.line_id = l.id
    where o.seller_id between :seller and :seller and ${SOLD}
  ), changed as (
    select coalesce(s.line_id, d.line_id) as line_id, coalesce(d.nth, 0) as nth,
      d.units as settled_units, d.value as settled_value, d.commission as settled_commission,
      greatest(coalesce(s.least, 0), least(coalesce(d.units, 0), coalesce(s.most, 0))) - coalesce(d.units, 0) as units
    from sold s full join settled d using (line_id)
  )
  select s.line_id, s.order_id, s.client_name, s.sold_at, s.product_name, s.color_name, s.size_name, s.code_id,
    c.key as code_key, c.name as code_name, g.nth + 1 as nth, g.units::integer, (g.units * s.unit_price)::bigint as value,
    p.percentage, round(g.units * s.unit_price * p.percentage / 100.0)::bigint as commission
  from changed g
  join sold s using (line_id)
  join catalogue.published_codes c on c.id = s.code_id
  cross join lateral (
    select coalesce((commission ->> c.key)::integer, 0) as percentage from admin.published_settings
  ) p
  where g.units > 0
  union all
  select g.line_id, x.order_id, x.client_name, x.sold_at, x.product_name, x.color_name, x.size_name, x.code_id,
    x.code_key, x.code_name, g.nth + 1, g.units::integer,
    (round(g.settled_value * (g.settled_units + g.units) / g.settled_units) - g.settled_value)::bigint,
    x.percentage,
    (round(g.settled_commission * (g.settled_units + g.units) / g.settled_units) - g.settled_commission)::bigint
  from changed g
  join sales.settlement_lines x on x.line_id = g.line_id and x.nth = g.nth
  where g.units < 0`

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
