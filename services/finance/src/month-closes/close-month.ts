import { MONTH_CLOSE_ROUTES } from '@deportivo/contracts/finance/month-closes'
import { CASH_FIGURES } from '@deportivo/contracts/reports/sources'
import { readAsOf } from '@deportivo/platform/events/log/as-of'
import { invalid, rule } from '@deportivo/platform/http/refused'
import { change, found, read, withMessage } from '@deportivo/platform/http/serve/serve'
import { closedThroughAlone, monthOf } from '@deportivo/platform/records/closed-days'
import { recordCallOf, type RecordCall } from '@deportivo/platform/records/record-call'
import { changeRecord, createRecord, lockSeenRecord } from '@deportivo/platform/records/save-record'
import type { Routes } from '@deportivo/platform/service'
import { MONTH_CLOSE, readCloses } from './close-record.ts'
import { closingDay, lastDayOf, monthsFrom } from './months.ts'
import { unfinishedOf, waitingExpenses } from './unfinished.ts'

const { list, preview, close, reopen } = MONTH_CLOSE_ROUTES

/** Months are closed one after the other: a closed one has no open one before it. */
function refuseOtherMonth(month: string, closed: string | null, today: string): void {
  if (month >= today.slice(0, 7)) throw invalid({ month: 'month_close.not_over' })
  if (closed === null) return
  if (month <= closed.slice(0, 7)) throw invalid({ month: 'month_close.closed_already' })
  const [next] = monthsFrom(closed, today)
  if (next !== undefined && next !== month)
    throw invalid({ month: { key: 'month_close.in_order', values: { month: monthOf(next) } } })
}

/** An expense that is approved later would count in a month that is closed. */
async function refuseWaiting({ trx }: RecordCall, month: string): Promise<void> {
  const { count } = await waitingExpenses(trx, lastDayOf(month))
  if (count > 0) throw invalid({ month: { key: 'month_close.expenses_wait', values: { count } } })
}

const listRoute: Routes = (app, deps) =>
  read(app, deps, list, async ({ db }) => found(await readCloses(db, deps.clock.now())))

const previewRoute: Routes = (app, deps) =>
  read(app, deps, preview, async ({ db, query: { month } }) => {
    const days = { from: `${month}-01`, to: lastDayOf(month) }
    // Read before the figures: they may be newer than stated, never older.
    const asOf = await readAsOf(db, [CASH_FIGURES], deps.clock.now())
    return found({ as_of: asOf.toISOString(), ...days, ...(await unfinishedOf(db, days)) })
  })

const closeRoute: Routes = (app, deps) =>
  change(app, deps, close, async (served) => {
    const call = recordCallOf(deps, served)
    const { month } = served.body
    refuseOtherMonth(month, await closedThroughAlone(call.trx), closingDay(call.audit.at))
    await refuseWaiting(call, month)
    const set = { closed_by: call.actor.name }
    await createRecord(call, MONTH_CLOSE, { fields: { month: `${month}-01` }, set })
    return withMessage('month_close.done', await readCloses(call.trx, call.audit.at))
  })

const reopenRoute: Routes = (app, deps) =>
  change(app, deps, reopen, async (served) => {
    const call = recordCallOf(deps, served)
    const { id } = served.params
    const { reason, version } = served.body
    const closed = await closedThroughAlone(call.trx)
    const { month, reopened_at } = await lockSeenRecord(call, MONTH_CLOSE, { id, version })
    if (reopened_at !== null) throw rule('month_close.reopened_already')
    if (closed?.slice(0, 7) !== month.slice(0, 7))
      throw rule('month_close.not_last', { month: monthOf(closed ?? '') })
    const fields = { reopened_by: call.actor.name, reopened_at: call.audit.at, reason }
    await changeRecord(call, MONTH_CLOSE, { id, fields })
    return withMessage('month_close.reopened', await readCloses(call.trx, call.audit.at))
  })

export const monthCloseRoutes: readonly Routes[] = [listRoute, previewRoute, closeRoute, reopenRoute]
