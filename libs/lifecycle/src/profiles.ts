/** The profiles of specification section 6, in the order the menus and the permission map show them. */
export const PROFILE_IDS = [
  'two',
  'one',
  'operating_officer',
  'accounting_manager',
  'local_administrative',
  'winery_manager',
  'head_dispatch',
  'dispatch_assistant',
  'online_seller_admin',
  'admin_seller',
  'local_seller_admin',
  'online_seller',
  'freelance_seller',
  'local_seller',
  'online_reseller',
] as const

export type ProfileId = (typeof PROFILE_IDS)[number]

export const PROFILE_ROLES = ['administrative', 'operative'] as const
export type ProfileRole = (typeof PROFILE_ROLES)[number]

const ADMINISTRATIVE: readonly ProfileId[] = [
  'two',
  'one',
  'operating_officer',
  'accounting_manager',
  'local_administrative',
]

/** The role of a profile on the wire. */
export function roleOf(profile: ProfileId): ProfileRole {
  return ADMINISTRATIVE.includes(profile) ? 'administrative' : 'operative'
}

/** The administrator: has every permission and grants them to others. */
export const ADMINISTRATOR = 'two' satisfies ProfileId

/** Profiles that lead sellers: they see their team's records. */
export const SELLER_ADMINS: readonly ProfileId[] = [
  'online_seller_admin',
  'admin_seller',
  'local_seller_admin',
]

/** Profiles that sell on their own account: they see only their own records. */
export const SELLERS: readonly ProfileId[] = [
  'online_seller',
  'freelance_seller',
  'local_seller',
  'online_reseller',
]
