import { SALES_FIGURES } from '@deportivo/contracts/reports/sources'
import { businessDay } from '@deportivo/platform/clock'
import { readAsOf } from '@deportivo/platform/events/log/as-of'
import type { Recurring } from '@deportivo/platform/service'

/** Shorter, and one large order leads for a day; longer, and last season's shoes lead. */
const DAYS = 30

// Longer, and a first start or a rebuild leaves the order of a half-read history for ten minutes; shorter, and a
// busy hour would never be counted.
const LATEST_MS = 60_000

// Locked in one order: a list that changes its words changes many products, too.
const COUNT = `
  with changed as materialized (
    select p.id, coalesce(s.units, 0) as units
    from catalogue.products p
    left join (
      select product_id, sum(units)::integer as units from read.product_days
      where day > ?::date - ${DAYS} group by product_id
    ) s on s.product_id = p.id
    where p.sold_lately <> coalesce(s.units, 0)
    order by p.id
    for no key update of p
  ), runs as (
    -- Their list is sorted by it.
    update catalogue.broken_runs r set sold_lately = changed.units from changed where r.product_id = changed.id
  )
  update catalogue.products p set sold_lately = changed.units from changed where changed.id = p.id`

/** Counts what sold lately: days pass without an event, so no consumer could. */
export const countSoldLately: Recurring = {
  name: 'count-sold-lately',
  everyMs: 10 * 60_000,
  async isReady({ db, clock }) {
    const now = clock.now()
    const asOf = await readAsOf(db, [SALES_FIGURES], now)
    return now.getTime() - asOf.getTime() < LATEST_MS
  },
  async run({ db, clock }) {
    await db.raw(COUNT, [businessDay(clock.now())])
  },
}
