import { ATTACHMENT_TYPES, ORDER_FILE } from '@deportivo/contracts/orders/files'
import type { FileKind } from '@deportivo/contracts/route'
import type { AttachmentRow } from '@deportivo/platform/files/attachments'
import type { UploadedFile } from '@deportivo/platform/files/multipart'
import { receiveAttachment } from '@deportivo/platform/files/receive-attachment'
import type { Knex } from 'knex'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import type { OrderPatch, OrderRecord } from '../order/order-record.ts'

export interface OrderFile {
  file: UploadedFile
  type: number
  /** Sent with a step. */
  isOfStep?: boolean
}

const KINDS = ORDER_FILE.kinds

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
  { type, ...sent }: OrderFile,
  context: CommandContext,
): Promise<{ facts: OrderPatch; attachment: AttachmentRow }> {
  const owner = { owner_type: 'order', owner_id: order.id }
  const attachment = await receiveAttachment(trx, { ...owner, ...sent, type, kinds: kindsOf(type) }, context)
  const fact = FACT_OF_TYPE[type]
  return { facts: fact ? { [fact]: true } : {}, attachment }
}
