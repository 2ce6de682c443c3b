import { SELLERS } from '@deportivo/lifecycle/profiles'
import type { Scope } from '@deportivo/lifecycle/permissions'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import type { Knex } from 'knex'

/** Narrows sums of sales to those whose seller the person may count, by how far 'read administrative' reaches. */
export function onlyVisible<Q extends Knex.QueryBuilder>(days: Q, actor: Actor): Q {
  const scope: Scope | undefined = actor.grants['read administrative']
  if (scope === 'all') return days
  void days.where((mine) => {
    void mine.where('seller_id', actor.id)
    if (scope === 'team') void mine.orWhereIn('profile_id', [...SELLERS])
  })
  return days
}
