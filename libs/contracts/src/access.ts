export type { Grants, Permission, Scope } from '@deportivo/lifecycle/permissions'
export type { ProfileId } from '@deportivo/lifecycle/profiles'
