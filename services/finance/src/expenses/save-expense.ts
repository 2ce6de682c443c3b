import { EXPENSE_ROUTES } from '@deportivo/contracts/finance/expenses'
import { change, withMessage } from '@deportivo/platform/http/serve/serve'
import { deleteRecord } from '@deportivo/platform/records/delete-record'
import { recordCallOf } from '@deportivo/platform/records/record-call'
import { changeRecord, createRecord, lockSeenRecord } from '@deportivo/platform/records/save-record'
import type { Routes } from '@deportivo/platform/service'
import { decisionOnChange, decisionOnNew } from './approval.ts'
import { refuseCorrected, refuseEarlierCorrection } from './correct-expense.ts'
import { removeProofs } from '../proofs/proof-files.ts'
import { EXPENSE, refuseSpentAgain } from './expense-record.ts'
import { ownerOf } from './read-expense.ts'

export const createExpenseRoute: Routes = (app, deps) =>
  change(app, deps, EXPENSE_ROUTES.create, async (served) => {
    const call = recordCallOf(deps, served)
    const fields = { ...served.body, ...(await decisionOnNew(call, served.body.amount)) }
    const { id, state } = await createRecord(call, EXPENSE, { fields, set: { created_by: call.actor.name } })
    const message = state === 'pending' ? 'expense.waits' : 'expense.created'
    return withMessage(message, await EXPENSE.read(call.trx, id, call))
  })

export const changeExpenseRoute: Routes = (app, deps) =>
  change(app, deps, EXPENSE_ROUTES.change, async (served) => {
    const call = recordCallOf(deps, served)
    const { version, ...fields } = served.body
    const { id } = served.params
    const before = await lockSeenRecord(call, EXPENSE, { id, version })
    await refuseCorrected(call, before)
    const decision = await decisionOnChange(call, before, fields)
    const { row } = await changeRecord(call, EXPENSE, { id, fields: { ...fields, ...decision } })
    const message = decision && row.state === 'pending' ? 'expense.waits' : 'record.saved'
    return withMessage(message, await EXPENSE.read(call.trx, id, call))
  })

export const deleteExpenseRoute: Routes = (app, deps) =>
  change(app, deps, EXPENSE_ROUTES.remove, async (served) => {
    const call = recordCallOf(deps, served)
    const { id } = served.params
    const seen = { id, version: served.body.version }
    const row = await lockSeenRecord(call, EXPENSE, seen, true)
    await refuseEarlierCorrection(call, row)
    await refuseSpentAgain(call, row)
    await deleteRecord(call, EXPENSE, seen)
    await removeProofs(call, ownerOf(id))
    return withMessage('record.deleted', { id })
  })
