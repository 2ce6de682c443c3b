import type { AttachmentEvent } from '@deportivo/contracts/events/attachment'
import type { FileKind } from '@deportivo/contracts/route'
import type { Knex } from 'knex'
import { appendEvent } from '../events/outbox/append.ts'
import { eventMeta } from '../events/outbox/event-meta.ts'
import { refuseFull } from '../db/refuse-full.ts'
import { invalid } from '../http/refused.ts'
import type { CommandContext } from '../http/serve/command-context.ts'
import { insertAttachment, type AttachmentRow, type Owner } from './attachments.ts'
import { checkFile } from './check-file.ts'
import { NAMING } from './kinds.ts'
import type { UploadedFile } from './multipart.ts'

interface Received extends Owner {
  file: UploadedFile
  type: number
  kinds: readonly FileKind[]
  /** Sent with a step, which may not be possible without it. */
  isOfStep?: boolean
}

/** More files than a record ever needs; each reply with the record names all of them. */
export const MOST_FILES = 100
/** Room that only steps use: a record that is full of uploads must not stop for want of a proof. */
const MOST_FILES_WITH_STEPS = 120

const refuseTooMany = (trx: Knex.Transaction, { owner_type, owner_id, isOfStep = false }: Received) =>
  refuseFull(trx('files.attachments').where({ owner_type, owner_id }), {
    most: isOfStep ? MOST_FILES_WITH_STEPS : MOST_FILES,
    refusal: (most) => invalid({ file: { key: 'file.too_many', values: { most } } }),
  })

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
 * Stores an uploaded file of a record that the caller has locked, and has it examined. Refuses one of another kind, whose
 * content does not match its name or type, or beyond the most of a record.
 */
export async function receiveAttachment(
  trx: Knex.Transaction,
  received: Received,
  context: Pick<CommandContext, 'actor' | 'now' | 'requestId'>,
): Promise<AttachmentRow> {
  const { file, type, kinds, owner_type, owner_id } = received
  const kind = checkFile('file', file, kinds)
  await refuseTooMany(trx, received)
  const attachment = await insertAttachment(trx, {
    owner_type,
    owner_id,
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
  return attachment
}
