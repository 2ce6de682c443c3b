import {
  shownMeasures,
  type DeclaredReport,
  type Dimension,
  type MeasureKind,
  type Report,
  type ReportGroup,
} from '../declare-report.ts'
import { figureColumns } from './columns.ts'
import { comparedWith, dimensionsOf, rowsOf, type ReadReport } from './rows.ts'
import type { ReportWords, Translate } from './words.ts'

/** How a value lies in a file: `number` has no separators. */
type CellKind = 'text' | 'number' | 'count' | 'money'
type Cell = string | number | null

const FILE_KINDS: Record<MeasureKind, CellKind> = {
  pesos: 'money',
  count: 'count',
  share: 'text',
  duration: 'text',
  days: 'text',
}

/** Shares and durations are written as on screen: a bare number would have no unit. */
const cellOf = (kind: MeasureKind, value: number, text: string): Cell =>
  FILE_KINDS[kind] === 'text' ? text : value

export interface FiguresTable {
  name: string
  head: readonly { text: string; kind: CellKind }[]
  rows: readonly (readonly Cell[])[]
}

interface ReportTools {
  group: ReportGroup
  t: Translate
  words: ReportWords
}

/** The totals, each with the one of the period before. */
export function totalsTable(report: DeclaredReport, data: Report, { t, words }: ReportTools): FiguresTable {
  const { previous } = data
  return {
    name: t('reports.total'),
    head: [
      { text: t('reports.measure'), kind: 'text' },
      { text: report.isOfNow ? t('reports.now') : words.period(data), kind: 'number' },
      ...(previous ? [{ text: words.against(previous), kind: 'number' } as const] : []),
    ],
    rows: shownMeasures(report.measures).map(([name, measure]) => {
      const { kind, isOfNow } = measure
      const cell = (totals: Report['totals']) =>
        cellOf(kind, totals[name] ?? 0, words.measured(report.measures, name, totals))
      return [
        words.measureName(report.measures, measure),
        cell(data.totals),
        ...(previous ? [isOfNow ? null : cell(previous.totals)] : []),
      ]
    }),
  }
}

/** The tables of the widgets, in the order of the screen. */
export function widgetTables(
  report: DeclaredReport,
  data: Report,
  { t, words, group }: ReportTools,
): FiguresTable[] {
  const dimensions = dimensionsOf(report, group)
  const labels = dimensions.map(([, { label }]) => label)
  const nameOf = ({ label, measures: [main = ''] }: Dimension) => {
    const measure = report.measures[main]
    return measure && labels.indexOf(label) !== labels.lastIndexOf(label)
      ? words.widget(t(measure.label), t(label))
      : t(label)
  }
  return dimensions.map(([by, dimension]) => {
    const columns = figureColumns(dimension, {
      measures: report.measures,
      data,
      previous: comparedWith({ report, data }, by),
      t,
      words,
    })
    return {
      name: nameOf(dimension),
      head: [
        { text: t(dimension.label), kind: 'text' },
        ...columns.map(({ header, kind }) => ({ text: header, kind: FILE_KINDS[kind] })),
      ],
      rows: rowsOf({ report, data }, by).map((row, index) => [
        words.row(by, dimension, row),
        ...columns.map(({ kind, valueOf, textOf }) => cellOf(kind, valueOf(row, index), textOf(row, index))),
      ]),
    }
  })
}

/** All tables one below the other, for a format without sheets. */
export function linesOf<C>(
  tables: readonly { name: string; head: readonly { text: string }[]; rows: readonly (readonly C[])[] }[],
  facts: readonly (readonly C[])[],
): (readonly (C | string)[])[] {
  const lines = tables.flatMap(({ name, head, rows }) => [[name], head.map(({ text }) => text), ...rows, []])
  return [...lines, ...facts]
}

/** What narrowed a report: `Vendedor`, `Marta`. */
export const filterWords = (
  { report, data, filters }: ReadReport & { filters: Readonly<Record<string, string | number>> },
  { t, words }: Pick<ReportTools, 't' | 'words'>,
): (readonly [label: string, value: string])[] =>
  Object.entries(report.dimensions).flatMap(([name, dimension]) => {
    const { column, label, isFilter } = dimension
    const value = filters[column]
    if (!isFilter || value === undefined) return []
    const row = rowsOf({ report, data }, name).find((one) => one[column] === value)
    return [[t(label), words.row(name, dimension, row ?? { [column]: value })] as const]
  })
