import { matchPath } from 'react-router-dom'
import { expect, test } from 'vitest'
import { lockOf } from '../features/shell/access.ts'
import { ALL_MENUS, urlsOf } from '../features/shell/menu.ts'
import { isBuilt, PAGES, PUBLIC_PAGES } from './pages.ts'
import { UNBUILT } from './unbuilt.ts'

// Section 2 of the specification, an address each.
const SIGNED_IN = [
  '/users/all',
  '/users/5',
  '/users/new',
  '/cart/7/3',
  '/cart/7',
  '/checkout/7/3',
  '/checkout/7/3/sales-storage',
  '/clients',
  '/clients/3/history',
  '/clients/3/history/7/12,13',
  '/administrative',
  '/operational',
  '/manager',
  '/dispatches',
  '/geo',
  '/geo/57/clients',
  '/expenses',
  '/result_state',
  '/cash_flow',
  '/order-summary',
  '/products',
  '/products/9',
  '/products/transfers',
  '/products/transfers/9',
  '/products/counts',
  '/products/counts/9',
  '/products/quarantine',
  '/products/broken-runs',
  '/products/under-minimum',
  '/products/9/detail',
  '/sales/7/3',
  '/sales/7',
  '/sales-online/7/3/product/9/detail',
  '/sales-storage/7/product/9/detail',
  '/casher',
  '/returns',
  '/returns/9',
  '/reserved',
  '/share_products',
  '/orders',
  '/seller/orders/5',
  '/seller/orders/5/3/7/4',
  '/stores/list',
  '/categories/list',
  '/subcategories/list',
  '/sizes/list',
  '/brands/list',
  '/references/list',
  '/colors/list',
  '/cashiers/list',
  '/return_reasons/list',
  '/exchange_rates/list',
]
// `/public/products/{token}` is a page of its own, built apart from the console.
const GUEST = ['/forgot-password', '/reset-password']

const leadsTo = (patterns: object, url: string) =>
  Object.keys(patterns).some((pattern) => matchPath(pattern, url.split('?')[0] ?? url) !== null)

test.each(SIGNED_IN)('%s has a page and a rule of which users may open it', (url) => {
  expect(leadsTo({ ...PAGES, ...UNBUILT }, url)).toBe(true)
  expect(lockOf(url)).toBeDefined()
})

test.each(GUEST)('%s has a page that needs no login', (url) => {
  expect(leadsTo(PUBLIC_PAGES, url)).toBe(true)
})

test('no page is left without a decision on who may open it', () => {
  expect([...Object.keys(PAGES), ...Object.keys(UNBUILT)].filter((page) => !lockOf(page))).toEqual([])
})

test('every entry of a menu leads to a page', () => {
  const pages = { ...PAGES, ...UNBUILT }
  expect(urlsOf(ALL_MENUS).filter((url) => !leadsTo(pages, url))).toEqual([])
})

test('a page that exists is not listed as one to come', () => {
  expect(Object.keys(UNBUILT).filter((page) => page in PAGES)).toEqual([])
  expect([isBuilt('/clients'), isBuilt('/reserved')]).toEqual([true, false])
})
