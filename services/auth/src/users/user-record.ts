import type { ProfileId } from '@deportivo/lifecycle/profiles'
import { wallTime } from '@deportivo/platform/clock'
import { notFound, Refused } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'
import type { UserRow } from '../tables.ts'

/** A user as a change finds them. */
export interface UserRecord extends UserRow {
  profiles: ProfileId[]
  codes: number[]
}

/** Locks the user for the rest of the transaction; 404 where there is none. */
export async function lockUser(trx: Knex.Transaction, id: number): Promise<UserRecord> {
  const user = await trx('auth.users').where({ id }).forUpdate().first()
  if (!user) throw notFound()
  const profiles = await trx('auth.user_profiles').where({ user_id: id }).pluck('profile_id')
  const codes = await trx('auth.user_codes').where({ user_id: id }).orderBy('code_id').pluck('code_id')
  return { ...user, profiles: profiles as ProfileId[], codes }
}

/** Refuses a change made on an older version than the present one, telling who was faster. */
export function refuseStale(user: UserRecord, version: number | undefined, present: object): void {
  if (version === undefined || version === user.version) return
  const by = user.updated_by
  throw new Refused({
    kind: 'stale',
    key: by === null ? 'user.stale_by_somebody' : 'user.stale',
    values: { by: by ?? '', at: wallTime(user.updated_at) },
    data: { ...present, by, at: user.updated_at },
  })
}

const UNIQUE_VIOLATION = '23505'

export const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION
