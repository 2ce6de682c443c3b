import type { ReportPeriod } from '@deportivo/contracts/reports/declare-report'
import { addDays } from '@deportivo/platform/reports/period'
import type { Knex } from 'knex'

interface Parts {
  /** Whole months, by their first days; null: the range has none. */
  months: ReportPeriod | null
  days: ReportPeriod[]
}

const firstOf = (day: string) => `${day.slice(0, 7)}-01`
const nextMonth = (day: string) => firstOf(addDays(firstOf(day), 31))

/** A range as whole months and the days around them. */
export function partsOf({ from, to }: ReportPeriod): Parts {
  const first = from === firstOf(from) ? from : nextMonth(from)
  const end = firstOf(addDays(to, 1))
  if (first >= end) return { months: null, days: [{ from, to }] }
  return {
    months: { from: first, to: addDays(end, -1) },
    days: [
      ...(from < first ? [{ from, to: addDays(first, -1) }] : []),
      ...(end <= to ? [{ from: end, to }] : []),
    ],
  }
}

const OF_WHAT = ['product_id', 'size_id', 'store_id'] as const
const MEASURES = ['sold', 'returned', 'replaced', 'value', 'credited'] as const

/** What each store sold of each size in a range: a long one is read as months, so that a year costs as many rows as sizes sell. */
export function soldSizes(
  db: Knex,
  period: ReportPeriod,
  narrow: (rows: Knex.QueryBuilder) => unknown = () => undefined,
): Knex.QueryBuilder {
  const { months, days } = partsOf(period)
  const read = (table: 'size_days' | 'size_months', column: string, { from, to }: ReportPeriod) => {
    const rows: Knex.QueryBuilder = db(`read.${table}`)
    void rows.whereBetween(column, [from, to]).select(...OF_WHAT, ...MEASURES)
    narrow(rows)
    return rows
  }
  const parts = [
    ...(months ? [read('size_months', 'month', months)] : []),
    ...days.map((range) => read('size_days', 'day', range)),
  ]
  const sums = MEASURES.map((measure) => db.raw('sum(??)::float8 as ??', [measure, measure]))
  return db
    .from(db.unionAll(parts, true).as('parts'))
    .groupBy(...OF_WHAT)
    .select(...OF_WHAT, ...sums)
}
