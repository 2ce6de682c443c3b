import { POLICY } from '@deportivo/lifecycle/policy'
import { PROFILE_IDS, type ProfileId } from '@deportivo/lifecycle/profiles'
import { expect, test } from 'vitest'
import { headerActions } from './header-actions.ts'
import { firstUrl, isForbidden, MENU, visibleMenu, type MenuItem } from './menu.ts'

const idsOf = (items: readonly MenuItem[]): string[] =>
  items.flatMap((item) => [item.id, ...idsOf(item.children ?? [])])

const menuOf = (profile: ProfileId, exists = () => true) =>
  visibleMenu(MENU, { profile, grants: POLICY[profile], exists })

const seenBy = (id: string) => PROFILE_IDS.filter((profile) => idsOf(menuOf(profile)).includes(id))

test("freelance and online sellers don't see 'Gastos operacionales'", () => {
  expect(seenBy('expenses_group')).not.toContain('freelance_seller')
  expect(seenBy('expenses_group')).not.toContain('online_seller')
  expect(seenBy('expenses_group')).toContain('two')
})

test("accounting sees 'Reportes' with the map, and not the result statement", () => {
  const ids = idsOf(menuOf('accounting_manager'))
  expect(ids).toContain('dashboard')
  expect(ids).toContain('geo')
  expect(ids).toContain('cash_flow')
  expect(ids).not.toContain('result_state')
})

test("'Reservados' is shown to the thirteen profiles of the specification", () => {
  expect([...seenBy('reserved')].sort()).toEqual(
    PROFILE_IDS.filter((id) => id !== 'accounting_manager' && id !== 'dispatch_assistant').sort(),
  )
})

test("'Caja' is for the local administration and the system's administrator", () => {
  expect([...seenBy('casher')].sort()).toEqual(['local_administrative', 'two'])
})

test("the lists of 'Filtros' are the administrator's alone", () => {
  expect(seenBy('filters')).toEqual(['two'])
})

test('a dispatch assistant sees the board and no sales', () => {
  const ids = idsOf(menuOf('dispatch_assistant'))
  expect(ids).toContain('dispatches')
  expect(ids).not.toContain('orders')
  expect(ids).not.toContain('clients')
})

test('a page whose entry a profile does not see is closed to it, by its own rules and by its group’s', () => {
  const closed = (profile: ProfileId, url: string) =>
    isForbidden(MENU, url, { profile, grants: POLICY[profile], exists: () => true })
  expect(closed('dispatch_assistant', '/clients')).toBe(true)
  expect(closed('two', '/clients')).toBe(false)
  expect(closed('freelance_seller', '/expenses')).toBe(true)
  expect(closed('accounting_manager', '/result_state')).toBe(true)
  expect(closed('dispatch_assistant', '/sales/4')).toBe(false)
})

test('no entry leads to a page that does not exist, and a group without entries is gone', () => {
  const menu = visibleMenu(MENU, {
    profile: 'two',
    grants: POLICY.two,
    exists: (url) => url === '/clients',
  })
  expect(idsOf(menu)).toEqual(['clients'])
  expect(firstUrl(menu)).toBe('/clients')
})

test('a header action without its permission says why, and stays in its place', () => {
  const actions = headerActions('accounting_manager', POLICY.accounting_manager)
  expect(actions.map(({ id }) => id)).toEqual(['online_order', 'warehouse_order', 'seller_orders'])
  expect(actions.every(({ refusal }) => refusal !== null)).toBe(true)
  expect(headerActions('two', POLICY.two).every(({ refusal }) => refusal === null)).toBe(true)
})

test("an online seller has no 'Pedidos de vendedor', though the profile may read seller orders", () => {
  expect(POLICY.online_seller['read seller order']).toBeDefined()
  const refusals = headerActions('online_seller', POLICY.online_seller)
  expect(refusals.find(({ id }) => id === 'seller_orders')?.refusal).toBe('header.no_seller_orders')
  expect(refusals.find(({ id }) => id === 'online_order')?.refusal).toBeNull()
})
