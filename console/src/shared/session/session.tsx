import type { SessionUser } from '@deportivo/contracts/auth/sign-in'
import type { Grants, Permission } from '@deportivo/lifecycle/permissions'
import type { ProfileId } from '@deportivo/lifecycle/profiles'
import { createContext, useContext, type ReactNode } from 'react'

/** The signed-in user, the active profile and its grants. */
export interface Session {
  user: SessionUser
  profile: { id: ProfileId; name: string; default_url: string }
  grants: Grants
}

const SessionContext = createContext<Session | null>(null)

export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>
}

/** The session. Only parts below the gate may ask. */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (session === null) throw new Error('useSession was asked outside of a session')
  return session
}

export function useCan(permission: Permission): boolean {
  return useSession().grants[permission] !== undefined
}

export function Can({ do: permission, children }: { do: Permission; children: ReactNode }) {
  return useCan(permission) ? children : null
}

/** What a person may do as one of their profiles. */
export function grantsOf(user: SessionUser, profile: ProfileId): Grants {
  const { modules = [] } = user.profiles_permissions.find(({ id }) => id === profile) ?? {}
  return Object.fromEntries(
    modules.flatMap((module) => module.permissions.map(({ id, scope }) => [id, scope])),
  )
}

/** Profile and grants from the reply of `/auth/me`: the stored profile if the user still has it, else the first. */
export function sessionOf(user: SessionUser, storedProfile: string | null): Session | null {
  const chosen =
    user.profiles_permissions.find((profile) => profile.id === storedProfile) ?? user.profiles_permissions[0]
  if (!chosen) return null
  const profile = { id: chosen.id, name: chosen.name, default_url: chosen.default_url }
  return { user, profile, grants: grantsOf(user, chosen.id) }
}
