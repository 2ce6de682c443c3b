import type {
  Comparison,
  DeclaredReport,
  Report,
  ReportPeriod,
} from '@deportivo/contracts/reports/declare-report'
import type { QueryOf } from '@deportivo/contracts/route'
import type { Knex } from 'knex'
import { businessDay } from '../clock.ts'
import { readAsOf } from '../events/log/as-of.ts'
import type { Actor } from '../http/guard/actor.ts'
import { readShared } from '../http/serve/read-shared.ts'
import { found as reply } from '../http/serve/serve.ts'
import type { Deps, Routes } from '../service.ts'
import { summedMeasures } from './merge-figures.ts'
import { isWithin, momentBefore, periodBefore, periodOf } from './period.ts'
import { isRead, measuresOf, type FiguresRequest, type FiguresTable } from './figures-request.ts'
import { readReport, type Before } from './read-report.ts'
import type { NameSources } from './record-names.ts'

type Query = QueryOf<DeclaredReport['contract']>

export interface ReportDefinition extends NameSources {
  from: readonly FiguresTable[]
  /** Narrows the rows of every table to what the caller may see: the rule of the lists. */
  visible: (rows: Knex.QueryBuilder, actor: Actor) => Knex.QueryBuilder
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

/**
 * A period that is not over is compared with as much of the one before. Figures without a time are not: a day that is not
 * over is compared with nothing.
 */
function beforeOf(
  { isTimed }: Pick<DeclaredReport, 'isTimed'>,
  { period, asOf, comparison }: { period: ReportPeriod; asOf: Date; comparison: Comparison },
): Before | null {
  const isOpen = isWithin(asOf, period)
  if (isOpen && !isTimed && period.from === period.to) return null
  return {
    period: periodBefore(period, comparison),
    until: isOpen && isTimed ? momentBefore(asOf, period, comparison) : null,
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
  const asOf = await readAsOf(db, report.sources, now)
  const before = beforeOf(report, { period, asOf, comparison: query.compare ?? 'period' })
  const from = definition.from.filter((source) => isRead(source, request.filters))
  const work = { report, definition: { ...definition, from }, request, asOf }
  const figures = await readReport(db, work, before)
  return { as_of: asOf.toISOString(), ...figures }
}

/** Equal for users who see the same: who sees only some rows of anything sees their own. */
function sightOf({ id, profile, grants }: Actor): unknown {
  const seesAll = Object.values(grants).every((scope) => scope === 'all')
  return seesAll ? [profile, grants] : [profile, grants, id]
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
    readShared(app, deps, report.contract, {
      key: ({ query, actor }) => JSON.stringify([query, sightOf(actor)]),
      read: async ({ query, actor, db }) => reply(await figures({ db, deps, query, actor })),
    })
  return Object.assign(routes, { report, figures })
}
