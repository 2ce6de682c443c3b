import { undoReturnStep } from '@deportivo/contracts/returns/returns'
import { reverseBatch } from '@deportivo/inventory/reverse-batch'
import { returnStateRow } from '@deportivo/lifecycle/return-case/states'
import { undoUntil } from '@deportivo/lifecycle/undo-window'
import { may } from '@deportivo/platform/http/guard/actor'
import { forbidden, invalid, rule } from '@deportivo/platform/http/refused'
import { change, withMessage } from '@deportivo/platform/http/serve/serve'
import { recordCallOf, type RecordCall } from '@deportivo/platform/records/record-call'
import { lockSeenRecord } from '@deportivo/platform/records/save-record'
import type { Routes } from '@deportivo/platform/service'
import { lockReturnable } from '../sold-lines/returnable.ts'
import type { Before, CaseHistoryRow, CasePatch, CaseRow } from '../tables.ts'
import { RETURN_CASE, saveCase } from './case-record.ts'
import { readCase } from './read-case.ts'
import { lastEntry } from './undo-rules.ts'

type Undoable = CaseHistoryRow & { before: Before }

/** Its author within seconds; later, and for others, with 'reverse orders' and a reason. */
function refuseUndo(call: RecordCall, last: Undoable, reason: string | null | undefined): 'undo' | 'reverse' {
  const { actor, audit } = call
  if (undoUntil(last, actor.id, audit.at) !== null) return 'undo'
  if (!may(actor, 'reverse orders'))
    throw last.by_id === actor.id ? rule('order.refused.not_undoable') : forbidden()
  if (!reason?.trim()) throw invalid({ reason: 'field.required' })
  return 'reverse'
}

const TIMES = ['state_entered_at', 'received_at', 'settled_at'] as const

/** Times in the history are text. */
function revived(columns: CasePatch): CasePatch {
  const patch = { ...columns }
  for (const column of TIMES) {
    const value = patch[column]
    if (value) patch[column] = new Date(value)
  }
  return patch
}

/** A cancelled case counts again: another one may have taken its units meanwhile. */
async function refuseTaken({ trx }: RecordCall, row: CaseRow, patch: CasePatch): Promise<void> {
  if (!returnStateRow(row.state_id).is_given_up || patch.state_id === undefined) return
  const lines = await lockReturnable(trx, row.order_id)
  if (lines.length === 0) throw rule('return.refused.not_delivered', {}, { id: row.id })
  const available = lines.find(({ line_id }) => line_id === row.line_id)?.quantity_available ?? 0
  if (row.quantity > available) throw rule('return.refused.taken', { available }, { id: row.id })
}

async function restoreStock(
  { trx, actor, audit }: RecordCall,
  { id }: CaseRow,
  before: Before,
): Promise<void> {
  if (before.stock_batch === null) return
  const batch = { return_id: id, batch: before.stock_batch, actor, at: audit.at }
  const outcome = await reverseBatch(trx, batch)
  if (!outcome.ok) throw rule('return.refused.units_gone', {}, { id, short: outcome.short })
}

/** Undoes the last step by compensating entries; nothing is erased. */
export const undoReturnStepRoute: Routes = (app, deps) =>
  change(app, deps, undoReturnStep, async (served) => {
    const call = recordCallOf(deps, served)
    const { version, reason } = served.body
    const { id } = served.params
    const row = await lockSeenRecord(call, RETURN_CASE, { id, version })
    const last = await lastEntry(call.trx, id)
    if (!last?.before || last.before.is_final) throw rule('order.refused.not_undoable', {}, { id })
    const step = refuseUndo(call, { ...last, before: last.before }, reason)
    const patch = revived(last.before.columns)
    await refuseTaken(call, row, patch)
    await restoreStock(call, row, last.before)
    await saveCase(call, row, {
      patch,
      event: 'return.step_undone',
      step,
      note: reason ?? null,
      before: null,
    })
    return withMessage('return.undone', await readCase(call.trx, id, call))
  })
