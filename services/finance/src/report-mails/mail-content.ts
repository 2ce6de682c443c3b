import { shownMeasures, type DeclaredReport, type Report } from '@deportivo/contracts/reports/declare-report'
import { changeAgainst } from '@deportivo/contracts/reports/shown/change'
import { figureColumns, isByTime } from '@deportivo/contracts/reports/shown/columns'
import { comparedWith, dimensionsOf, rowsOf } from '@deportivo/contracts/reports/shown/rows'
import { filterWords, linesOf, totalsTable, widgetTables } from '@deportivo/contracts/reports/shown/tables'
import type { MailQuery } from './mail-query.ts'
import type { MailWords } from './mail-words.ts'

export interface ReadMail {
  report: DeclaredReport
  data: Report
  query: MailQuery
}

export interface MailTotal {
  name: string
  value: string
  /** `▲ 12 %`; null where there is nothing to compare with. */
  change: string | null
  before: string | null
}

export interface MailTable {
  title: string
  head: readonly string[]
  /** The name of a row, then its figures. */
  rows: readonly (readonly string[])[]
  total: readonly string[]
  /** How many rows stand in the report alone. */
  omitted: number
}

export interface MailContent {
  /** The days in words; of the present, where the report has none. */
  period: string
  against: string | null
  filters: readonly (readonly [label: string, value: string])[]
  totals: readonly MailTotal[]
  table: MailTable | null
  asOf: string
}

/** More rows are read in the report, to which the mail leads, or in the file. */
const MOST_ROWS = 25

function totalsOf({ report, data }: ReadMail, { words }: MailWords): MailTotal[] {
  const { measures } = report
  return shownMeasures(measures).map(([name, measure]) => {
    const before = measure.isOfNow ? undefined : data.previous?.totals
    const isOfNothing = measure.of !== undefined && data.totals[measure.of] === 0
    const share = before && !isOfNothing ? changeAgainst(data.totals[name] ?? 0, before[name] ?? 0) : null
    return {
      name: words.measureName(measures, measure),
      value: words.measured(measures, name, data.totals),
      change: share === null ? null : words.change(share),
      before: before ? words.measured(measures, name, before) : null,
    }
  })
}

/** The first table of the screen, which shows none of a single day or hour. */
function firstTable({ report, data, query }: ReadMail, { t, words }: MailWords): MailTable | null {
  const [shown] = dimensionsOf(report, query.group).filter(
    ([name, dimension]) => rowsOf({ report, data }, name).length > (isByTime(dimension) ? 1 : 0),
  )
  if (!shown) return null
  const [name, dimension] = shown
  const previous = comparedWith({ report, data }, name)
  const columns = figureColumns(dimension, { measures: report.measures, data, previous, t, words })
  const [main] = columns
  // Most hours of a night have no figure: a mail leaves out what the lines of a chart need.
  const rows = rowsOf({ report, data }, name)
    .map((row, index) => ({ row, index }))
    .filter(
      ({ row, index }) => !isByTime(dimension) || columns.some(({ valueOf }) => valueOf(row, index) !== 0),
    )
  return {
    title: words.widget(main?.header ?? '', t(dimension.label)),
    head: [t(dimension.label), ...columns.map(({ header }) => header)],
    rows: rows
      .slice(0, MOST_ROWS)
      .map(({ row, index }) => [
        words.row(name, dimension, row),
        ...columns.map(({ textOf }) => textOf(row, index)),
      ]),
    total: [t('reports.total'), ...columns.map(({ totalText }) => totalText)],
    omitted: Math.max(0, rows.length - MOST_ROWS),
  }
}

const factsOf = (mail: ReadMail, { t, words }: MailWords) =>
  filterWords({ ...mail, filters: mail.query.filters }, { t, words })

/** What a mail shows of a report: the figures of its screen, in its words. */
export function contentOf(mail: ReadMail, tools: MailWords): MailContent {
  const { report, data } = mail
  const { t, words, instant } = tools
  return {
    period: report.isOfNow ? t('reports.now') : words.periodInWords(data),
    against: data.previous ? words.comparison(data.previous) : null,
    filters: factsOf(mail, tools),
    totals: totalsOf(mail, tools),
    table: firstTable(mail, tools),
    asOf: `${t('reports.as_of')} ${instant(data.as_of)}`,
  }
}

/** The rows of the file: all tables of the report, one below the other, and what narrowed it. */
export function fileLines(mail: ReadMail, tools: MailWords): (readonly (string | number | null)[])[] {
  const { report, data, query } = mail
  const { t, words, instant } = tools
  const of = { t, words, group: query.group }
  const days = report.isOfNow ? [] : [[t('reports.range'), words.period(data)] as const]
  const facts = [...days, ...factsOf(mail, tools), [t('reports.as_of'), instant(data.as_of)] as const]
  return linesOf([totalsTable(report, data, of), ...widgetTables(report, data, of)], facts)
}
