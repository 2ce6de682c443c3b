import { SELLER_ADMINS, SELLERS, type ProfileId } from '@deportivo/lifecycle/profiles'

/** The profiles of people who may be an order's seller. */
export const SELLING: ProfileId[] = [
  ...SELLER_ADMINS,
  ...SELLERS,
  'two',
  'operating_officer',
  'local_administrative',
]
