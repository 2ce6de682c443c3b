import type {
  Dimension,
  MeasureKind,
  Measures,
  PreviousFigures,
  Report,
  ReportRow,
} from '../declare-report.ts'
import type { ReportWords, Translate } from './words.ts'

/** Days and hours are a line over the whole width, which can be compared; all other dimensions are bars. */
export const isByTime = ({ kind }: Dimension) => kind === 'day'

/** A column of a dimension's table, on screen and in files. */
export interface FigureColumn {
  id: string
  header: string
  kind: MeasureKind
  valueOf: (row: ReportRow, index: number) => number
  textOf: (row: ReportRow, index: number) => string
  /** Over all rows; not always the sum of them. */
  total: number
  totalText: string
}

interface ColumnTools {
  measures: Measures
  data: Report
  previous: PreviousFigures | null
  t: Translate
  words: ReportWords
}

const numberOf = (row: ReportRow | undefined, name: string) => Number(row?.[name] ?? 0)

function columnOf(name: string, { measures, data, t, words }: ColumnTools): FigureColumn[] {
  const measure = measures[name]
  if (!measure || measure.isPart) return []
  const column = {
    id: name,
    header: t(measure.label),
    kind: measure.kind,
    valueOf: (row: ReportRow) => numberOf(row, name),
    textOf: (row: ReportRow) => words.measured(measures, name, row),
    total: data.totals[name] ?? 0,
    totalText: words.measured(measures, name, data.totals),
  }
  return [column]
}

/** The chart's measure in the period before: its first day or hour beside the first of the report's own. */
const beforeColumn = (
  own: FigureColumn,
  before: PreviousFigures,
  { measures, words }: ColumnTools,
): FigureColumn => ({
  id: `${own.id}_before`,
  header: words.measureBefore(own.header, before),
  kind: own.kind,
  valueOf: (_row, index) => numberOf(before.rows[index], own.id),
  textOf: (_row, index) => words.measured(measures, own.id, before.rows[index] ?? {}),
  total: before.totals[own.id] ?? 0,
  totalText: words.measured(measures, own.id, before.totals),
})

/** The measures of a dimension; one by time has the dashed line of its chart as a column too. */
export function figureColumns(dimension: Dimension, tools: ColumnTools): FigureColumn[] {
  const { previous } = tools
  const [main, ...others] = dimension.measures.flatMap((name) => columnOf(name, tools))
  if (!main) return []
  return previous ? [main, beforeColumn(main, previous, tools), ...others] : [main, ...others]
}
