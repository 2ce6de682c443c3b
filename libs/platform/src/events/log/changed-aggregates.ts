import type { Knex } from 'knex'
import { queryRows } from '../../db/query-rows.ts'

interface Wanted {
  families: readonly string[]
  since: Date
  /** What these actors did until then does not count. */
  except: { actors: readonly number[]; until: Date }
  /** Families whose events have no actor, and count all the same. */
  withoutActor: readonly string[]
}

const CHANGED = `
  select family, count(distinct id)::integer as count
  from (
    select aggregate_type as family, aggregate_id as id, (meta ->> 'actor_id')::integer as actor, occurred_at
    from bus.event_log where aggregate_type = any(:families)
    union all
    select aggregate_type, aggregate_id, (meta ->> 'actor_id')::integer, occurred_at
    from bus.outbox where aggregate_type = any(:families)
  ) e
  where occurred_at > :since and (
    actor is not null and (occurred_at > :until or actor <> all(:actors)) or family = any(:withoutActor)
  )
  group by family order by family`

/** How many aggregates of each family users have changed since then, without those that only `except` did. */
export const changedAggregates = (
  db: Knex,
  { families, since, except: { actors, until }, withoutActor }: Wanted,
): Promise<{ family: string; count: number }[]> =>
  queryRows(db, CHANGED, {
    families: [...families],
    actors: [...actors],
    since,
    until,
    withoutActor: [...withoutActor],
  })
