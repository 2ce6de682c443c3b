import type { AttachmentEvent } from '@deportivo/contracts/events/attachment'
import { ATTACHMENT_TYPES, uploadOrderFile } from '@deportivo/contracts/orders/files'
import type { FileKind } from '@deportivo/contracts/route'
import type { OrderPatch, OrderRecord } from '@deportivo/orders/order/order-record'
import type { Hand } from '@deportivo/orders/order/hand'
import { updateOrderFields } from '@deportivo/orders/order/update-order-fields'
import { appendEvent } from '@deportivo/platform/events/outbox/append'
import { eventMeta } from '@deportivo/platform/events/outbox/event-meta'
import { insertAttachment, type AttachmentRow } from '@deportivo/platform/files/attachments'
import { checkFile } from '@deportivo/platform/files/check-file'
import { NAMING } from '@deportivo/platform/files/kinds'
import type { UploadedFile } from '@deportivo/platform/http/uploads/multipart'
import type { Knex } from 'knex'

export interface OrderFile {
  order: OrderRecord
  file: UploadedFile
  type: number
}

const KINDS = uploadOrderFile.files?.[0]?.kinds ?? []

/** A waybill may be a PDF; what a parcel looks like is seen on a picture only. */
const kindsOf = (type: number): readonly FileKind[] =>
  type === ATTACHMENT_TYPES.carrier_return ? KINDS.filter((kind) => kind !== 'pdf') : KINDS

/** What the order knows of its files: the steps ask these facts. */
export const FACT_OF_TYPE: Record<number, keyof OrderPatch & `has_${string}`> = {
  [ATTACHMENT_TYPES.guide]: 'has_guide',
  [ATTACHMENT_TYPES.payment_support]: 'has_payment_support',
}

/** The file that came in a field named `file`; whether one was sent is not part of the body's schema. */
export const fileIn = (body: object): UploadedFile | undefined =>
  'file' in body && body.file ? (body.file as UploadedFile) : undefined

/** Hangs an uploaded file on a locked order, and says so to everybody. Refuses a file that isn't what it says. */
export async function keepOrderFile(
  trx: Knex.Transaction,
  upload: OrderFile,
  hand: Hand,
): Promise<OrderRecord> {
  return (await attachToOrder(trx, upload, hand)).order
}

/** The same, for who needs the attachment too. */
export async function attachToOrder(
  trx: Knex.Transaction,
  { order, file, type }: OrderFile,
  hand: Hand,
): Promise<{ order: OrderRecord; attachment: AttachmentRow }> {
  const kind = checkFile('file', file, kindsOf(type))
  const attachment = await insertAttachment(trx, {
    owner_type: 'order',
    owner_id: order.id,
    type,
    name: file.name,
    media_type: NAMING[kind].mediaTypes[0],
    bytes: file.bytes,
    sha256: file.sha256,
    path: file.path,
    by_id: hand.actor.id,
    by_name: hand.actor.name,
    at: hand.now,
  })
  await announceArrival(trx, attachment, hand)
  const fact = FACT_OF_TYPE[type]
  const after = await updateOrderFields(
    trx,
    order,
    'order.attachment_added',
    fact ? { [fact]: true } : {},
    hand,
  )
  return { order: after, attachment }
}

async function announceArrival(trx: Knex.Transaction, attachment: AttachmentRow, hand: Hand): Promise<void> {
  const payload: AttachmentEvent = {
    attachment_id: attachment.id,
    order_id: attachment.owner_id,
    type: attachment.type,
    path: attachment.path,
    media_type: attachment.media_type,
  }
  await appendEvent(trx, 'attachment', {
    aggregate_id: attachment.id,
    aggregate_version: 1,
    type: 'attachment.received',
    payload,
    meta: eventMeta(hand.actor, hand.requestId),
    occurred_at: hand.now,
  })
}
