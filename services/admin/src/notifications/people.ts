import type { Grants } from '@deportivo/contracts/access'
import { maySeeOrder } from '@deportivo/lifecycle/order/visibility'
import { maySeeReturn } from '@deportivo/lifecycle/return-case/visibility'
import { prepared } from '@deportivo/platform/db/prepared'
import type { Knex } from 'knex'
import type { Audience, Draft } from './draft.ts'

export interface Person {
  id: number
  profile_ids: string[]
  /** Of each profile they have. */
  grants: Grants[]
}

const PEOPLE = prepared<Person>(
  'people to tell',
  `select p.id, p.profile_ids, g.grants
   from auth.published_people p
   cross join lateral (
     select coalesce(jsonb_agg(a.grants), '[]') as grants from auth.published_profiles a
     where a.profile_id = any(p.profile_ids)
   ) g
   where p.is_active and (
     p.id = any($1::integer[])
     or p.profile_ids && ($2::text[] || (
       select coalesce(array_agg(b.profile_id), '{}') from auth.published_profiles b where b.grants ?| $3::text[]
     ))
   )
   order by p.id`,
)

/** All active users that any of these drafts could concern. */
export function peopleFor(trx: Knex.Transaction, drafts: readonly Draft[]): Promise<Person[]> {
  const audiences = drafts.map(({ to }) => to)
  return PEOPLE(trx, [
    audiences.flatMap((to) => ('person' in to ? [to.person] : [])),
    audiences.flatMap((to) => ('profile' in to ? [to.profile] : [])),
    audiences.flatMap((to) => ('permission' in to ? [to.permission] : [])),
  ])
}

function isMeant(to: Audience, { id, profile_ids, grants }: Person): boolean {
  if ('person' in to) return id === to.person
  if ('profile' in to) return profile_ids.includes(to.profile)
  const holding = grants.filter((granted) => granted[to.permission] !== undefined)
  // An administrator ('manage permissions') has every permission.
  return to.isTheirWork
    ? holding.some((granted) => granted['manage permissions'] === undefined)
    : holding.length > 0
}

/** Whether a user gets the notification: is addressed, is not the actor, and may see the order or the return case. */
export function isRecipient({ to, actor_id, about, of_return }: Draft, person: Person): boolean {
  if (person.id === actor_id || !isMeant(to, person)) return false
  const readers = person.grants.map((grants) => ({ id: person.id, grants }))
  return (
    (about === null || readers.some((reader) => maySeeOrder(about.ownership, reader))) &&
    (of_return === undefined || readers.some((reader) => maySeeReturn(of_return, reader)))
  )
}
