import { savePermissions, type PermissionMap } from '@deportivo/contracts/auth/permissions'
import type { BodyOf } from '@deportivo/contracts/route'
import type { Grants, Permission, Scope } from '@deportivo/lifecycle/permissions'
import { useCallback, useState } from 'react'
import { call } from '../../shared/net/call.ts'
import { useChange } from '../../shared/hooks/use-change.ts'
import { useUnsaved } from '../../shared/unsaved/unsaved.ts'
import { PROFILE_IN_ADDRESS } from './profile-in-address.ts'
import { changedBetween, grantsOf, modulesOf } from './grants.ts'

function without(grants: Grants, permission: Permission): Grants {
  return Object.fromEntries(Object.entries(grants).filter(([name]) => name !== permission))
}

const baseOf = ({ version, modules, asks_second_factor }: PermissionMap) => ({
  version,
  grants: grantsOf(modules),
  isFactorAsked: asks_second_factor,
})

const useSaving = (id: PermissionMap['profile_id']) =>
  useChange(
    useCallback(
      (body: BodyOf<typeof savePermissions>) => call(savePermissions, { params: { id }, body }),
      [id],
    ),
    { isQuiet: true },
  )

/** What is being made of a profile, beside what it is; nothing counts before it is saved. */
export function usePermissionDraft(map: PermissionMap, onSaved: () => void) {
  const [base, setBase] = useState(() => baseOf(map))
  const [draft, setDraft] = useState(base.grants)
  const [isFactorAsked, askFactor] = useState(base.isFactorAsked)
  const change = useSaving(map.profile_id)
  const startFrom = (next: PermissionMap) => {
    const base = baseOf(next)
    setBase(base)
    setDraft(base.grants)
    askFactor(base.isFactorAsked)
  }
  const changes = changedBetween(base.grants, draft).length + Number(isFactorAsked !== base.isFactorAsked)
  useUnsaved(changes > 0 && !change.isRunning, PROFILE_IN_ADDRESS)
  return {
    before: base.grants,
    draft,
    isFactorAsked,
    askFactor,
    changes,
    isSaving: change.isRunning,
    error: change.error,
    set: (permission: Permission, scope: Scope | undefined) =>
      setDraft((now) => (scope === undefined ? without(now, permission) : { ...now, [permission]: scope })),
    discard: () => {
      setDraft(base.grants)
      askFactor(base.isFactorAsked)
    },
    startFrom,
    save: async () => {
      const done = await change.run({
        version: base.version,
        modules: modulesOf(draft),
        asks_second_factor: isFactorAsked,
      })
      if (!done) return
      startFrom(done.data)
      onSaved()
    },
  }
}
