import { administrative } from '@deportivo/contracts/reports/administrative'
import { cashFlow } from '@deportivo/contracts/reports/cash-flow'
import type { DeclaredReport, Dimension, Report } from '@deportivo/contracts/reports/declare-report'
import { orderSummary } from '@deportivo/contracts/reports/order-summary'
import { resultState } from '@deportivo/contracts/reports/result-state'
import type { TestApp } from '@deportivo/testkit/app'
import type { Figures } from './table.ts'

export const REPORTS: readonly DeclaredReport[] = [administrative, resultState, cashFlow, orderSummary]

/** What is summed: not what is calculated from two sums, and no part that is never shown. */
const summedOf = ({ measures }: DeclaredReport, names: readonly string[]): string[] =>
  names.filter((name) => measures[name] && !measures[name].ratio && !measures[name].isPart)

const onlyOf = (figures: Readonly<Record<string, unknown>>, names: readonly string[]): Figures =>
  Object.fromEntries(names.map((name) => [name, Number(figures[name] ?? 0)]))

const tablesOf = (report: DeclaredReport, shown: Report): [Dimension, Report['rows']][] =>
  Object.entries(report.dimensions).map(([name, dimension], index) => [
    dimension,
    index === 0 ? shown.rows : (shown.by[name] ?? []),
  ])

/** The total of a report and each row of its tables, as key and figures; rows of nothing are left out. */
export async function figuresOfReport(
  app: TestApp,
  report: DeclaredReport,
  query: { from: string; to: string },
) {
  const shown: Report = await app.ok('two', report.contract, { query })
  const rows = tablesOf(report, shown).flatMap(([{ column, measures }, table]) =>
    table.map((row) => [`${column}:${row[column]}`, onlyOf(row, summedOf(report, measures))] as const),
  )
  const totals = onlyOf(shown.totals, summedOf(report, Object.keys(report.measures)))
  return withoutNothing([['totals', totals], ...rows])
}

/** Those of the figures of the log that a report has, by the rows and measures that it declares. */
export function shownOf(report: DeclaredReport, figures: ReadonlyMap<string, Figures>) {
  const measuresOf = new Map(
    Object.values(report.dimensions).map(({ column, measures }) => [column, measures]),
  )
  measuresOf.set('totals', Object.keys(report.measures))
  const rows = [...figures].flatMap(([key, sums]): [string, Figures][] => {
    const measures = measuresOf.get(key.slice(0, key.includes(':') ? key.indexOf(':') : undefined))
    return measures ? [[key, onlyOf(sums, summedOf(report, measures))]] : []
  })
  return withoutNothing(rows)
}

const withoutNothing = (rows: readonly (readonly [string, Figures])[]): Record<string, Figures> =>
  Object.fromEntries(
    rows
      .filter(([, figures]) => Object.values(figures).some((amount) => amount !== 0))
      .toSorted(([one], [other]) => one.localeCompare(other)),
  )
