import type { updateUser } from '@deportivo/contracts/auth/users'
import type { BodyOf } from '@deportivo/contracts/route'
import type { ProfileId } from '@deportivo/lifecycle/profiles'
import type { UserRow } from '../tables.ts'

/** A user as a change finds them. */
export interface UserRecord extends UserRow {
  /** In the order of the profiles; the first is the one they sign in with. */
  profiles: ProfileId[]
  codes: number[]
}

export type UserFields = Omit<BodyOf<typeof updateUser>, 'version' | 'photo' | 'remove_photo'>
