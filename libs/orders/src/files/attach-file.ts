import type { AttachmentEvent } from '@deportivo/contracts/events/attachment'
import { ATTACHMENT_TYPES, uploadOrderFile } from '@deportivo/contracts/orders/files'
import type { FileKind } from '@deportivo/contracts/route'
import { appendEvent } from '@deportivo/platform/events/outbox/append'
import { eventMeta } from '@deportivo/platform/events/outbox/event-meta'
import { insertAttachment, type AttachmentRow } from '@deportivo/platform/files/attachments'
import { checkFile } from '@deportivo/platform/files/check-file'
import { NAMING } from '@deportivo/platform/files/kinds'
import type { UploadedFile } from '@deportivo/platform/files/multipart'
import type { Knex } from 'knex'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import type { OrderPatch, OrderRecord } from '../order/order-record.ts'

export interface OrderFile {
  file: UploadedFile
  type: number
}

const KINDS = uploadOrderFile.files?.[0]?.kinds ?? []

/** A waybill may be a PDF; the state of a parcel must be a picture. */
const kindsOf = (type: number): readonly FileKind[] =>
  type === ATTACHMENT_TYPES.carrier_return ? KINDS.filter((kind) => kind !== 'pdf') : KINDS

/** The order's facts about its files, which the steps check. */
export const FACT_OF_TYPE: Record<number, keyof OrderPatch & `has_${string}`> = {
  [ATTACHMENT_TYPES.guide]: 'has_guide',
  [ATTACHMENT_TYPES.payment_support]: 'has_payment_support',
}

/**
 * Attaches an uploaded file to a locked order. Refuses a file whose content does not match its name or type. The
 * caller saves the order with the returned facts.
 */
export async function attachFile(
  trx: Knex.Transaction,
  order: OrderRecord,
  { file, type }: OrderFile,
  context: CommandContext,
): Promise<{ facts: OrderPatch; attachment: AttachmentRow }> {
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
    by_id: context.actor.id,
    by_name: context.actor.name,
    at: context.now,
  })
  appendReceived(trx, attachment, context)
  const fact = FACT_OF_TYPE[type]
  return { facts: fact ? { [fact]: true } : {}, attachment }
}

function appendReceived(trx: Knex.Transaction, attachment: AttachmentRow, context: CommandContext): void {
  const payload: AttachmentEvent = {
    attachment_id: attachment.id,
    order_id: attachment.owner_id,
    type: attachment.type,
    path: attachment.path,
    media_type: attachment.media_type,
  }
  appendEvent(trx, 'attachment', {
    aggregate_id: attachment.id,
    aggregate_version: 1,
    type: 'attachment.received',
    payload,
    meta: eventMeta(context.actor, context.requestId),
    occurred_at: context.now,
  })
}
