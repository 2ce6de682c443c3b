import type { Knex } from 'knex'
import { LOCKS } from '../db/locks.ts'
import { queryRows } from '../db/query-rows.ts'
import type { AttachmentRow } from './attachments.ts'
import { isSamePicture } from './fingerprint.ts'

declare module 'knex/types/tables.js' {
  interface Tables {
    'files.fingerprints': FingerprintRow
  }
}

interface FingerprintRow {
  attachment_id: number
  levels: Buffer
}

type Receipt = Pick<AttachmentRow, 'id' | 'owner_type' | 'type' | 'sha256'>

/** 4 KB each: a batch stays far below what the worker has for one picture. */
const BATCH = 500

const SAME_BYTES = `
  select id from files.attachments
  where sha256 = ? and owner_type = ? and type = ? and id <> ? and state <> 'rejected'
  order by id limit 1`

const OTHERS = `
  select f.attachment_id, f.levels from files.fingerprints f join files.attachments a on a.id = f.attachment_id
  where a.owner_type = ? and a.type = ? and f.attachment_id > ?
  order by f.attachment_id limit ${BATCH}`

async function findSamePicture(
  trx: Knex.Transaction,
  { owner_type, type }: Receipt,
  fingerprint: Buffer,
): Promise<number | null> {
  for (let after = 0; ;) {
    const others = await queryRows<FingerprintRow>(trx, OTHERS, [owner_type, type, after])
    const same = others.find(({ levels }) => isSamePicture(levels, fingerprint))
    if (same) return same.attachment_id
    const last = others.at(-1)
    if (!last || others.length < BATCH) return null
    after = last.attachment_id
  }
}

/**
 * Flags the later of two receipts that are the same, of one owner or of two: the same bytes, or the same picture saved
 * again. A flag refuses nothing, since one transfer may pay two orders; it is for the user who confirms the payment.
 */
export async function flagSameReceipt(
  trx: Knex.Transaction,
  receipt: Receipt,
  fingerprint: Buffer | null,
): Promise<void> {
  // Two receipts that are examined at the same time must find each other.
  await trx.raw('select pg_advisory_xact_lock(?)', [LOCKS.fingerprints])
  const { id, sha256, owner_type, type } = receipt
  const [copy] = await queryRows<{ id: number }>(trx, SAME_BYTES, [sha256, owner_type, type, id])
  const picture = copy || !fingerprint ? null : await findSamePicture(trx, receipt, fingerprint)
  if (fingerprint) await trx('files.fingerprints').insert({ attachment_id: id, levels: fingerprint })
  const other = copy?.id ?? picture
  if (other === null) return
  await trx('files.attachments')
    .where('id', Math.max(id, other))
    .whereNull('same_as_id')
    .update({ same_as_id: Math.min(id, other), same_as: copy ? 'file' : 'image' })
}
