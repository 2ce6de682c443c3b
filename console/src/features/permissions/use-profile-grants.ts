import { getPermissions, type PermissionMap } from '@deportivo/contracts/auth/permissions'
import { PROFILE_IDS } from '@deportivo/lifecycle/profiles'
import { useMemo } from 'react'
import useSWR from 'swr'
import type { CallError } from '../../shared/net/call-error.ts'
import { call } from '../../shared/net/call.ts'
import { useCacheKey } from '../../shared/net/cache-key.ts'
import { useCan, useSession } from '../../shared/session/session.tsx'
import { grantsOf, type ProfileGrants } from './grants.ts'

const readAll = (): Promise<PermissionMap[]> =>
  Promise.all(PROFILE_IDS.map(async (id) => (await call(getPermissions, { params: { id } })).data))

/** Every profile for users who may change them; for others their own, to read. */
export function useProfileGrants() {
  const { user } = useSession()
  const mayChange = useCan('manage permissions')
  const { data, error, mutate } = useSWR<PermissionMap[], CallError>(
    useCacheKey(mayChange ? '/api/v1/profile/permissions' : null),
    readAll,
  )
  const profiles = useMemo((): ProfileGrants[] | undefined => {
    if (mayChange)
      return data?.map((map) => ({
        id: map.profile_id,
        name: map.name,
        grants: grantsOf(map.modules),
        map,
      }))
    return user.profiles_permissions.map(({ id, name, modules }) => ({
      id,
      name,
      grants: grantsOf(modules),
      map: null,
    }))
  }, [mayChange, data, user])
  return { profiles, error, refresh: () => void mutate(), readLatest: () => mutate(), mayChange }
}
