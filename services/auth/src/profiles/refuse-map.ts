import {
  lackedIn,
  ONLY_FOR_TWO,
  PERMISSIONS,
  type Grants,
  type Permission,
} from '@deportivo/lifecycle/permissions'
import { REACHES } from '@deportivo/lifecycle/policy'
import { ADMINISTRATOR, type ProfileId } from '@deportivo/lifecycle/profiles'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import { invalid, type Refused } from '@deportivo/platform/http/refused'
import type { TextKey } from '@deportivo/texts/texts'

interface MapChange {
  profile: ProfileId
  present: Grants
  grants: Grants
}

/** Refuses a map that would lock users out, give away administrator permissions, or grant what its author lacks. */
export function refuseMap(actor: Actor, { profile, present, grants }: MapChange): void {
  const no = (key: TextKey, permission: Permission): Refused =>
    invalid({ modules: { key, values: { permission: { key: `permission.${permission}` } } } }, { permission })
  for (const permission of PERMISSIONS) {
    const scope = grants[permission]
    if (profile === ADMINISTRATOR && scope !== 'all') throw no('permissions.two_keeps_all', permission)
    if (profile !== ADMINISTRATOR && scope !== undefined && ONLY_FOR_TWO.includes(permission))
      throw no('permissions.only_for_two', permission)
    if (scope !== undefined && !REACHES[permission].includes(scope))
      throw no('permissions.no_such_reach', permission)
  }
  const lackedBefore = lackedIn(actor.grants, present)
  const lacked = lackedIn(actor.grants, grants).find((permission) => !lackedBefore.includes(permission))
  if (lacked) throw no('permissions.you_lack', lacked)
}
