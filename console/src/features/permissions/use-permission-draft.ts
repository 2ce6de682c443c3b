import { savePermissions, type PermissionMap } from '@deportivo/contracts/profile-permissions'
import type { Grants, Permission, Scope } from '@deportivo/lifecycle/permissions'
import { useCallback, useState } from 'react'
import { call } from '../../shared/call.ts'
import { useChange } from '../../shared/use-change.ts'
import { changedBetween, grantsOf, modulesOf } from './grants.ts'

function without(grants: Grants, permission: Permission): Grants {
  return Object.fromEntries(Object.entries(grants).filter(([name]) => name !== permission))
}

/** What is being made of a profile, beside what it is; nothing counts before it is saved. */
export function usePermissionDraft(map: PermissionMap, onSaved: () => void) {
  const [base, setBase] = useState({ version: map.version, grants: grantsOf(map.modules) })
  const [draft, setDraft] = useState(base.grants)
  const { profile_id } = map
  const change = useChange(
    useCallback(
      (body: { version: number; modules: PermissionMap['modules'] }) =>
        call(savePermissions, { params: { id: profile_id }, body }),
      [profile_id],
    ),
    { isQuiet: true },
  )
  const startFrom = (next: PermissionMap) => {
    const grants = grantsOf(next.modules)
    setBase({ version: next.version, grants })
    setDraft(grants)
  }
  return {
    before: base.grants,
    draft,
    changed: changedBetween(base.grants, draft),
    isSaving: change.isRunning,
    error: change.error,
    set: (permission: Permission, scope: Scope | undefined) =>
      setDraft((now) => (scope === undefined ? without(now, permission) : { ...now, [permission]: scope })),
    discard: () => setDraft(base.grants),
    startFrom,
    save: async () => {
      const done = await change.run({ version: base.version, modules: modulesOf(draft) })
      if (!done) return
      startFrom(done.data)
      onSaved()
    },
  }
}
