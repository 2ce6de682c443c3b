import { changeTransfer, createTransfer } from '@deportivo/contracts/catalogue/transfers'
import type { StoredTransfer } from '@deportivo/inventory/transfer-record'
import { FIRST_TRANSFER_STATE, OPEN_TRANSFER_STATES } from '@deportivo/lifecycle/transfer/states'
import { LOCKS } from '@deportivo/platform/db/locks'
import { lockOwner, refuseFull } from '@deportivo/platform/db/refuse-full'
import { rule } from '@deportivo/platform/http/refused'
import { change, withMessage } from '@deportivo/platform/http/serve/serve'
import { recordCallOf, type RecordCall } from '@deportivo/platform/records/record-call'
import { changeRecord, createRecord, lockSeenRecord } from '@deportivo/platform/records/save-record'
import type { Routes } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { namedLines, refuseWrongEnds, type Ends, type WantedLine } from './transfer-lines.ts'
import { readTransfer, TRANSFER } from './transfer-record.ts'

type Draft = Ends & { note?: string | null; lines: readonly WantedLine[] }

const sizesOf = (lines: readonly { size_id: number }[]) => lines.map(({ size_id }) => size_id)

// More than the rooms of a store send in a month. Each open one is read with every proposal of moves and purchases.
const MOST_OPEN = 200

async function refuseTooMany(trx: Knex.Transaction, from_store: number): Promise<void> {
  await lockOwner(trx, LOCKS.transfersFrom, from_store)
  const open = trx('inventory.published_transfers')
    .where({ from_store })
    .whereIn('state', OPEN_TRANSFER_STATES)
  await refuseFull(open, {
    most: MOST_OPEN,
    refusal: (most) => rule('transfer.refused.too_many_open', { most }, { from_store }),
  })
}

/** Creates a transfer as a draft; no unit is held yet. */
export async function createDraft(call: RecordCall, draft: Draft): Promise<StoredTransfer> {
  const lines = await namedLines(call.trx, draft.lines)
  await refuseWrongEnds(call.trx, draft, sizesOf(lines))
  await refuseTooMany(call.trx, draft.from_store)
  return createRecord(call, TRANSFER, {
    fields: { ...draft, lines },
    set: { created_by: call.audit.by_name },
  })
}

export const createTransferRoute: Routes = (app, deps) =>
  change(app, deps, createTransfer, async (served) => {
    const call = recordCallOf(deps, served)
    const { id } = await createDraft(call, served.body)
    return withMessage('transfer.created', await readTransfer(served.trx, id, call), { id })
  })

export const changeTransferRoute: Routes = (app, deps) =>
  change(app, deps, changeTransfer, async (served) => {
    const call = recordCallOf(deps, served)
    const { id } = served.params
    const { version, lines, ...fields } = served.body
    const before = await lockSeenRecord(call, TRANSFER, { id, version })
    if (before.state !== FIRST_TRANSFER_STATE)
      throw rule('transfer.refused.not_draft', { state: { key: `transfer.state.${before.state}` } }, { id })
    const named = lines && (await namedLines(served.trx, lines))
    await refuseWrongEnds(served.trx, { ...before, ...fields }, sizesOf(named ?? before.lines))
    await changeRecord(call, TRANSFER, { id, fields: { ...fields, ...(named && { lines: named }) } })
    return withMessage('transfer.updated', await readTransfer(served.trx, id, call), { id })
  })
