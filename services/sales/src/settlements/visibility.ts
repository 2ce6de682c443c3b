import { teamOf } from '@deportivo/lifecycle/teams'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import { unseen } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'
import { SELLING } from '../orders/selling.ts'

/** Narrows people to those whose account the actor may see: their own, those of their team, or all. */
export function onlyVisibleSellers(people: Knex.QueryBuilder, actor: Actor): Knex.QueryBuilder {
  const scope = actor.grants['read settlements']
  if (scope === 'all') return people
  return people.where((visible) => {
    void visible.where('id', actor.id)
    if (scope === 'team') void visible.orWhereRaw('profile_ids && ?::text[]', [[...teamOf(actor.profile)]])
  })
}

/** Sellers with an account that the actor may see, also those who sell no more. */
export const visibleSellers = (db: Knex, actor: Actor): Knex.QueryBuilder =>
  onlyVisibleSellers(db('auth.published_people').whereRaw('profile_ids && ?::text[]', [SELLING]), actor)

export interface SellerName {
  id: number
  name: string
}

/** A seller whose account the actor may see, or 404. */
export async function seenSeller(db: Knex, id: number, actor: Actor): Promise<SellerName> {
  const seller = await visibleSellers(db, actor).where({ id }).first<SellerName | undefined>('id', 'name')
  if (!seller) throw unseen()
  return seller
}
