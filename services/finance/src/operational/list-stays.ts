import { listStays, STAYS_PER_PAGE, type StayKind } from '@deportivo/contracts/reports/stays'
import { STAGE_FIGURES } from '@deportivo/contracts/reports/sources'
import type { QueryOf } from '@deportivo/contracts/route'
import { businessTime } from '@deportivo/lifecycle/business-hours'
import type { OrderState } from '@deportivo/lifecycle/order/states'
import { businessDay } from '@deportivo/platform/clock'
import { readAsOf } from '@deportivo/platform/events/log/as-of'
import { found, read } from '@deportivo/platform/http/serve/serve'
import type { Present } from '@deportivo/platform/reports/figures-request'
import { periodOf } from '@deportivo/platform/reports/period'
import type { Routes } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { lateSql } from './late.ts'

type Query = QueryOf<typeof listStays> & { kind: StayKind }

const MINUTE_MS = 60_000
const CONDITIONS = ['state_id', 'auxiliary_user_id'] as const

interface StayRow {
  order_id: number
  nr: number
  client_id: number
  client_name: string
  seller_name: string
  state_id: OrderState
  auxiliary_user_id: number
  auxiliary_name: string | null
  entered_at: Date
  left_at: Date | null
  minutes: number
  target_minutes: number
  newness: string | null
}

/** The rows that the report counts in a figure of this kind. */
function staysOf(db: Knex, query: Query, present: Present): Knex.QueryBuilder {
  const rows = db('read.stage_stays').where('store_id', query.store_id ?? 0)
  for (const column of CONDITIONS) {
    const value = query[column]
    if (value !== undefined) void rows.where(column, value)
  }
  if (query.kind === 'now') return rows.where('is_open', true)
  if (query.kind === 'late') return rows.where('is_open', true).where(db.raw(lateSql(present)))
  const { from, to } = periodOf(query, businessDay(present.now))
  if (query.kind === 'prepared') void rows.whereNotNull('prepared_at')
  return rows.whereBetween('left_on', [from, to])
}

const isOpen = ({ kind }: Query) => kind === 'now' || kind === 'late'

/** Those that wait longest, or took longest, first. */
const sorted = (rows: Knex.QueryBuilder, query: Query): Knex.QueryBuilder =>
  (isOpen(query) ? rows.orderBy('s.entered_at') : rows.orderBy('s.minutes', 'desc')).orderBy([
    's.order_id',
    's.nr',
  ])

const COLUMNS = [
  's.order_id',
  's.nr',
  's.state_id',
  's.auxiliary_user_id',
  's.entered_at',
  's.left_at',
  's.minutes',
  's.target_minutes',
  'o.client_id',
  'o.client_name',
  'o.seller_name',
  'o.newness',
  'n.name as auxiliary_name',
]

function shown(row: StayRow, { now, settings }: Present) {
  const { left_at, auxiliary_user_id, auxiliary_name } = row
  const stay = {
    ...row,
    auxiliary_user_id: auxiliary_user_id || null,
    auxiliary_name: auxiliary_name ?? null,
  }
  if (left_at !== null) return { ...stay, target_minutes: row.target_minutes || null, newness: null }
  const targets: Readonly<Record<string, number | undefined>> = settings.stage_targets
  const time = businessTime(row.entered_at.getTime(), now.getTime(), settings.business_hours)
  return {
    ...stay,
    minutes: Math.floor(time / MINUTE_MS),
    target_minutes: targets[row.state_id] ?? null,
  }
}

export const listStaysRoute: Routes = (app, deps) =>
  read(app, deps, listStays, async ({ query: given, db }) => {
    const query: Query = { ...given, kind: given.kind ?? 'late' }
    const present: Present = { now: deps.clock.now(), settings: deps.settings.current() }
    const asOf = await readAsOf(db, [STAGE_FIGURES], present.now)
    const counted = await staysOf(db, query, present).count<{ total: number }[]>({ total: '*' })
    const { top = STAYS_PER_PAGE, page = 1 } = query
    const rows = await sorted(db.from(staysOf(db, query, present).as('s')), query)
      .join('orders.published_orders as o', 'o.id', 's.order_id')
      .leftJoin('read.report_names as n', (names) =>
        names.on('n.key', 's.auxiliary_user_id').andOnVal('n.dimension', 'assistant'),
      )
      .limit(top)
      .offset(top * (page - 1))
      .select<StayRow[]>(...COLUMNS)
    return found({
      as_of: asOf.toISOString(),
      total: Number(counted[0]?.total ?? 0),
      rows: rows.map((row) => shown(row, present)),
    })
  })
