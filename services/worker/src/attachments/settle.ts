import type { AttachmentEvent } from '@deportivo/contracts/events/attachment'
import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import { appendEvent } from '@deportivo/platform/events/outbox/append'
import { settleAttachment, type AttachmentRow, type Settlement } from '@deportivo/platform/files/attachments'
import { flagSameReceipt } from '@deportivo/platform/files/same-receipt'
import type { Deps } from '@deportivo/platform/service'
import { fingerprintOf } from './pictures.ts'

// 1 is the file's arrival; its settlement is its second and last change.
const SETTLED_VERSION = 2

const isReceipt = ({ owner_type, type }: AttachmentRow) =>
  owner_type === 'order' && type === ATTACHMENT_TYPES.payment_support

/** Of a receipt with a picture; read before the transaction, which would otherwise wait for the store. */
async function fingerprintFor(
  { files }: Deps,
  attachment: AttachmentRow,
  settlement: Settlement,
): Promise<Buffer | null> {
  if (!isReceipt(attachment) || settlement.state !== 'clean' || settlement.large_path === null) return null
  return fingerprintOf(await files.read(settlement.large_path))
}

/** Writes the verdict and appends its event once: a second verdict changes nothing. */
export async function settle(deps: Deps, attachment: AttachmentRow, settlement: Settlement): Promise<void> {
  const fingerprint = await fingerprintFor(deps, attachment, settlement)
  await deps.db.transaction(async (trx) => {
    const settled = await settleAttachment(trx, attachment.id, settlement)
    if (!settled) return
    if (isReceipt(settled) && settled.state === 'clean') await flagSameReceipt(trx, settled, fingerprint)
    const payload: AttachmentEvent = {
      attachment_id: settled.id,
      order_id: settled.owner_type === 'order' ? settled.owner_id : null,
      type: settled.type,
      path: settled.path,
      media_type: settled.media_type,
      state: settled.state,
    }
    appendEvent(trx, 'attachment', {
      aggregate_id: settled.id,
      aggregate_version: SETTLED_VERSION,
      type: 'attachment.settled',
      payload,
      meta: { actor_id: settled.by_id, actor_name: settled.by_name, profile_id: null, request_id: null },
      occurred_at: deps.clock.now(),
    })
  })
  deps.wake.notify('outbox')
}
