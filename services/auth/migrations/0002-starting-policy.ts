import { POLICY } from '@deportivo/lifecycle/policy'
import { PROFILE_IDS, roleOf, type ProfileId } from '@deportivo/lifecycle/profiles'
import type { Migration } from '@deportivo/platform/db/migrate'

/** The first page after signing in. */
const DEFAULT_URLS: Record<ProfileId, string> = {
  two: '/users/all',
  one: '/users/all',
  operating_officer: '/users/all',
  accounting_manager: '/dispatches',
  local_administrative: '/clients',
  winery_manager: '/dispatches',
  head_dispatch: '/dispatches',
  dispatch_assistant: '/dispatches',
  online_seller_admin: '/clients',
  admin_seller: '/clients',
  local_seller_admin: '/clients',
  online_seller: '/clients',
  freelance_seller: '/clients',
  local_seller: '/clients',
  online_reseller: '/clients',
}

const row = (...values: (string | number)[]) =>
  `(${values.map((value) => (typeof value === 'number' ? value : `'${value}'`)).join(', ')})`

const profiles = PROFILE_IDS.map((id, place) => row(id, place + 1, roleOf(id), DEFAULT_URLS[id]))

const permissions = PROFILE_IDS.flatMap((id) =>
  Object.entries(POLICY[id]).map(([permission, scope]) => row(id, permission, scope)),
)

/** The policy of a new installation; afterwards the administrator maintains it. */
export const startingPolicy: Migration = {
  name: '0002-starting-policy',
  sql: `
    insert into auth.profiles (id, sort_order, role_id, default_url) values ${profiles.join(', ')};
    insert into auth.profile_permissions (profile_id, permission, scope) values ${permissions.join(', ')};
  `,
}
