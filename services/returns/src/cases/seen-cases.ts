import { seesEveryReturn } from '@deportivo/lifecycle/return-case/visibility'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import type { Knex } from 'knex'

/** The cases that the actor may see: `maySeeReturn` in SQL. */
export function casesSeenBy(db: Knex, actor: Actor): Knex.QueryBuilder {
  const rows = db('returns.cases as cases')
  if (seesEveryReturn(actor)) return rows
  return rows.where((own) => {
    void own.where('cases.seller_id', actor.id).orWhere('cases.auxiliary_user_id', actor.id)
  })
}
