import { RECURRING_ROUTES } from '@deportivo/contracts/finance/recurring-expenses'
import { businessDay } from '@deportivo/platform/clock'
import { may } from '@deportivo/platform/http/guard/actor'
import { change, withMessage } from '@deportivo/platform/http/serve/serve'
import { defineList } from '@deportivo/platform/lists/define-list'
import { searchPlain } from '@deportivo/platform/lists/narrow'
import { recordCallOf, type RecordCall } from '@deportivo/platform/records/record-call'
import { recordRoutes } from '@deportivo/platform/records/record-routes'
import { changeRecord, createRecord, lockSeenRecord } from '@deportivo/platform/records/save-record'
import type { Routes } from '@deportivo/platform/service'
import { isOtherSpending } from '../expenses/approval.ts'
import type { RecurringRow } from '../tables.ts'
import { nextDue } from './due-days.ts'
import { RECURRING, selectRecurring, type RecurringFields } from './recurring-record.ts'

const { list, create, change: changing, remove } = RECURRING_ROUTES

/** What its author may approve is approved with it, each month. */
const approverOf = ({ actor }: RecordCall) => (may(actor, 'approve expenses') ? actor.name : null)

const today = ({ audit }: RecordCall) => businessDay(audit.at)

const createRoute: Routes = (app, deps) =>
  change(app, deps, create, async (served) => {
    const call = recordCallOf(deps, served)
    const { body } = served
    const next_on = nextDue({ ...body, ends_on: body.ends_on ?? null, last_on: null }, today(call))
    const set = { next_on, approved_by: approverOf(call) }
    const { id } = await createRecord(call, RECURRING, { fields: body, set })
    return withMessage('record.saved', await RECURRING.read(call.trx, id, call))
  })

/** Whether a change makes more of it than what was approved: another expense, or the same for longer. */
function isMore(before: RecurringRow, fields: RecurringFields): boolean {
  if (isOtherSpending(before, fields)) return true
  const { ends_on } = fields
  if (ends_on === undefined || before.ends_on === null) return false
  return ends_on === null || ends_on > before.ends_on
}

/** The columns that follow from a change. */
function setBy(call: RecordCall, before: RecurringRow, fields: RecurringFields) {
  const next_on = nextDue({ ...before, ...fields }, today(call))
  return { next_on, ...(isMore(before, fields) ? { approved_by: approverOf(call) } : {}) }
}

const changeRoute: Routes = (app, deps) =>
  change(app, deps, changing, async (served) => {
    const call = recordCallOf(deps, served)
    const { version, ...fields } = served.body
    const { id } = served.params
    const before = await lockSeenRecord(call, RECURRING, { id, version })
    await changeRecord(call, RECURRING, { id, fields, set: setBy(call, before, fields) })
    return withMessage('record.saved', await RECURRING.read(call.trx, id, call))
  })

export const recurringRoutes: readonly Routes[] = [
  defineList(list, {
    from: ({ db }) => selectRecurring(db, db('finance.recurring_expenses as recurring')),
    filters: { id: 'recurring.id' },
    sort: { next_on: 'recurring.next_on', name: 'recurring.name' },
    tiebreak: ['recurring.id'],
    search: searchPlain('recurring.name', 'finance.plain'),
  }),
  createRoute,
  changeRoute,
  ...recordRoutes(RECURRING, { remove: [remove, 'record.deleted'] }),
]
