import {
  nameColumn,
  type DeclaredReport,
  type Report,
  type ReportPeriod,
  type ReportRow,
} from '@deportivo/contracts/reports/declare-report'
import type { Knex } from 'knex'
import { measuresOf, type FiguresRequest, type FiguresTable } from './figures-request.ts'
import { figuresQuery, type Figures } from './figures-query.ts'
import { rowsOf, totalsOf } from './merge-figures.ts'
import { groupsIn } from './period.ts'
import { readAtOnce } from './read-at-once.ts'
import { namesOfAll, type NameSources } from './record-names.ts'

/** Figures of one period, from these tables. */
interface Part {
  from: readonly FiguresTable[]
  request: FiguresRequest
  /** The figures are as of then: a day that is not over has no later hours. */
  asOf: Date
  /** The dimensions whose rows are shown. */
  dimensions: readonly string[]
}

export interface Before {
  period: ReportPeriod
  /** Where the period that is compared is not over. */
  until: Date | null
}

interface Work {
  report: DeclaredReport
  definition: NameSources & { from: readonly FiguresTable[] }
  request: FiguresRequest
  asOf: Date
}

/** The tables that give rows of a dimension, or totals that none before them gives. */
const tablesFor = (from: readonly FiguresTable[], dimension: string): FiguresTable[] =>
  from.flatMap((source, index) => {
    const given = new Set(from.slice(0, index).flatMap(measuresOf))
    const dimensions = source.dimensions.filter((one) => one === dimension)
    const givesMore = measuresOf(source).some((measure) => !given.has(measure))
    return dimensions.length > 0 || givesMore ? [{ ...source, dimensions }] : []
  })

/** Only the totals and the rows of the first dimension: what a comparison shows. */
function partBefore({ report, definition, request, asOf }: Work, { period, until }: Before): Part {
  const [first = ''] = Object.keys(report.dimensions)
  return {
    from: tablesFor(definition.from, first).filter(({ isOfNow }) => !isOfNow),
    request: { ...request, period, until },
    asOf: until ?? asOf,
    dimensions: [first],
  }
}

/** The figures of every table of every part, of one moment. */
async function readFigures(db: Knex, parts: readonly Part[]): Promise<Figures[][]> {
  const asked = parts.map(({ from, request }) => from.map((source) => figuresQuery(db, source, request)))
  const rows = await readAtOnce(
    db,
    asked.flat().flatMap(({ queries }) => queries),
  )
  return asked.map((tables) =>
    tables.map(({ queries, figuresOf }) => figuresOf(rows.splice(0, queries.length))),
  )
}

type Rows = Record<string, ReportRow[]>

function rowsIn({ dimensions, measures }: DeclaredReport, part: Part, found: readonly Figures[]): Rows {
  const { request, asOf } = part
  const rows = part.dimensions.flatMap((name) => {
    const dimension = dimensions[name]
    if (!dimension) return []
    const keys = dimension.kind === 'day' ? { keys: groupsIn(request.period, request.group, asOf) } : {}
    return [[name, rowsOf(name, dimension, { measures, found, ...keys })] as const]
  })
  return Object.fromEntries(rows)
}

/** Adds to the rows the names of the records that they are of. */
async function withNames(db: Knex, { report, definition }: Work, parts: readonly Rows[]): Promise<Rows[]> {
  const columnOf = (name: string) => report.dimensions[name]?.column ?? ''
  const named = Object.keys(report.dimensions).filter((name) => report.dimensions[name]?.isNamed)
  const wanted = named.map((dimension) => {
    const rows = parts.flatMap((part) => part[dimension] ?? [])
    return { dimension, values: [...new Set(rows.map((row) => String(row[columnOf(dimension)])))] }
  })
  const found = await namesOfAll(db, definition, wanted)
  const nameAll = ([name, rows]: [string, ReportRow[]]) => {
    const names = found.get(name)
    if (!names) return [name, rows] as const
    const nameOf = (row: ReportRow) => names.get(String(row[columnOf(name)])) ?? ''
    return [name, rows.map((row) => ({ ...row, [nameColumn(name)]: nameOf(row) }))] as const
  }
  return parts.map((part) => Object.fromEntries(Object.entries(part).map(nameAll)))
}

interface Found {
  totals: Report['totals']
  rows: Rows
}

/** The figures of each part, with their names. */
async function readParts(db: Knex, work: Work, parts: readonly Part[]): Promise<Found[]> {
  const { report } = work
  const figures = await readFigures(db, parts)
  const found = parts.map((part, index) => ({ part, figures: figures[index] ?? [] }))
  const rows = await withNames(
    db,
    work,
    found.map((one) => rowsIn(report, one.part, one.figures)),
  )
  return found.map((one, index) => ({
    totals: totalsOf(report.measures, one.figures),
    rows: rows[index] ?? {},
  }))
}

/** A report and what it is compared with, if anything: one statement for the figures, one for the names. */
export async function readReport(
  db: Knex,
  work: Work,
  before: Before | null,
): Promise<Omit<Report, 'as_of'>> {
  const { report, definition, request, asOf } = work
  const dimensions = Object.keys(report.dimensions)
  const [first = '', ...others] = dimensions
  const current: Part = { from: definition.from, request, asOf, dimensions }
  const isOfNow = definition.from.every((source) => source.isOfNow)
  const parts = isOfNow || before === null ? [current] : [current, partBefore(work, before)]
  const [now = { totals: {}, rows: {} }, earlier] = await readParts(db, work, parts)
  const rowsBy = (name: string, { rows }: Found) => rows[name] ?? []
  return {
    ...request.period,
    totals: now.totals,
    rows: rowsBy(first, now),
    by: Object.fromEntries(others.map((name) => [name, rowsBy(name, now)])),
    previous:
      earlier && before
        ? {
            ...before.period,
            until: before.until?.toISOString() ?? null,
            totals: earlier.totals,
            rows: rowsBy(first, earlier),
          }
        : null,
  }
}
