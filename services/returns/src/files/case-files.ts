import { ATTACHMENT_TYPES, ORDER_FILE, type Attachment } from '@deportivo/contracts/orders/files'
import { attachmentReply } from '@deportivo/platform/files/attachment-reply'
import type { Owner } from '@deportivo/platform/files/attachments'
import type { UploadedFile } from '@deportivo/platform/files/multipart'
import { receiveAttachment } from '@deportivo/platform/files/receive-attachment'
import type { RecordCall } from '@deportivo/platform/records/record-call'
import type { Knex } from 'knex'
import type { CaseRow } from '../tables.ts'

type Owned = Pick<CaseRow, 'id' | 'group_id'>

const ofCase = ({ id }: Pick<CaseRow, 'id'>): Owner => ({ owner_type: 'return', owner_id: id })

/** Of all cases of a request: an upload is stored once. */
const ofGroup = (owner_id: number): Owner => ({ owner_type: 'return_group', owner_id })

interface Sent {
  file: UploadedFile
  type: number
  /** Sent with a step. */
  isOfStep?: boolean
}

const store = ({ trx, actor, audit }: RecordCall, owner: Owner, sent: Sent) =>
  receiveAttachment(
    trx,
    { ...owner, ...sent, kinds: ORDER_FILE.kinds },
    { actor, now: audit.at, requestId: audit.request_id },
  )

/** Attaches an uploaded file to a locked case. */
export const attach = (call: RecordCall, row: Pick<CaseRow, 'id'>, sent: Sent) =>
  store(call, ofCase(row), sent)

/** Attaches the photo that was sent with a request: to its case, or to all cases of its number. */
export const attachRequested = (call: RecordCall, { id, group_id }: Owned, file: UploadedFile) =>
  store(call, group_id === null ? ofCase({ id }) : ofGroup(group_id), { file, type: ATTACHMENT_TYPES.client })

/** The files of a case, and those of its request. */
export async function attachmentsOf(
  db: Knex,
  { id, group_id }: Owned,
  { actor, deps }: Pick<RecordCall, 'actor' | 'deps'>,
): Promise<Attachment[]> {
  const rows = db('files.published_attachments').where(ofCase({ id }))
  if (group_id !== null) void rows.orWhere(ofGroup(group_id))
  const viewer = { signer: deps.signer, userId: actor.id, now: deps.clock.now() }
  return (await rows.orderBy('id')).map((file) => attachmentReply(file, viewer))
}
