import type { AttachmentEvent } from '@deportivo/contracts/events/attachment'
import { FACT_OF_TYPE } from '@deportivo/orders/files/attach-file'
import { lockOrder } from '@deportivo/orders/order/whole-order'
import { updateOrderFields } from '@deportivo/orders/order/update-order-fields'
import { findAttachment, hasAttachment } from '@deportivo/platform/files/attachments'
import type { Consumer, LoggedEvent } from '@deportivo/platform/service'
import { readSettings } from '@deportivo/platform/settings'
import type { Knex } from 'knex'
import { systemActor } from '@deportivo/platform/jobs/system-actor'

/** An unreadable file proves nothing: the order's steps require it again. */
async function removeFile(trx: Knex.Transaction, event: LoggedEvent): Promise<void> {
  const { attachment_id } = event.payload as AttachmentEvent
  const attachment = await findAttachment(trx, attachment_id)
  if (attachment?.state !== 'rejected' || attachment.owner_type !== 'order') return
  const fact = FACT_OF_TYPE[attachment.type]
  if (!fact) return
  const { owner_type, owner_id, type } = attachment
  const order = await lockOrder(trx, owner_id)
  if (!order[fact] || (await hasAttachment(trx, { owner_type, owner_id, type }))) return
  const settings = await readSettings(trx)
  const context = { actor: systemActor(), now: event.occurred_at, requestId: null, settings }
  await updateOrderFields(trx, order, 'order.fields_changed', { [fact]: false }, context)
}

export const removeRejectedFile: Consumer = {
  name: 'sales removes rejected files',
  isApart: true,
  handles: { 'attachment.settled': removeFile },
  committed: ({ wake }) => wake.notify('outbox'),
}
