import { administrativeReport, type AdministrativeReport } from '@deportivo/contracts/reports/administrative'
import { ORDER_STATES } from '@deportivo/lifecycle/order/states'
import { isPaymentMethod } from '@deportivo/lifecycle/payment-methods'
import { businessDay } from '@deportivo/platform/clock'
import { readAsOf } from '@deportivo/platform/events/log/as-of'
import { found, read } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import { text, type Language } from '@deportivo/texts/text'
import { daysOf, previousOf, rangeOf, type Range } from './days.ts'
import { countPrevious, countRevenue, countSales, type Count, type Figure, type Groups } from './figures.ts'

const SALES_REPORT = 'sales-report'

const countOf = ({ count, value }: Count) => ({ count, value })
const NOTHING: Figure = { count: 0, value: 0, units: 0, balance: 0 }

/** Every day of the range, those without a sale too: a chart must not draw a line across them. */
function byDay(groups: Groups, range: Range): AdministrativeReport['by_day'] {
  const sold = new Map(groups.by_day.map((group) => [group.day, group]))
  return daysOf(range).map((day) => ({ day, ...countOf(sold.get(day) ?? NOTHING) }))
}

function byStage(groups: Groups): AdministrativeReport['by_stage'] {
  const order = (state: string) => ORDER_STATES.findIndex((known) => known === state)
  return groups.by_stage
    .map((group) => ({ state_id: group.state_id, ...countOf(group) }))
    .sort((a, b) => order(a.state_id) - order(b.state_id))
}

const paymentName = (id: number, language: Language) =>
  text(isPaymentMethod(id) ? `payment.method.${id}` : 'report.payment_mixed', {}, language)

function tablesOf(groups: Groups, range: Range, language: Language) {
  const days = byDay(groups, range)
  return {
    by_day: days,
    rows: days,
    by_stage: byStage(groups),
    by_seller: groups.by_seller.map((group) => ({
      seller_id: group.seller_id,
      seller_name: group.seller_name ?? '',
      ...countOf(group),
    })),
    by_payment: groups.by_payment.map((group) => ({
      payment_method: group.payment_method,
      payment_name: paymentName(group.payment_method, language),
      ...countOf(group),
    })),
  }
}

function totalsOf([total]: readonly Figure[]): AdministrativeReport['totals'] {
  const { count, value, units, balance } = total ?? NOTHING
  return { count, value, units, balance, average_ticket: count === 0 ? 0 : Math.round(value / count) }
}

/** 'Ventas de hoy', and of any other days. */
export const administrativeReportRoute: Routes = (app, deps) =>
  read(app, deps, administrativeReport, async ({ query, actor, db }) => {
    const now = deps.clock.now()
    const range = rangeOf(query, businessDay(now))
    const asked = { range, actor, seller_id: query.seller_id }
    // Asked first: figures may be newer than they claim, never older.
    const as_of = await readAsOf(db, SALES_REPORT, now)
    const groups = await countSales(db, asked)
    const previous = await countPrevious(db, { ...asked, range: previousOf(range) })
    const revenue = await countRevenue(db, asked)
    return found({
      as_of,
      ...range,
      totals: totalsOf(groups.total),
      previous: countOf(previous),
      revenue: countOf(revenue),
      ...tablesOf(groups, range, actor.language),
    })
  })
