import type { DeclaredReport } from '../declare-report.ts'

type Filters = Readonly<Record<string, string | number>>

const isOf = ({ isNotOf = [] }: { isNotOf?: readonly string[] }, filters: Filters): boolean =>
  !isNotOf.some((column) => column in filters)

/** A report as it is shown with these filters: without the measures and dimensions of which they leave nothing. */
export function narrowedReport(report: DeclaredReport, filters: Filters): DeclaredReport {
  const measures = Object.entries(report.measures).filter(([, measure]) => isOf(measure, filters))
  const names = measures.map(([name]) => name)
  const dimensions = Object.entries(report.dimensions)
    .filter(([, dimension]) => isOf(dimension, filters))
    .map(([name, dimension]) => {
      const shown = dimension.measures.filter((one) => names.includes(one))
      return [name, { ...dimension, measures: shown }] as const
    })
  return { ...report, measures: Object.fromEntries(measures), dimensions: Object.fromEntries(dimensions) }
}
