import { maySeeOrder, type OrderOwnership } from '@deportivo/lifecycle/order/visibility'
import { maySeeReturn } from '@deportivo/lifecycle/return-case/visibility'
import { findAttachment, type AttachmentRow } from '@deportivo/platform/files/attachments'
import type { Permission } from '@deportivo/contracts/access'
import { may, type Actor } from '@deportivo/platform/http/guard/actor'
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

/** A clean attachment that the caller may read: by their permissions, or by an address that was signed for them. */
export async function openAttachment(deps: Deps, asked: AttachmentRequest): Promise<AttachmentRow> {
  const attachment = await (asked.actor
    ? findForActor(deps, asked.id, asked.actor)
    : findForLink(deps, asked))
  if (!attachment || attachment.state === 'rejected') throw notFound()
  if (attachment.state === 'received') throw new Refused({ kind: 'not_found', key: 'file.processing' })
  return attachment
}

async function findForLink({ db, signer, clock }: Deps, { id, link }: AttachmentRequest) {
  await refuseLink(db, signedFor(link), (signed) => signer.verify(id, signed, clock.now()))
  return findAttachment(db, id)
}

/** With the people of the order, or of the return case, that the file is attached to; only an order has a type. */
type Owned = AttachmentRow & OrderOwnership

/** Of files that have no people: those who may read the list that shows them. */
const READERS: Readonly<Record<string, Permission>> = {
  expense: 'read expenses',
  money_transfer: 'read cash_flow',
  quarantine_exit: 'read products',
}

/** Of a case, or of all cases of a request. */
const OF_RETURNS: readonly string[] = ['return', 'return_group']

function maySeeOwner(owner: Owned, actor: Actor): boolean {
  const permission = READERS[owner.owner_type]
  if (permission) return may(actor, permission)
  return OF_RETURNS.includes(owner.owner_type) ? maySeeReturn(owner, actor) : maySeeOrder(owner, actor)
}

/**
 * Authorised like its order, return case, expense, transfer or exit from quarantine: a user who may not see it learns
 * nothing of its files, not even by the number of statements before the refusal. The photo of a request is for those who may see any
 * of its cases.
 */
async function findForActor({ db }: Deps, id: number, actor: Actor): Promise<AttachmentRow | null> {
  const found = await db('files.published_attachments as a')
    .leftJoin('orders.published_orders as o', (owner) =>
      owner.on('o.id', 'a.owner_id').andOnVal('a.owner_type', 'order'),
    )
    .leftJoin('returns.published_ownership as r', (owner) =>
      owner.on('r.return_id', 'a.owner_id').andOnVal('a.owner_type', 'return'),
    )
    .leftJoin('returns.published_ownership as g', (owner) =>
      owner.on('g.group_id', 'a.owner_id').andOnVal('a.owner_type', 'return_group'),
    )
    .leftJoin('finance.published_expenses as e', (owner) =>
      owner.on('e.id', 'a.owner_id').andOnVal('a.owner_type', 'expense'),
    )
    .leftJoin('finance.published_money_transfers as m', (owner) =>
      owner.on('m.id', 'a.owner_id').andOnVal('a.owner_type', 'money_transfer'),
    )
    .leftJoin('inventory.published_quarantine_exits as q', (owner) =>
      owner.on('q.batch', 'a.owner_id').andOnVal('a.owner_type', 'quarantine_exit'),
    )
    .where('a.id', id)
    .whereRaw('coalesce(o.seller_id, r.seller_id, g.seller_id, e.id, m.id, q.id) is not null')
    .select<Owned[]>(
      'a.*',
      'o.type_order',
      db.raw('coalesce(o.seller_id, r.seller_id, g.seller_id) as seller_id'),
      db.raw('coalesce(o.auxiliary_user_id, r.auxiliary_user_id, g.auxiliary_user_id) as auxiliary_user_id'),
    )
  return found.find((owned) => maySeeOwner(owned, actor)) ?? null
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
  // The signed addresses of a user disabled meanwhile stop working too.
  const person = await db('auth.published_people').where({ id: link.user, is_active: true }).first('id')
  if (!person) throw expired
}
