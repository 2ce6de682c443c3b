import type { Knex } from 'knex'

/** A caller, and the profiles of the sellers of their team. */
interface Team {
  id: number
  profiles: readonly string[]
}

interface Columns {
  seller: string
  profile: string
}

const PLAIN: Columns = { seller: 'seller_id', profile: 'profile_id' }

/**
 * Narrows to what the caller and the sellers of their team sold, or to what others did: figures of a team, and the lists
 * behind them.
 */
export function ofTeam(
  rows: Knex.QueryBuilder,
  { id, profiles }: Team,
  is = true,
  { seller, profile }: Columns = PLAIN,
): Knex.QueryBuilder {
  const mine = (own: Knex.QueryBuilder) => {
    void own.where(seller, id)
    if (profiles.length > 0) void own.orWhereIn(profile, [...profiles])
  }
  return is ? rows.where(mine) : rows.whereNot(mine)
}
