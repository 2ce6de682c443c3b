import { viewRules } from '@deportivo/contracts/views/view-rules'
import type { ViewedName } from '@deportivo/contracts/views/viewed-names'
import { MOST_VIEWS, type View } from '@deportivo/contracts/views/views'
import { ADMINISTRATOR } from '@deportivo/lifecycle/profiles'
import { LOCKS } from '@deportivo/platform/db/locks'
import { lockOwner, refuseFull } from '@deportivo/platform/db/refuse-full'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import { permits } from '@deportivo/platform/http/guard/guard'
import { forbidden, invalid, notFound, rule, unseen } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'
import type { ViewRow } from '../tables.ts'

/** A view with its author's name. */
export type NamedView = ViewRow & { by: string }

/** Nothing that a later release has no longer. */
export function mayRead(actor: Actor, name: ViewedName): boolean {
  const rules = viewRules(name)
  return rules !== undefined && permits(actor, rules.permission)
}

/** An own view, or a shared one for an administrator; a personal view belongs to its author alone. */
const mayChange = (actor: Actor, { owner_id, is_shared }: ViewRow): boolean =>
  owner_id === actor.id || (is_shared && actor.profile === ADMINISTRATOR)

export function viewOf(actor: Actor, view: NamedView): View {
  const { id, list, name, query, columns, is_shared, by } = view
  const is_own = view.owner_id === actor.id
  return { id, list, name, query, columns, is_shared, by, is_own, may_change: mayChange(actor, view) }
}

/** A view may only contain an address of its own list or report: other users follow it as a link. */
export function refuseStrangeQuery(name: ViewedName, query: string): void {
  const allowed = viewRules(name)?.keys ?? []
  for (const field of new URLSearchParams(query).keys())
    if (!allowed.includes(field)) throw invalid({ query: { key: 'list.unknown_field', values: { field } } })
}

/** The view, locked, if the actor may change it. */
export async function lockView(trx: Knex.Transaction, actor: Actor, id: number): Promise<ViewRow> {
  const view = await trx('admin.views').where({ id }).forUpdate().first()
  if (!view) throw notFound()
  const isSeen = view.owner_id === actor.id || (view.is_shared && mayRead(actor, view.list))
  if (!isSeen) throw unseen()
  if (!mayChange(actor, view) || !mayRead(actor, view.list)) throw forbidden()
  return view
}

/** Serialized per user: two windows cannot exceed the limit or use one name twice. */
export async function lockViewsOf(trx: Knex.Transaction, ownerId: number): Promise<void> {
  await lockOwner(trx, LOCKS.viewsOf, ownerId)
}

type Place = Pick<ViewRow, 'owner_id' | 'list'>

export const refuseTooMany = (trx: Knex.Transaction, { owner_id, list }: Place): Promise<void> =>
  refuseFull(trx('admin.views').where({ owner_id, list }), {
    most: MOST_VIEWS,
    refusal: (limit) => rule('view.too_many', { limit }),
  })

export async function refuseTakenName(
  trx: Knex.Transaction,
  { owner_id, list }: Place,
  name: string,
): Promise<void> {
  const taken = await trx('admin.views').where({ owner_id, list, name }).first('id')
  if (taken) throw invalid({ name: 'view.name_taken' })
}

/** Views with the names of their authors. */
export const namedViews = (db: Knex): Knex.QueryBuilder<NamedView, NamedView[]> =>
  db('admin.views as views')
    .join('auth.published_people as people', 'people.id', 'views.owner_id')
    .select('views.*', 'people.name as by') as Knex.QueryBuilder<NamedView, NamedView[]>

export async function readView(trx: Knex.Transaction, actor: Actor, id: number): Promise<View> {
  const [view] = await namedViews(trx).where('views.id', id)
  if (!view) throw notFound()
  return viewOf(actor, view)
}
