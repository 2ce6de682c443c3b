import type { Dimension, Measure, Measures, ReportRow } from '@deportivo/contracts/reports/declare-report'
import type { Figures } from './figures-query.ts'

type Numbers = Record<string, number>
type MutableRow = Record<string, string | number>

/** A ratio of nothing is 0. */
function ratioOf({ kind, ratio }: Measure, figures: Readonly<Record<string, string | number>>): number {
  const [of = '', per = ''] = ratio ?? []
  const divisor = Number(figures[per] ?? 0)
  const value = divisor === 0 ? 0 : Number(figures[of] ?? 0) / divisor
  return kind === 'share' ? value : Math.round(value)
}

const sumOf = (terms: NonNullable<Measure['terms']>, figures: Readonly<MutableRow>): number =>
  Object.entries(terms).reduce((sum, [name, sign]) => sum + sign * Number(figures[name] ?? 0), 0)

function withDerived<R extends MutableRow>(row: R, measures: Measures, names: readonly string[]): R {
  const complete: MutableRow = row
  for (const name of names) {
    const measure = measures[name]
    if (measure?.ratio) complete[name] = ratioOf(measure, row)
    else if (measure?.terms) complete[name] = sumOf(measure.terms, row)
  }
  return row
}

/** The totals of all tables; the first table that has a measure gives it. */
export function totalsOf(measures: Measures, found: readonly Figures[]): Numbers {
  const totals: Numbers = {}
  for (const name of Object.keys(measures))
    totals[name] = found.find((figures) => name in figures.totals)?.totals[name] ?? 0
  return withDerived(totals, measures, Object.keys(measures))
}

const madeOf = ({ ratio, terms }: Measure) => ratio ?? (terms && Object.keys(terms))

/** The summed measures that the rows of a dimension are made of, those of its derived ones included. */
export const summedMeasures = (measures: Measures, { measures: names }: Dimension): string[] => [
  ...new Set(names.flatMap((name) => (measures[name] && madeOf(measures[name])) ?? [name])),
]

function sorted(rows: ReportRow[], { column, order, measures }: Dimension): ReportRow[] {
  const [main = ''] = measures
  const byKey = (a: ReportRow, b: ReportRow) => ((a[column] ?? '') < (b[column] ?? '') ? -1 : 1)
  if (order) {
    const placeOf = (row: ReportRow) => order.indexOf(String(row[column]))
    return rows.sort((a, b) => placeOf(a) - placeOf(b) || byKey(a, b))
  }
  return rows.sort((a, b) => Number(b[main]) - Number(a[main]) || byKey(a, b))
}

/**
 * The rows of one dimension from all tables that have it: a seller whose goods left without a new sale is a row
 * too. `keys` are the days of a range, each of which gets a row: a chart must not draw a line across missing ones.
 */
export function rowsOf(
  name: string,
  dimension: Dimension,
  { measures, found, keys }: { measures: Measures; found: readonly Figures[]; keys?: readonly string[] },
): ReportRow[] {
  const { column } = dimension
  const nothing = Object.fromEntries(summedMeasures(measures, dimension).map((measure) => [measure, 0]))
  const rows = new Map<string | number, MutableRow>()
  const rowAt = (key: string | number): MutableRow => {
    const row = rows.get(key) ?? { [column]: key, ...nothing }
    rows.set(key, row)
    return row
  }
  for (const key of keys ?? []) rowAt(key)
  for (const { groups } of found)
    for (const figures of groups.get(name) ?? []) Object.assign(rowAt(figures[column] ?? ''), figures)
  const complete = [...rows.values()].map((row) => withDerived(row, measures, dimension.measures))
  return keys ? complete : sorted(complete, dimension).slice(0, dimension.most)
}
