import { listRoles } from '@deportivo/contracts/auth/sign-in'
import { PROFILE_ROLES } from '@deportivo/lifecycle/profiles'
import { defineKnownList } from '@deportivo/platform/lists/define-known-list'
import { text } from '@deportivo/texts/text'

export const listRolesRoute = defineKnownList(listRoles, {
  rows: ({ actor }) => PROFILE_ROLES.map((id) => ({ id, name: text(`role.${id}`, {}, actor.language) })),
  search: ({ name }) => name,
})
