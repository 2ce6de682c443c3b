import { EXPENSE_ROUTES } from '@deportivo/contracts/finance/expenses'
import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import { change, withMessage } from '@deportivo/platform/http/serve/serve'
import { recordCallOf } from '@deportivo/platform/records/record-call'
import { lockSeenRecord } from '@deportivo/platform/records/save-record'
import type { Routes } from '@deportivo/platform/service'
import { attachProof } from '../proofs/proof-files.ts'
import { EXPENSE } from './expense-record.ts'
import { ownerOf } from './read-expense.ts'

export const attachToExpenseRoute: Routes = (app, deps) =>
  change(app, deps, EXPENSE_ROUTES.attach, async (served) => {
    const call = recordCallOf(deps, served)
    const { id } = await lockSeenRecord(call, EXPENSE, { id: served.params.id })
    const proof = { owner: ownerOf(id), type: ATTACHMENT_TYPES.expense, file: served.body.file }
    return withMessage('file.uploaded', await attachProof(call, proof, served.context))
  })
