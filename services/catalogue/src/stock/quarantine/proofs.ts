import type { Attachment } from '@deportivo/contracts/orders/files'
import { attachmentReply } from '@deportivo/platform/files/attachment-reply'
import type { Owner } from '@deportivo/platform/files/attachments'
import type { RecordCall } from '@deportivo/platform/records/record-call'
import type { Knex } from 'knex'

const OWNER = 'quarantine_exit'

/** What leaves in one request is one batch, and has one photo. */
export const ownerOf = (batch: number): Owner => ({ owner_type: OWNER, owner_id: batch })

/** The photos of exits by their batch. */
export async function proofsOf(
  db: Knex,
  batches: readonly number[],
  { actor, deps }: Pick<RecordCall, 'actor' | 'deps'>,
): Promise<ReadonlyMap<number, Attachment>> {
  if (batches.length === 0) return new Map()
  const files = await db('files.published_attachments')
    .where('owner_type', OWNER)
    .whereIn('owner_id', [...new Set(batches)])
  const viewer = { signer: deps.signer, userId: actor.id, now: deps.clock.now() }
  return new Map(files.map((file) => [file.owner_id, attachmentReply(file, viewer)]))
}
