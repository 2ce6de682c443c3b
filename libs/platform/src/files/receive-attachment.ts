import type { AttachmentEvent } from '@deportivo/contracts/events/attachment'
import type { FileKind } from '@deportivo/contracts/route'
import type { Knex } from 'knex'
import { appendEvent } from '../events/outbox/append.ts'
import { eventMeta } from '../events/outbox/event-meta.ts'
import type { CommandContext } from '../http/serve/command-context.ts'
import { insertAttachment, type AttachmentRow, type Owner } from './attachments.ts'
import { checkFile } from './check-file.ts'
import { NAMING } from './kinds.ts'
import type { UploadedFile } from './multipart.ts'

interface Received extends Owner {
  file: UploadedFile
  type: number
  kinds: readonly FileKind[]
}

function appendReceived(
  trx: Knex.Transaction,
  attachment: AttachmentRow,
  context: Pick<CommandContext, 'actor' | 'now' | 'requestId'>,
): void {
  const payload: AttachmentEvent = {
    attachment_id: attachment.id,
    order_id: attachment.owner_type === 'order' ? attachment.owner_id : null,
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

/**
 * Stores an uploaded file of a record, and has it examined. Refuses one of another kind, or whose content does not match
 * its name or type.
 */
export async function receiveAttachment(
  trx: Knex.Transaction,
  { file, type, kinds, owner_type, owner_id }: Received,
  context: Pick<CommandContext, 'actor' | 'now' | 'requestId'>,
): Promise<AttachmentRow> {
  const kind = checkFile('file', file, kinds)
  const attachment = await insertAttachment(trx, {
    ...{ owner_type, owner_id, type },
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
  return attachment
}
