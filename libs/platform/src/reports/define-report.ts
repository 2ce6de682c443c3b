import {
  type Comparison,
  type DeclaredReport,
  type Report,
  type ReportPeriod,
  type ReportRow,
} from '@deportivo/contracts/reports/declare-report'
import type { QueryOf } from '@deportivo/contracts/route'
import type { Knex } from 'knex'
import { businessDay } from '../clock.ts'
import { readAsOfAll } from '../events/log/as-of.ts'
import type { Actor } from '../http/guard/actor.ts'
import { found as reply, read } from '../http/serve/serve.ts'
import type { Deps, Routes } from '../service.ts'
import { rowsOf, summedMeasures, totalsOf } from './merge-figures.ts'
import { groupsIn, isWithin, momentBefore, periodBefore, periodOf } from './period.ts'
import { measuresOf, type FiguresRequest, type FiguresTable } from './figures-request.ts'
import { withNames, type RecordNames } from './record-names.ts'
import { readFigures, type Figures } from './read-figures.ts'

type Query = QueryOf<DeclaredReport['contract']>

export interface ReportDefinition {
  from: readonly FiguresTable[]
  /** Narrows the rows of every table to what the caller may see: the rule of the lists. */
  visible: (rows: Knex.QueryBuilder, actor: Actor) => Knex.QueryBuilder
  /** The names of records by dimension: a table with `dimension`, `key` and `name`. */
  names?: string
  /** Where the names of a dimension come from instead: all its records, not only those of events. */
  namesOf?: Readonly<Record<string, RecordNames | readonly RecordNames[]>>
}

/** A dimension whose measures no table gives would return zeros: the service must not start. */
function checkSources({ name, dimensions, measures }: DeclaredReport, { from }: ReportDefinition): void {
  for (const [dimension, declared] of Object.entries(dimensions)) {
    const given = from.filter((source) => source.dimensions.includes(dimension)).flatMap(measuresOf)
    const missing = summedMeasures(measures, declared).filter((measure) => !given.includes(measure))
    if (missing.length > 0)
      throw new Error(`report ${name}: no table gives ${missing.join(', ')} by ${dimension}`)
  }
}

function filtersOf({ dimensions }: DeclaredReport, query: Query): Record<string, string | number> {
  const filters = Object.values(dimensions).flatMap(({ column, alias, isFilter }) => {
    const value = query[column] ?? (alias === undefined ? undefined : query[alias])
    return isFilter && value !== undefined ? [[column, value] as const] : []
  })
  return Object.fromEntries(filters)
}

