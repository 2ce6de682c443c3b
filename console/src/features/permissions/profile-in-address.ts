/** What the address of the permissions page names: whose they are. */
export const PROFILE_IN_ADDRESS = ['profile'] as const
