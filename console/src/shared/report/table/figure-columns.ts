import type {
  Dimension,
  MeasureKind,
  Measures,
  PreviousFigures,
  Report,
  ReportRow,
} from '@deportivo/contracts/reports/declare-report'
import type { Translate } from '../../language/texts.tsx'
import type { ReportWords } from '../use-report-words.ts'

/** Days and hours are a line over the whole width, which can be compared; all other dimensions are bars. */
export const isByTime = ({ kind }: Dimension) => kind === 'day'

/** A column of a dimension's table, on screen and in files. */
export interface FigureColumn {
  id: string
  header: string
  kind: MeasureKind
  valueOf: (row: ReportRow, index: number) => number
  /** Over all rows; not always the sum of them. */
  total: number
}

interface ColumnTools {
  measures: Measures
  data: Report
  t: Translate
  words: ReportWords
}

const numberOf = (row: ReportRow | undefined, name: string) => Number(row?.[name] ?? 0)

function columnOf(name: string, { measures, data, t }: ColumnTools): FigureColumn[] {
  const measure = measures[name]
  if (!measure) return []
  const total = data.totals[name] ?? 0
  return [
    { id: name, header: t(measure.label), kind: measure.kind, valueOf: (row) => numberOf(row, name), total },
  ]
}

/** The chart's measure in the period before: its first day or hour beside the first of the report's own. */
const beforeColumn = (own: FigureColumn, before: PreviousFigures, words: ReportWords): FigureColumn => ({
  id: `${own.id}_before`,
  header: words.measureBefore(own.header, before),
  kind: own.kind,
  valueOf: (_row, index) => numberOf(before.rows[index], own.id),
  total: before.totals[own.id] ?? 0,
})

/** The measures of a dimension; one by time has the dashed line of its chart as a column too. */
export function figureColumns(dimension: Dimension, tools: ColumnTools): FigureColumn[] {
  const { previous } = tools.data
  const [main, ...others] = dimension.measures.flatMap((name) => columnOf(name, tools))
  if (!main) return []
  const isCompared = previous !== null && isByTime(dimension)
  return isCompared ? [main, beforeColumn(main, previous, tools.words), ...others] : [main, ...others]
}
