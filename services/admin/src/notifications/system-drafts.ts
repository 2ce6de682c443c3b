import type { AttachmentEvent } from '@deportivo/contracts/events/attachment'
import type { ReaderStoppedEvent } from '@deportivo/contracts/events/reader'
import type { OrderOwnership } from '@deportivo/lifecycle/order/visibility'
import { findAttachment } from '@deportivo/platform/files/attachments'
import type { LoggedEvent } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import type { Draft } from './draft.ts'

async function orderOf(trx: Knex.Transaction, order_id: number): Promise<Draft['about']> {
  const ownership = await trx('orders.published_ownership').where({ order_id }).first<OrderOwnership>()
  return ownership ? { order_id, ownership } : null
}

/** Who uploaded a file that was refused. The verdict is nobody's act, so they are told although they sent it. */
export async function fileDrafts(
  trx: Knex.Transaction,
  told: LoggedEvent<AttachmentEvent>,
): Promise<Draft[]> {
  const { state, order_id, attachment_id } = told.payload
  if (state !== 'rejected') return []
  const file = await findAttachment(trx, attachment_id)
  if (!file) return []
  return [
    {
      kind: 'file_refused',
      to: { person: file.by_id },
      event: told,
      actor_id: null,
      about: order_id === null ? null : await orderOf(trx, order_id),
      details: {
        file: file.name,
        ...(order_id === null ? {} : { order: order_id }),
        ...(file.rejected_reason ? { reason: file.rejected_reason } : {}),
      },
    },
  ]
}

/** Whoever can let a part of the system go on that stopped. */
export function readerDrafts(told: LoggedEvent<ReaderStoppedEvent>): Draft[] {
  return [
    {
      kind: 'reader_stopped',
      to: { permission: 'manage settings' },
      event: told,
      actor_id: null,
      about: null,
      details: { reader: told.payload.consumer },
    },
  ]
}
