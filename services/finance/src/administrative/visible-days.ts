import type { Scope } from '@deportivo/lifecycle/permissions'
import { teamOf } from '@deportivo/lifecycle/teams'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import type { Knex } from 'knex'

/** Narrows figures of sales to the sellers that the caller's 'read administrative' reaches. */
export function onlyVisible(rows: Knex.QueryBuilder, actor: Actor): Knex.QueryBuilder {
  const scope: Scope | undefined = actor.grants['read administrative']
  if (scope === 'all') return rows
  return rows.where((mine) => {
    void mine.where('seller_id', actor.id)
    if (scope === 'team') void mine.orWhereIn('profile_id', [...teamOf(actor.profile)])
  })
}
