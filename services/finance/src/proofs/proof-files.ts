import { ORDER_FILE, type Attachment } from '@deportivo/contracts/orders/files'
import { afterCommit } from '@deportivo/platform/db/after-commit'
import { attachmentReply, linksOf } from '@deportivo/platform/files/attachment-reply'
import { filesOf, removeAttachment, type Owner } from '@deportivo/platform/files/attachments'
import type { UploadedFile } from '@deportivo/platform/files/multipart'
import { receiveAttachment } from '@deportivo/platform/files/receive-attachment'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import type { RecordCall } from '@deportivo/platform/records/record-call'
import type { Knex } from 'knex'

type Reader = Pick<RecordCall, 'actor' | 'deps'>

const viewerOf = ({ actor, deps }: Reader) => ({
  signer: deps.signer,
  userId: actor.id,
  now: deps.clock.now(),
})

/** The files that prove a record of money, the earliest first, with addresses for their reader. */
export async function proofsOf(db: Knex, owner: Owner, reader: Reader): Promise<Attachment[]> {
  const rows = await db('files.published_attachments').where(owner).orderBy('id')
  const viewer = viewerOf(reader)
  return rows.map(({ id: file_id, type, name, media_type, bytes, state, rejected_reason, ...file }) => ({
    id: file_id,
    type,
    name,
    media_type,
    bytes,
    state,
    rejected_reason,
    same_as: null,
    ...linksOf({ id: file_id, state, has_thumbnail: file.thumb_path !== null }, viewer),
    by: file.by_name,
    at: file.at.toISOString(),
  }))
}

/** Attaches a proof to a record that the caller has locked. Refuses a file whose content is not what its name and type state. */
export async function attachProof(
  call: RecordCall,
  { owner, type, file }: { owner: Owner; type: number; file: UploadedFile },
  context: Pick<CommandContext, 'actor' | 'now' | 'requestId'>,
): Promise<Attachment> {
  const received = { ...owner, type, file, kinds: ORDER_FILE.kinds }
  return attachmentReply(await receiveAttachment(call.trx, received, context), viewerOf(call))
}

/** The files of a deleted record go with it, those of the store once that is committed. */
export async function removeProofs({ trx, deps }: RecordCall, owner: Owner): Promise<void> {
  const files = await trx('files.published_attachments').where(owner)
  for (const file of files) await removeAttachment(trx, file.id)
  // Lost only when the process ends in between; then unnamed files remain in the store.
  afterCommit(trx, () => {
    for (const path of files.flatMap(filesOf))
      deps.files.remove(path).catch((error: unknown) => deps.log.warn({ error, path }, 'a file remains'))
  })
}
