import type { Attachment } from '@deportivo/contracts/orders/files'
import type { Signer } from './signer.ts'
import type { AttachmentRow } from './attachments.ts'

interface Viewer {
  signer: Signer
  userId: number
  now: Date
}

interface Linked {
  id: number
  state: Attachment['state']
  has_thumbnail: boolean
}

/** Addresses of a clean file that only this viewer may use, and only for a while; null until it is clean. */
export function linksOf(
  { id, state, has_thumbnail }: Linked,
  { signer, userId, now }: Viewer,
): Pick<Attachment, 'url' | 'thumbnail_url'> {
  if (state !== 'clean') return { url: null, thumbnail_url: null }
  const { user, expires, signature } = signer.sign(id, userId, now)
  // Numbers and base64url: nothing in it needs escaping.
  const query = `user=${user}&expires=${expires}&signature=${signature}`
  const url = `/api/v1/attachment/${id}`
  return { url: `${url}?${query}`, thumbnail_url: has_thumbnail ? `${url}/thumbnail?${query}` : null }
}

/** An attachment as the API returns it when it has just arrived: nothing is known of its content yet. */
export function attachmentReply(row: AttachmentRow, viewer: Viewer): Attachment {
  return {
    id: row.id,
    type: row.type,
    name: row.name,
    media_type: row.media_type,
    bytes: row.bytes,
    state: row.state,
    rejected_reason: row.rejected_reason,
    ...linksOf({ ...row, has_thumbnail: row.thumb_path !== null }, viewer),
    same_as: null,
    by: row.by_name,
    at: row.at.toISOString(),
  }
}
