import type { Permission, Scope } from '@deportivo/lifecycle/permissions'
import { teamOf } from '@deportivo/lifecycle/teams'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import type { Knex } from 'knex'

/** Narrows figures to the sellers that a permission of the caller reaches. */
export const onlyVisibleBy =
  (permission: Permission) =>
  (rows: Knex.QueryBuilder, actor: Actor): Knex.QueryBuilder => {
    const scope: Scope | undefined = actor.grants[permission]
    if (scope === 'all') return rows
    return rows.where((mine) => {
      void mine.where('seller_id', actor.id)
      if (scope === 'team') void mine.orWhereIn('profile_id', [...teamOf(actor.profile)])
    })
  }

export const onlyVisible = onlyVisibleBy('read administrative')
