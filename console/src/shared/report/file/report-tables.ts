import {
  shownMeasures,
  type DeclaredReport,
  type MeasureKind,
  type Report,
  type ReportGroup,
} from '@deportivo/contracts/reports/declare-report'
import type { FileCell } from '../../list/export/file-values.ts'
import type { FileKind } from '../../list/definition/definition.ts'
import type { Translate } from '../../language/texts.tsx'
import { figureColumns } from '../table/figure-columns.ts'
import { dimensionsOf, rowsOf } from '../report-rows.ts'
import type { ReportWords } from '../use-report-words.ts'

const FILE_KINDS: Record<MeasureKind, FileKind> = {
  pesos: 'money',
  count: 'count',
  share: 'number',
  duration: 'number',
}

export interface ReportTable {
  name: string
  head: readonly { text: string; kind: FileKind }[]
  rows: readonly (readonly FileCell[])[]
}

interface ReportTools {
  group: ReportGroup
  t: Translate
  words: ReportWords
}

/** The totals, each with the one of the period before. */
export function totalsTable(report: DeclaredReport, data: Report, { t, words }: ReportTools): ReportTable {
  const { previous } = data
  return {
    name: t('reports.total'),
    head: [
      { text: t('reports.measure'), kind: 'text' },
      { text: words.period(data), kind: 'number' },
      ...(previous ? [{ text: words.against(previous), kind: 'number' } as const] : []),
    ],
    rows: shownMeasures(report.measures).map(([name, { label }]) => [
      t(label),
      data.totals[name] ?? 0,
      ...(previous ? [previous.totals[name] ?? 0] : []),
    ]),
  }
}

/** The tables of the widgets, in the order of the screen. */
export function widgetTables(
  report: DeclaredReport,
  data: Report,
  { t, words, group }: ReportTools,
): ReportTable[] {
  return dimensionsOf(report, group).map(([by, dimension]) => {
    const columns = figureColumns(dimension, { measures: report.measures, data, t, words })
    return {
      name: t(dimension.label),
      head: [
        { text: t(dimension.label), kind: 'text' },
        ...columns.map(({ header, kind }) => ({ text: header, kind: FILE_KINDS[kind] })),
      ],
      rows: rowsOf({ report, data }, by).map((row, index) => [
        words.row(by, dimension, row),
        ...columns.map(({ valueOf }) => valueOf(row, index)),
      ]),
    }
  })
}

/** All tables one below the other, for a format without sheets. */
export function linesOf(
  tables: readonly ReportTable[],
  facts: readonly (readonly FileCell[])[],
): (readonly FileCell[])[] {
  const lines = tables.flatMap(({ name, head, rows }) => [[name], head.map(({ text }) => text), ...rows, []])
  return [...lines, ...facts]
}
