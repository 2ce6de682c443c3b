import { undoMerge } from '@deportivo/contracts/clients/merge'
import { moveToClient } from '@deportivo/orders/clients/move-to-client'
import { notFound, rule } from '@deportivo/platform/http/refused'
import { change, withMessage } from '@deportivo/platform/http/serve/serve'
import { recordCallOf, type RecordCall } from '@deportivo/platform/records/record-call'
import { recordSaved } from '@deportivo/platform/records/record-saved'
import { lockSeenRecord, stampOf } from '@deportivo/platform/records/save-record'
import type { Routes } from '@deportivo/platform/service'
import type { ClientMergeRow } from '../tables.ts'
import { CLIENT } from '../clients/client-record.ts'
import { readClient } from '../clients/client-rows.ts'
import { lockRows, refuseMerged, refuseOwnScope } from './lock-pair.ts'
import { auditClient, countsOf } from './merge-clients.ts'
import { storeMergedNumbers } from '../clients/remaining-client.ts'

/** Both clients of a merge that is in force, locked. One that itself was merged since gives nothing back. */
async function lockMerged(call: RecordCall, { remaining_id, duplicate_id, undone_at }: ClientMergeRow) {
  if (undone_at) throw rule('client.merge.undone_already')
  const rows = await lockRows(call, [remaining_id, duplicate_id])
  const duplicate = rows.get(duplicate_id)
  if (!duplicate || !rows.has(remaining_id)) throw new Error('merged clients are not deleted')
  await refuseMerged(call, remaining_id)
  return { client: await lockSeenRecord(call, CLIENT, { id: remaining_id }), duplicate }
}

export const undoMergeRoute: Routes = (app, deps) =>
  change(app, deps, undoMerge, async ({ params, context, ...served }) => {
    const call = recordCallOf(deps, served)
    const { trx } = call
    const merges = trx('sales.client_merges').where('id', params.id)
    const merge = await merges.clone().forUpdate().first()
    if (!merge) throw notFound()
    refuseOwnScope(call)
    const pair = await lockMerged(call, merge)
    const { client } = pair
    const duplicate = { ...pair.duplicate, merged_into: null, ...stampOf(call, pair.duplicate) }
    const { merged_into, version, updated_by, updated_at } = duplicate
    await trx('sales.clients')
      .where('id', duplicate.id)
      .update({ merged_into, version, updated_by, updated_at })
    await storeMergedNumbers(trx, client.id)
    const moved = await moveToClient(trx, { from: client.id, to: duplicate, only: merge }, context)
    await merges.update({ undone_at: call.audit.at, undone_by: call.audit.by_name ?? '' })
    await recordSaved(call, CLIENT, 'created', {
      row: duplicate,
      act: 'merge_undone',
      changes: [{ field: 'merged_into', from: client.name, to: null }],
    })
    await auditClient(call, { client, duplicate }, 'merge_undone')
    const shown = await readClient(trx, client.id, call)
    const reply = { merge_id: merge.id, client: shown, duplicate_id: duplicate.id, ...countsOf(moved) }
    return withMessage('client.merge.undone', reply, { name: client.name, duplicate: duplicate.name })
  })