/** One snapshot for all tables; locked first, because a rebuild may replace each of them. */
function atOneMoment<T>(db: Knex, { from }: ReportDefinition, work: (trx: Knex.Transaction) => Promise<T>) {
  return db.transaction(
    async (trx) => {
      const tables = from.flatMap(({ table, timed }) => [table, timed?.table, timed?.also?.table])
      for (const table of new Set(tables.filter((one) => one !== undefined)))
        await trx.raw('lock table ?? in access share mode', [table])
      return work(trx)
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  )
}

interface Work {
  report: DeclaredReport
  definition: ReportDefinition
  request: FiguresRequest
  /** The figures are as of then: a day that is not over has no later hours. */
  asOf: Date
}

async function readAll(db: Knex, { definition, request }: Work): Promise<Figures[]> {
  const all: Figures[] = []
  for (const source of definition.from) all.push(await readFigures(db, source, request))
  return all
}

/** The tables that give rows of a dimension, or totals that none before them gives. */
const tablesFor = (from: readonly FiguresTable[], dimension: string): FiguresTable[] =>
  from.flatMap((source, index) => {
    const given = new Set(from.slice(0, index).flatMap(measuresOf))
    const dimensions = source.dimensions.filter((one) => one === dimension)
    const givesMore = measuresOf(source).some((measure) => !given.has(measure))
    return dimensions.length > 0 || givesMore ? [{ ...source, dimensions }] : []
  })

interface Before {
  period: ReportPeriod
  /** Where the period that is compared is not over. */
  until: Date | null
}

/** Only the totals and the rows of the first dimension: what a comparison shows. */
async function readPrevious(db: Knex, work: Work, { period, until }: Before): Promise<Report['previous']> {
  const { report, definition } = work
  const [name = ''] = Object.keys(report.dimensions)
  const request = { ...work.request, period, until }
  const before: Work = {
    report,
    definition: { ...definition, from: tablesFor(definition.from, name).filter(({ isOfNow }) => !isOfNow) },
    request,
    asOf: until ?? work.asOf,
  }
  const found = await readAll(db, before)
  return {
    ...period,
    until: until?.toISOString() ?? null,
    totals: totalsOf(report.measures, found),
    rows: await readRows(db, before, found, name),
  }
}

async function readRows(
  db: Knex,
  { report, definition, request, asOf }: Work,
  found: readonly Figures[],
  name: string,
): Promise<ReportRow[]> {
  const dimension = report.dimensions[name]
  if (!dimension) return []
  const keys = dimension.kind === 'day' ? { keys: groupsIn(request.period, request.group, asOf) } : {}
  const rows = rowsOf(name, dimension, { measures: report.measures, found, ...keys })
  return dimension.isNamed ? withNames(db, definition, { name, dimension, rows }) : rows
}

async function readReport(db: Knex, work: Work, before: Before): Promise<Omit<Report, 'as_of'>> {
  const { report, definition, request } = work
  const found = await readAll(db, work)
  const [first = '', ...others] = Object.keys(report.dimensions)
  const by: Record<string, ReportRow[]> = {}
  for (const name of others) by[name] = await readRows(db, work, found, name)
  const isOfNow = definition.from.every((source) => source.isOfNow)
  return {
    ...request.period,
    totals: totalsOf(report.measures, found),
    rows: await readRows(db, work, found, first),
    by,
    previous: isOfNow ? null : await readPrevious(db, work, before),
  }
}

/** A period that is not over is compared with as much of the one before. */
function beforeOf(
  { isTimed }: DeclaredReport,
  { period, asOf, comparison }: { period: ReportPeriod; asOf: Date; comparison: Comparison },
): Before {
  const isOpen = isTimed === true && isWithin(asOf, period)
  return {
    period: periodBefore(period, comparison),
    until: isOpen ? momentBefore(asOf, period, comparison) : null,
  }
}

interface ReportCall {
  db: Knex
  deps: Pick<Deps, 'clock' | 'settings'>
  query: Query
  actor: Actor
}

async function figuresOf(
  report: DeclaredReport,
  definition: ReportDefinition,
  { db, deps, query, actor }: ReportCall,
): Promise<Report> {
  const now = deps.clock.now()
  const period = periodOf(query, businessDay(now))
  const request: FiguresRequest = {
    dimensions: report.dimensions,
    period,
    group: query.group ?? 'day',
    filters: filtersOf(report, query),
    visible: (source, rows) => (source.visible ?? definition.visible)(rows, actor),
    until: null,
    present: { now, settings: deps.settings.current() },
  }
  // Read first: figures may be newer than they claim, never older.
  const asOf = await readAsOfAll(db, report.sources, now)
  const before = beforeOf(report, { period, asOf, comparison: query.compare ?? 'period' })
  const figures = await atOneMoment(db, definition, (trx) =>
    readReport(trx, { report, definition, request, asOf }, before),
  )
  return { as_of: asOf.toISOString(), ...figures }
}

/** The route of a report, and the same figures for what is no request: a mail. The caller checks the permission. */
export type ReportRoutes = Routes & {
  readonly report: DeclaredReport
  readonly figures: (call: ReportCall) => Promise<Report>
}

/** Serves a declared report: range, grouping, comparison, filters, visibility and freshness are the same for all. */
export function defineReport(report: DeclaredReport, definition: ReportDefinition): ReportRoutes {
  checkSources(report, definition)
  const figures = (call: ReportCall) => figuresOf(report, definition, call)
  const routes: Routes = (app, deps) =>
    read(app, deps, report.contract, async ({ query, actor, db }) =>
      reply(await figures({ db, deps, query, actor })),
    )
  return Object.assign(routes, { report, figures })
}
