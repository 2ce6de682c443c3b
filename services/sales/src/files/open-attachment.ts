import { refuseUnseen } from '@deportivo/orders/visibility'
import type { OrderRecord } from '@deportivo/orders/order-record'
import { findAttachment, type AttachmentRow } from '@deportivo/platform/files/attachments'
import type { Actor } from '@deportivo/platform/http/actor'
import { notFound, Refused } from '@deportivo/platform/http/refused'
import type { Deps } from '@deportivo/platform/service'
import type { Knex } from 'knex'

interface Link {
  signature?: string
  expires?: number
  user?: number
}

export interface AttachmentRequest {
  id: number
  actor: Actor | null
  link: Link
}

/** A clean attachment that the asker may see: by who they are, or by an address that was signed for them. */
export async function openAttachment(
  { db, signer, clock }: Deps,
  { id, actor, link }: AttachmentRequest,
): Promise<AttachmentRow> {
  const attachment = await findAttachment(db, id)
  if (actor) await refuseOwnerUnseen(db, attachment, actor)
  else await refuseLink(db, signedFor(link), (signed) => signer.verify(id, signed, clock.now()))
  if (!attachment || attachment.state === 'rejected') throw notFound()
  if (attachment.state === 'received') throw new Refused({ kind: 'not_found', key: 'file.processing' })
  return attachment
}

type SignedLink = Required<Link>

function signedFor({ signature, expires, user }: Link): SignedLink {
  if (signature === undefined || expires === undefined || user === undefined)
    throw new Refused({ kind: 'unauthorized', key: 'problem.unauthorized' })
  return { signature, expires, user }
}

async function refuseLink(db: Knex, link: SignedLink, isOurs: (link: SignedLink) => boolean): Promise<void> {
  const expired = new Refused({ kind: 'forbidden', key: 'file.link_expired' })
  if (!isOurs(link)) throw expired
  // Whoever was disabled meanwhile loses their addresses too.
  const person = await db('auth.published_people')
    .where({ id: link.user, is_active: true })
    .first<{ id: number } | undefined>('id')
  if (!person) throw expired
}

/** Authorised like its owner: who may not see the order doesn't learn of its files. */
async function refuseOwnerUnseen(db: Knex, attachment: AttachmentRow | null, actor: Actor): Promise<void> {
  if (attachment?.owner_type !== 'order') throw notFound()
  const { rows } = await db.raw<{ rows: OrderRecord[] }>('select * from orders.orders where id = ?', [
    attachment.owner_id,
  ])
  if (!rows[0]) throw notFound()
  refuseUnseen(rows[0], actor)
}
