import { lackedIn, ONLY_FOR_TWO, type Grants, type Permission } from '@deportivo/lifecycle/permissions'
import type { ProfileId } from '@deportivo/lifecycle/profiles'
import type { TextKey } from '../../shared/language/texts.tsx'

/** The rule by which the server would refuse any change of a permission; null where it may be changed. */
export function lockOf(mine: Grants, profile: ProfileId, permission: Permission): TextKey | null {
  if (profile === 'two') return 'permissions.two_keeps_all'
  if (ONLY_FOR_TWO.includes(permission)) return 'permissions.only_for_two'
  return lackedIn(mine, { [permission]: 'all' }).length > 0 ? 'permissions.you_lack' : null
}
