import type { DeclaredReport, Dimension, Report, ReportGroup, ReportRow } from '../declare-report.ts'

/** A report with figures of it. */
export interface ReadReport {
  report: DeclaredReport
  data: Report
}

const HOUR = { label: 'reports.dimension.hour' } as const

/** The dimensions of a report; days by the hour are hours. */
export const dimensionsOf = ({ dimensions }: DeclaredReport, group: ReportGroup): [string, Dimension][] =>
  Object.entries(dimensions).map(([name, dimension]) => [
    name,
    dimension.kind === 'day' && group === 'hour' ? { ...dimension, ...HOUR } : dimension,
  ])

/** The rows of a widget: the first dimension's are the report's `rows`. */
export function rowsOf({ report, data }: ReadReport, by: string): readonly ReportRow[] {
  const [first] = Object.keys(report.dimensions)
  return by === first ? data.rows : (data.by[by] ?? [])
}

/** The period with which the rows of a widget are compared: that of the first dimension, where it goes by time. */
export const comparedWith = ({ report, data }: ReadReport, by: string): Report['previous'] => {
  const [first = ''] = Object.keys(report.dimensions)
  return by === first && report.dimensions[first]?.kind === 'day' ? data.previous : null
}
