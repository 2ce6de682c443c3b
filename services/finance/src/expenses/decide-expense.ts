import { EXPENSE_ROUTES } from '@deportivo/contracts/finance/expenses'
import { change, withMessage } from '@deportivo/platform/http/serve/serve'
import { recordCallOf, type RecordCall } from '@deportivo/platform/records/record-call'
import { changeRecord, lockSeenRecord } from '@deportivo/platform/records/save-record'
import type { Routes } from '@deportivo/platform/service'
import type { ExpenseRow } from '../tables.ts'
import { refuseDecided } from './approval.ts'
import { EXPENSE } from './expense-record.ts'

interface Decided {
  id: number
  version: number | undefined
  state: 'approved' | 'refused'
  reason: string | null
}

async function decide(call: RecordCall, { id, version, state, reason }: Decided): Promise<ExpenseRow> {
  refuseDecided(await lockSeenRecord(call, EXPENSE, { id, version }))
  const fields = { state, reason, decided_by: call.actor.name, decided_at: call.audit.at }
  const { row } = await changeRecord(call, EXPENSE, { id, fields, event: state })
  return row
}

export const approveExpenseRoute: Routes = (app, deps) =>
  change(app, deps, EXPENSE_ROUTES.approve, async (served) => {
    const call = recordCallOf(deps, served)
    const { id } = served.params
    await decide(call, { id, version: served.body.version, state: 'approved', reason: null })
    return withMessage('expense.approved', await EXPENSE.read(call.trx, id, call))
  })

export const refuseExpenseRoute: Routes = (app, deps) =>
  change(app, deps, EXPENSE_ROUTES.refuse, async (served) => {
    const call = recordCallOf(deps, served)
    const { id } = served.params
    const { version, reason } = served.body
    await decide(call, { id, version, state: 'refused', reason })
    return withMessage('expense.refused', await EXPENSE.read(call.trx, id, call))
  })
