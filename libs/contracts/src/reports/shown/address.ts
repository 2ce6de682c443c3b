import type { DeclaredReport, Dimension } from '../declare-report.ts'

type Addressed = Pick<DeclaredReport, 'dimensions' | 'isOfNow'>

/** What no report of the present has. */
const OF_DAYS = ['range', 'from', 'to', 'group', 'compare']

/** The dimensions by which a report can be narrowed, with their names. */
export const filtersOf = ({
  dimensions,
}: Pick<Addressed, 'dimensions'>): { name: string; dimension: Dimension }[] =>
  Object.entries(dimensions).flatMap(([name, dimension]) => (dimension.isFilter ? [{ name, dimension }] : []))

/** The parameters in the address of a report: its days, whether it opens as tables, and its filters. */
export const addressOf = (report: Addressed): readonly string[] => [
  ...(report.isOfNow ? [] : OF_DAYS),
  'as',
  ...filtersOf(report).map(({ dimension }) => dimension.column),
]
