import type { AttachmentEvent } from '@deportivo/contracts/events/attachment'
import type { RequestEvent } from '@deportivo/contracts/events/request'
import type { MinimumEvent } from '@deportivo/contracts/events/minimum'
import type { ReaderStoppedEvent } from '@deportivo/contracts/events/reader'
import { findAttachment, type AttachmentRow } from '@deportivo/platform/files/attachments'
import type { LoggedEvent } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import type { Draft } from './draft.ts'

async function orderOf(trx: Knex.Transaction, order_id: number): Promise<Draft['about']> {
  const ownership = await trx('orders.published_ownership').where({ order_id }).first()
  return ownership ? { order_id, ownership } : null
}

const OF_RETURNS = { return: 'return_id', return_group: 'group_id' } as const

/** The return case of a file, or the first case of its request; null: it is of neither. */
async function returnOf(trx: Knex.Transaction, { owner_type, owner_id }: AttachmentRow) {
  const column = Object.entries(OF_RETURNS).find(([type]) => type === owner_type)?.[1]
  if (!column) return null
  const cases = trx('returns.published_ownership').where(column, owner_id).orderBy('return_id')
  return (await cases.first()) ?? null
}

/** The uploader of a refused file. The scan's verdict has no actor, so they are notified of their own file. */
export async function fileDrafts(
  trx: Knex.Transaction,
  event: LoggedEvent<AttachmentEvent>,
): Promise<Draft[]> {
  const { state, order_id, attachment_id } = event.payload
  if (state !== 'rejected') return []
  const file = await findAttachment(trx, attachment_id)
  if (!file) return []
  const ofReturn = await returnOf(trx, file)
  return [
    {
      kind: 'file_refused',
      to: { person: file.by_id },
      event,
      actor_id: null,
      about: order_id === null ? null : await orderOf(trx, order_id),
      ...(ofReturn ? { of_return: ofReturn } : {}),
      details: {
        file: file.name,
        ...(ofReturn ? { return: ofReturn.return_id } : {}),
        ...(order_id === null ? {} : { order: order_id }),
        ...(file.rejected_reason ? { reason: file.rejected_reason } : {}),
      },
    },
  ]
}

/** Users who may retry stopped events. */
export function readerDrafts(event: LoggedEvent<ReaderStoppedEvent>): Draft[] {
  return [
    {
      kind: 'reader_stopped',
      to: { permission: 'manage settings' },
      event,
      actor_id: null,
      about: null,
      details: { reader: event.payload.consumer },
    },
  ]
}

/** The seller of the link through which a visitor asks. */
export function requestDrafts(event: LoggedEvent<RequestEvent>): Draft[] {
  const { id, seller_id, units } = event.payload.record
  return [
    {
      kind: 'products_requested',
      to: { person: seller_id },
      event,
      actor_id: null,
      about: null,
      details: { request: id, units },
    },
  ]
}

/** Users who keep the stock, once for each fall; a minimum that a user raised is no news to them. */
export function minimumDrafts(event: LoggedEvent<MinimumEvent>): Draft[] {
  const { product_id, product_name, fallen, by_stock } = event.payload
  if (!by_stock || fallen.length === 0) return []
  return [
    {
      kind: 'under_minimum',
      to: { permission: 'update products', isTheirWork: true },
      event,
      actor_id: null,
      about: null,
      details: {
        product_id,
        product: product_name,
        sizes: fallen.map(({ size_name }) => size_name).join(', '),
      },
    },
  ]
}
