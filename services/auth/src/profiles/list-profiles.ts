import { listProfiles } from '@deportivo/contracts/auth/sign-in'
import { PROFILE_IDS, roleOf } from '@deportivo/lifecycle/profiles'
import { defineKnownList } from '@deportivo/platform/lists/define-known-list'
import { text } from '@deportivo/texts/text'

/** The profiles are part of the product; their permissions are data. Each row includes its role anyway. */
export const listProfilesRoute = defineKnownList(listProfiles, {
  rows: ({ actor: { language } }) =>
    PROFILE_IDS.map((id) => {
      const role = roleOf(id)
      return {
        id,
        name: text(`profile.${id}`, {}, language),
        role_id: role,
        role: { id: role, name: text(`role.${role}`, {}, language) },
      }
    }),
  includes: { role: 'always' },
  search: ({ name }) => name,
})
