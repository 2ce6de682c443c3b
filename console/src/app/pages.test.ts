import { ALL_REPORTS } from '@deportivo/contracts/reports/all-reports'
import { REPORT_PAGES } from '@deportivo/contracts/reports/report-pages'
import { subcategoriesGeolocation } from '@deportivo/contracts/reports/subcategories-geolocation'
import { matchPath } from 'react-router-dom'
import { expect, test } from 'vitest'
import { lockOf } from '../features/shell/access.ts'
import { ALL_MENUS, urlsOf } from '../features/shell/menu.ts'
import { PAGES, PUBLIC_PAGES } from './pages.ts'

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
  '/products/size-sales',
  '/products/reference-sales',
  '/products/to-buy',
  '/products/dead-stock',
  '/products/9/detail',
  '/sales/7/3',
  '/sales/7',
  '/sales-online/7/3/product/9/detail',
  '/sales-storage/7/product/9/detail',
  '/casher',
  '/counter',
  '/returns',
  '/returns/9',
  '/reserved',
  '/share_products',
  '/orders',
  '/seller/orders/5',
  '/seller/orders/5/3/7/4',
  '/seller/account',
  '/seller/account/5',
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
  '/expense_categories/list',
  '/expense_payments/list',
  '/financial_situations/list',
]
// `/public/products/{token}` is a page of its own, built apart from the console.
const GUEST = ['/forgot-password', '/reset-password']

const leadsTo = (patterns: object, url: string) =>
  Object.keys(patterns).some((pattern) => matchPath(pattern, url.split('?')[0] ?? url) !== null)

test.each(SIGNED_IN)('%s has a page and a rule of which users may open it', (url) => {
  expect(leadsTo(PAGES, url)).toBe(true)
  expect(lockOf(url)).toBeDefined()
})

test.each(GUEST)('%s has a page that needs no login', (url) => {
  expect(leadsTo(PUBLIC_PAGES, url)).toBe(true)
})

test('no page is left without a decision on who may open it', () => {
  expect(Object.keys(PAGES).filter((page) => !lockOf(page))).toEqual([])
})

test('every entry of a menu leads to a page', () => {
  expect(urlsOf(ALL_MENUS).filter((url) => !leadsTo(PAGES, url))).toEqual([])
})

// Shown on the page of another report.
const PARTS = new Set([subcategoriesGeolocation.name])

test('each report has its page and its entry, as it declares them', () => {
  const ofPages = ALL_REPORTS.filter(({ name }) => !PARTS.has(name))
  const declared = ofPages.map(({ name, title, permission }) => ({ name, title, permission }))
  expect(REPORT_PAGES).toEqual(declared)
})
