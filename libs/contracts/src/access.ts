import { PROFILE_IDS } from '@deportivo/lifecycle/profiles'
import { Type } from 'typebox'

export type { Grants, Permission, Scope } from '@deportivo/lifecycle/permissions'
export type { ProfileId } from '@deportivo/lifecycle/profiles'

export const ProfileName = Type.Enum([...PROFILE_IDS])
