import {
  closeShift,
  getShift,
  openShift,
  openShiftOf,
  recordDrawerEntry,
  takeOverShift,
} from '@deportivo/contracts/finance/cashiers'
import type { QueryOf } from '@deportivo/contracts/route'
import { countRows, paginationOf } from '@deportivo/platform/lists/count-rows'
import { invalid, notFound } from '@deportivo/platform/http/refused'
import { change, found, listed, read, withMessage } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import { recordEntry } from '@deportivo/money/registers/drawer-entries'
import {
  closeOpenShift,
  openNewShift,
  readShift,
  shiftOf,
  takeOverOpenShift,
} from '@deportivo/money/registers/shifts'
import { differenceOf } from '@deportivo/money/registers/shift-events'
import { viewShift } from '@deportivo/money/registers/shift-view'
import type { ShiftRow } from '@deportivo/money/tables'
import type { Knex } from 'knex'

/** Days in America/Bogota, both included. */
function closedShifts(db: Knex, { cashier_id, from, to }: QueryOf<typeof openShiftOf>): Knex.QueryBuilder {
  if (from && to && from > to) throw invalid({ to: 'report.range_backwards' })
  const rows = db('money.published_shifts as s')
    .join('money.published_cashiers as c', 'c.id', 's.cashier_id')
    .whereNotNull('s.closed_at')
  if (cashier_id !== undefined) void rows.where('s.cashier_id', cashier_id)
  if (from) void rows.whereRaw("s.closed_at >= (?::date)::timestamp at time zone 'America/Bogota'", [from])
  if (to) void rows.whereRaw("s.closed_at < (?::date + 1)::timestamp at time zone 'America/Bogota'", [to])
  return rows
}

type ClosedRow = ShiftRow & { cashier_name: string }

async function listClosed(db: Knex, query: QueryOf<typeof openShiftOf>) {
  const { top = 15, page = 1 } = query
  const rows = closedShifts(db, query)
  const shifts = await rows
    .clone()
    .orderBy([
      { column: 's.closed_at', order: 'desc' },
      { column: 's.id', order: 'desc' },
    ])
    .limit(top)
    .offset((page - 1) * top)
    .select<ClosedRow[]>('s.*', 'c.name as cashier_name')
  return listed(
    shifts.map((shift) => ({
      ...shift,
      expected_amount: shift.expected_amount ?? 0,
      difference: differenceOf(shift),
    })),
    paginationOf({ top, page }, await countRows(db, rows)),
  )
}

/** The open shift of a register, or the closed ones as they were frozen. */
export const openShiftOfRoute: Routes = (app, deps) =>
  read(app, deps, openShiftOf, async ({ query, db }) => {
    if (query.state === 'closed') return listClosed(db, query)
    if (query.cashier_id === undefined) throw invalid({ cashier_id: 'field.required' })
    const shift = await shiftOf(db, query.cashier_id)
    return found(shift ? await viewShift(db, shift) : null)
  })

/** One open shift per register: of two who open at once the second is refused. */
export const openShiftRoute: Routes = (app, deps) =>
  change(app, deps, openShift, async ({ body, trx, context }) => {
    const shift = await openNewShift(trx, body, context)
    return withMessage('cashier.opened', await viewShift(trx, shift))
  })

export const closeShiftRoute: Routes = (app, deps) =>
  change(app, deps, closeShift, async ({ params, body, trx, context }) => {
    const count = { ...body, id: params.id }
    const closed = await closeOpenShift(trx, count, context)
    return withMessage('cashier.closed', await viewShift(trx, closed))
  })

export const takeOverShiftRoute: Routes = (app, deps) =>
  change(app, deps, takeOverShift, async ({ params, body, trx, context }) => {
    const shift = await takeOverOpenShift(trx, { ...body, id: params.id }, context)
    return withMessage('cashier.taken_over', await viewShift(trx, shift))
  })

export const getShiftRoute: Routes = (app, deps) =>
  read(app, deps, getShift, async ({ params, db }) => {
    const shift = await readShift(db, params.id)
    if (!shift) throw notFound()
    return found(await viewShift(db, shift))
  })

export const recordDrawerEntryRoute: Routes = (app, deps) =>
  change(app, deps, recordDrawerEntry, async ({ params, body, trx, context }) => {
    const shift = await recordEntry(trx, { ...body, shift_id: params.id }, context)
    return withMessage('cashier.entry_recorded', await viewShift(trx, shift))
  })
