import { SELLERS, type ProfileId } from './profiles.ts'

const TEAMS: Partial<Record<ProfileId, readonly ProfileId[]>> = {
  online_seller_admin: ['online_seller', 'freelance_seller', 'online_reseller'],
  local_seller_admin: ['local_seller'],
  admin_seller: SELLERS,
}

/** The seller profiles that belong to the team of a seller administrator; every other profile has none. */
export const teamOf = (profile: string): readonly ProfileId[] => TEAMS[profile as ProfileId] ?? []
