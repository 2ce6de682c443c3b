import type { Preferences } from '@deportivo/contracts/admin/preferences'
import { me, type SessionUser } from '@deportivo/contracts/auth/sign-in'
import { useLayoutEffect, useMemo } from 'react'
import { profileId } from '../../shared/net/call.ts'
import { STORAGE_KEYS, readStored } from '../../shared/state/browser-storage.ts'
import { startPreferences } from '../../shared/preferences/preferences.ts'
import { sessionOf } from '../../shared/session/session.tsx'
import { useFound } from '../../shared/net/use-found.ts'
import { chooseProfile } from './profile-choice.ts'

/** Most cards at once for the user who directs the dispatch. */
const usualOf = ({ profiles }: SessionUser): Partial<Preferences> =>
  profiles.some(({ id }) => id === 'head_dispatch') ? { density: 'compact' } : {}

/** The session of the stored token: who it is, with the stored profile or else the first. */
export function useStoredSession(isSignedIn: boolean) {
  const found = useFound(me, isSignedIn ? { asAnyProfile: true } : null)
  const user = found.data?.data
  const session = useMemo(() => {
    if (user === undefined) return null
    const stored = readStored(STORAGE_KEYS.profile)
    const chosen = sessionOf(user, stored === null ? null : profileId(stored))
    if (chosen) chooseProfile(chosen.profile)
    return chosen
  }, [user])
  // Before the first page is painted: it must not show in one look and then in another.
  useLayoutEffect(() => {
    if (user !== undefined) startPreferences(user.id, user.preferences, usualOf(user))
  }, [user])
  return {
    session,
    error: found.error,
    hasNoProfile: user !== undefined && session === null,
    retry: found.refresh,
  }
}
