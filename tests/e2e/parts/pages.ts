import type { Calls } from '@deportivo/testkit/calls'
import { anOrder } from '@deportivo/testkit/order'
import { companyShop } from './company.ts'

export const GUEST_PAGES = ['/login', '/forgot-password', '/reset-password', '/404']

/** The pages of an administrator, with the views that differ in shape: what is sold, and sent. */
export const SALES_PAGES = [
  '/clients',
  '/clients/1/history',
  '/share_products',
  '/share_products/links',
  '/share_products/requests',
  '/orders',
  '/dispatches',
  '/dispatches?view=list',
  '/returns',
  '/returns/1',
  '/casher',
]

/** Those of users, figures and settings. */
export const OFFICE_PAGES = [
  '/administrative?range=30d',
  '/operational',
  '/result_state?range=30d',
  '/return-reasons?range=30d',
  '/cash_flow',
  '/users/all',
  '/users/new',
  '/users/1',
  '/users/permissions',
  '/users/permissions?profile=online_seller',
  '/my-profile',
  '/audit',
  '/mail',
  '/settings',
  '/events',
]

/** Those of products and their stock. */
export const STOCK_PAGES = [
  '/products',
  '/products/new',
  '/products/1',
  '/products/1/detail',
  '/products/transfers',
  '/products/counts',
  '/products/quarantine',
  '/products/quarantine?tab=exits',
  '/products/broken-runs',
  '/products/under-minimum',
  '/products/import',
  '/brands/list',
  '/categories/list',
  '/sizes/list',
  '/stores/list',
  '/cashiers/list',
]

/** The pages of an order being built, and those of the seller it belongs to. */
export async function orderPages(calls: Calls): Promise<string[]> {
  const { id, client_id, user_seller_id } = await anOrder(calls, await companyShop(calls), { quantity: 2 })
  return [
    `/sales/${id}/${client_id}`,
    `/cart/${id}`,
    `/checkout/${id}/${client_id}`,
    `/checkout/${id}/${client_id}/sales-storage`,
    `/seller/orders/${user_seller_id}`,
  ]
}
