import type { SellerGoal, SellerGoals } from '@deportivo/contracts/sellers/goals'
import { SELLER_ADMINS, SELLERS } from '@deportivo/lifecycle/profiles'
import { teamOf } from '@deportivo/lifecycle/teams'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import { queryRows } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'

export const firstOf = (month: string) => `${month}-01`

// Noon, so that no time zone moves it to a neighbouring day.
const timeOf = (day: string) => new Date(`${day}T12:00:00Z`)

/** The last day of a month is the one before the first of the next. */
const daysOf = (month: string): number => {
  const first = timeOf(firstOf(month))
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
}

/** How many days a month has, and how many of them have begun: today counts. */
export function elapsedOf(month: string, today: string): Pick<SellerGoals, 'days' | 'elapsed'> {
  const days = daysOf(month)
  const present = today.slice(0, 7)
  if (month === present) return { days, elapsed: Number(today.slice(8)) }
  return { days, elapsed: month < present ? days : 0 }
}

export function monthBefore(month: string): string {
  const first = timeOf(firstOf(month))
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() - 1, 1)).toISOString().slice(0, 7)
}

// Sellers, and every other user who brought something or has a goal. float8: sums of pesos stay exact up to 2^53.
const ROWS = `
  with brought as (
    select seller_id, sum(net)::float8 as net from (
      select seller_id, value as net from read.client_days
      where day >= :first::date and day < :first::date + interval '1 month'
      union all
      select seller_id, replaced - credited from read.client_return_days
      where day >= :first::date and day < :first::date + interval '1 month'
    ) days group by seller_id
  )
  select p.id as seller_id, p.name as seller_name, g.amount, g.version, coalesce(b.net, 0) as net,
    (:sets = 'all' or (:sets = 'team' and p.id <> :me and p.profile_ids && :team::text[])) as may_set
  from auth.published_people p
  left join finance.seller_goals g on g.seller_id = p.id and g.month = :first::date
  left join brought b on b.seller_id = p.id
  where (g.id is not null or b.seller_id is not null or (p.is_active and p.profile_ids && :sellers::text[]))
    and (:reads = 'all' or p.id = :me or (:reads = 'team' and p.profile_ids && :team::text[]))
  order by p.name, p.id`

/** The goals of the sellers that the caller sees, with what each brought. */
export function readGoals(db: Knex, month: string, actor: Actor): Promise<SellerGoal[]> {
  return queryRows<SellerGoal>(db, ROWS, {
    first: firstOf(month),
    reads: actor.grants['read settlements'] ?? '',
    sets: actor.grants['set goals'] ?? '',
    me: actor.id,
    team: [...teamOf(actor.profile)],
    sellers: [...SELLER_ADMINS, ...SELLERS],
  })
}
