import type { updateUser } from '@deportivo/contracts/auth/users'
import type { BodyOf } from '@deportivo/contracts/route'
import type { ProfileId } from '@deportivo/lifecycle/profiles'
import type { UserRow } from '../tables.ts'

/** A user as read before a change. */
export interface UserRecord extends UserRow {
  /** In the order of the profiles; the user signs in with the first. */
  profiles: ProfileId[]
  codes: number[]
}

export type UserFields = Omit<BodyOf<typeof updateUser>, 'version' | 'photo' | 'remove_photo'>
