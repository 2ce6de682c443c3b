import { expect, it } from 'vitest'
import { maySeeOrder, roomFor } from './order/visibility.ts'
import { PERMISSIONS } from './permissions.ts'
import { POLICY, REACHES } from './policy.ts'
import { PROFILE_IDS, SELLER_ADMINS, SELLERS } from './profiles.ts'
import { teamOf } from './teams.ts'

it('a team is the sellers of the administrator’s own channel, and empty for all other profiles', () => {
  expect(teamOf('online_seller_admin')).toEqual(['online_seller', 'freelance_seller', 'online_reseller'])
  expect(teamOf('local_seller_admin')).toEqual(['local_seller'])
  expect(teamOf('admin_seller')).toEqual(SELLERS)
  expect(PROFILE_IDS.filter((profile) => teamOf(profile).length > 0)).toEqual(SELLER_ADMINS)
})

it('the scope team exists for figures and goals only: order permissions reach all rows or own rows', () => {
  expect(PERMISSIONS.filter((permission) => REACHES[permission].includes('team'))).toEqual([
    'read settlements',
    'set goals',
    'read administrative',
  ])
  for (const profile of SELLER_ADMINS) expect(POLICY[profile]['read sales']).toBe('all')
})

it('the scope team in an older permission map never shows all orders', () => {
  const other = { type_order: 'online', seller_id: 2, auxiliary_user_id: null } as const
  const reader = { id: 1, grants: { 'read sales': 'team', 'read orders': 'team' } } as const
  expect(maySeeOrder(other, reader)).toBe(false)
  expect(maySeeOrder({ ...other, seller_id: 1 }, reader)).toBe(true)
  expect(roomFor('team', 1)).toBe('seller:1')
})
