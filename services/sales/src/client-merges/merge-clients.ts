import { MOST_MERGED_ORDERS, mergeClients } from '@deportivo/contracts/clients/merge'
import { moveToClient, type ClientParts } from '@deportivo/orders/clients/move-to-client'
import { writeAudit } from '@deportivo/platform/audit/write-audit'
import { rule } from '@deportivo/platform/http/refused'
import { change, withMessage } from '@deportivo/platform/http/serve/serve'
import { recordCallOf, type RecordCall } from '@deportivo/platform/records/record-call'
import { recordSaved } from '@deportivo/platform/records/record-saved'
import { stampOf } from '@deportivo/platform/records/save-record'
import type { Routes } from '@deportivo/platform/service'
import { CLIENT, type ClientRecord } from '../clients/client-record.ts'
import { readClient } from '../clients/client-rows.ts'
import { lockPair, refuseOwnScope } from './lock-pair.ts'
import { storeMergedNumbers } from '../clients/remaining-client.ts'

interface Pair {
  client: ClientRecord
  duplicate: ClientRecord
}

async function refuseTooMany({ trx }: RecordCall, { client, duplicate }: Pair): Promise<void> {
  const orders = await trx('orders.published_orders')
    .where('client_id', duplicate.id)
    .limit(MOST_MERGED_ORDERS + 1)
    .select('id')
  const values = { most: MOST_MERGED_ORDERS, name: duplicate.name }
  if (orders.length > MOST_MERGED_ORDERS) throw rule('client.merge.too_many', values, { id: client.id })
}

/** What is stored of a merge as the reply and the audit count it. */
export const countsOf = ({ order_ids, voucher_ids, refund_ids }: ClientParts) => ({
  orders: order_ids.length,
  vouchers: voucher_ids.length,
  refunds: refund_ids.length,
})

/** An entry of the client that stays: its fields are as before. */
export async function auditClient(
  { trx, audit }: RecordCall,
  { client, duplicate }: Pair,
  act: 'merged' | 'merge_undone',
): Promise<void> {
  const [from, to] = act === 'merged' ? [null, duplicate.name] : [duplicate.name, null]
  await writeAudit(trx, audit, {
    act,
    subject: 'client',
    subject_id: String(client.id),
    subject_name: client.name,
    changes: [{ field: 'merged_client', from, to }],
  })
}

async function storeDuplicate(call: RecordCall, { client, duplicate }: Pair): Promise<void> {
  const merged = { merged_into: client.id, ...stampOf(call, duplicate) }
  await call.trx('sales.clients').where('id', duplicate.id).update(merged)
  await storeMergedNumbers(call.trx, client.id)
  // For those who follow clients it is deleted: its orders are the other's.
  await recordSaved(call, CLIENT, 'deleted', {
    row: { ...duplicate, ...merged },
    act: 'merged',
    changes: [{ field: 'merged_into', from: null, to: client.name }],
  })
}

export const mergeClientsRoute: Routes = (app, deps) =>
  change(app, deps, mergeClients, async ({ body, params, context, ...served }) => {
    const call = recordCallOf(deps, served)
    refuseOwnScope(call)
    const pair = await lockPair(call, { ...body, id: params.id })
    await refuseTooMany(call, pair)
    const { client, duplicate } = pair
    const moved = await moveToClient(call.trx, { from: duplicate.id, to: client }, context)
    const { at, by_name } = call.audit
    const [merge] = await call
      .trx('sales.client_merges')
      .insert({
        remaining_id: client.id,
        duplicate_id: duplicate.id,
        ...moved,
        by_id: served.actor.id,
        by_name: by_name ?? '',
        at,
      })
      .returning('id')
    if (!merge) throw new Error('an insert returns its row')
    await storeDuplicate(call, pair)
    await auditClient(call, pair, 'merged')
    const shown = await readClient(call.trx, client.id, call)
    const reply = { merge_id: merge.id, client: shown, duplicate_id: duplicate.id, ...countsOf(moved) }
    return withMessage('client.merge.done', reply, { name: client.name, duplicate: duplicate.name })
  })
