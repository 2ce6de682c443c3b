import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import type { StepFile } from '@deportivo/lifecycle/order/steps'
import { hasAttachment } from '@deportivo/platform/files/attachments'
import type { UploadedFile } from '@deportivo/platform/files/multipart'
import { invalid } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import type { OrderPatch, OrderRecord } from '../order/order-record.ts'
import { attachFile } from './attach-file.ts'

/** Attaches the file sent with a step, and refuses the step if its row requires a proof and there is none. */
export async function fileOfStep(
  trx: Knex.Transaction,
  order: OrderRecord,
  wanted: StepFile,
  file: UploadedFile | undefined,
  context: CommandContext,
): Promise<OrderPatch> {
  const type = ATTACHMENT_TYPES[wanted.type]
  if (file) return (await attachFile(trx, order, { file, type, isOfStep: true }, context)).facts
  if (wanted.proof && wanted.missing && !(await isProved(trx, order, wanted.proof, type)))
    throw invalid({ file: wanted.missing })
  return {}
}

/** A picture of an earlier shipment proves nothing: it must have arrived since the order is in its state. */
async function isProved(
  trx: Knex.Transaction,
  order: OrderRecord,
  proof: NonNullable<StepFile['proof']>,
  type: number,
): Promise<boolean> {
  if (proof !== 'since_state') return order[proof]
  return hasAttachment(trx, { owner_type: 'order', owner_id: order.id, type }, order.state_entered_at)
}
