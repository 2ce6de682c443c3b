import type { Permission, Scope } from '@deportivo/lifecycle/permissions'
import { teamOf } from '@deportivo/lifecycle/teams'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import { ofTeam } from '@deportivo/platform/lists/of-team'
import type { Knex } from 'knex'

/** Narrows figures to the sellers that a permission of the caller reaches. */
export const onlyVisibleBy =
  (permission: Permission) =>
  (rows: Knex.QueryBuilder, actor: Actor): Knex.QueryBuilder => {
    const scope: Scope | undefined = actor.grants[permission]
    if (scope === 'all') return rows
    const { id, profile } = actor
    return scope === 'team' ? ofTeam(rows, { id, profiles: teamOf(profile) }) : rows.where('seller_id', id)
  }

export const onlyVisible = onlyVisibleBy('read administrative')
