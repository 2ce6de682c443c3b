import type { Attachment, SameReceipt } from '@deportivo/contracts/orders/files'
import type { TextKey } from '@deportivo/texts/texts'
import type { Knex } from 'knex'

export interface AttachmentRow {
  id: number
  /** The record it is attached to, named by the owning service. */
  owner_type: string
  owner_id: number
  type: number
  name: string
  media_type: string
  bytes: number
  sha256: string
  path: string
  state: Attachment['state']
  rejected_reason: string | null
  thumb_path: string | null
  large_path: string | null
  /** The earlier receipt that it repeats, also one of the same owner, and in what they are the same. */
  same_as_id: number | null
  same_as: SameReceipt['by'] | null
  by_id: number
  by_name: string
  at: Date
}

type NewAttachment = Omit<
  AttachmentRow,
  'id' | 'state' | 'rejected_reason' | 'thumb_path' | 'large_path' | 'same_as_id' | 'same_as'
>

declare module 'knex/types/tables.js' {
  interface Tables {
    'files.attachments': Knex.CompositeTableType<AttachmentRow, NewAttachment, Partial<AttachmentRow>>
    'files.published_attachments': AttachmentRow
  }
}

export type Owner = Pick<AttachmentRow, 'owner_type' | 'owner_id'>

/** Stores a received file. None of it is shown before its scan is settled. */
export async function insertAttachment(trx: Knex, attachment: NewAttachment): Promise<AttachmentRow> {
  const [row] = await trx('files.attachments').insert(attachment).returning('*')
  if (!row) throw new Error('the attachment was not stored')
  return row
}

export async function findAttachment(db: Knex, id: number): Promise<AttachmentRow | null> {
  return (await db('files.attachments').where({ id }).first()) ?? null
}

/**
 * Whether an attachment of this type exists that was not refused; `since`: one that arrived at that time or later.
 */
export async function hasAttachment(
  db: Knex,
  owner: Owner & { type: number },
  since?: Date,
): Promise<boolean> {
  const rows = db('files.attachments').where(owner).whereNot('state', 'rejected')
  if (since) void rows.where('at', '>=', since)
  return (await rows.first('id')) !== undefined
}

/** Deletes an attachment; its files are to be removed once that is committed. */
export async function removeAttachment(trx: Knex, id: number): Promise<AttachmentRow> {
  const [row] = await trx('files.attachments').where({ id }).delete().returning('*')
  if (!row) throw new Error('the attachment was not found')
  return row
}

/** The original, and the pictures made of it. */
export const filesOf = ({ path, thumb_path, large_path }: AttachmentRow): string[] =>
  [path, thumb_path, large_path].filter((one) => one !== null)

export type Settlement =
  | { state: 'clean'; thumb_path: string | null; large_path: string | null }
  | { state: 'rejected'; rejected_reason: TextKey }

/** Ends the examination, once: null when it was settled before. */
export async function settleAttachment(
  trx: Knex,
  id: number,
  settlement: Settlement,
): Promise<AttachmentRow | null> {
  const [row] = await trx('files.attachments')
    .where({ id, state: 'received' })
    .update(settlement)
    .returning('*')
  return row ?? null
}

/** Where the files of all attachments are stored, their smaller pictures included. */
export const pathsOfAll = async (db: Knex): Promise<string[]> =>
  (await db('files.attachments').select('*')).flatMap(filesOf)
