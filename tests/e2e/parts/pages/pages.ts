import type { Calls } from '@deportivo/testkit/calls'
import { anOrder } from '@deportivo/testkit/order'
import { companyShop } from '../company.ts'

export const GUEST_PAGES = ['/login', '/forgot-password', '/reset-password', '/404']

/** The pages of an administrator, with the views that differ in shape: what is sold, and sent. */
export const SALES_PAGES = [
  '/clients',
  '/clients/import',
  '/clients/1/history',
  '/share_products',
  '/share_products/links',
  '/share_products/requests',
  '/orders',
  '/payments',
  '/refunds',
  '/dispatches',
  '/dispatches?view=list',
  '/returns',
  '/returns/1',
  '/casher',
  '/counter',
  '/reserved',
]

/** Those of users, figures and settings. */
export const OFFICE_PAGES = [
  '/administrative?range=30d',
  '/operational?range=30d',
  '/manager?range=30d',
  '/manager?wall=on',
  '/order-summary?range=30d',
  '/result_state?range=30d',
  '/carts?range=30d',
  '/return-reasons?range=30d',
  '/net-sales?range=30d',
  '/goals',
  '/money-outside',
  '/money-outside?list=goods&as=table',
  '/geo?range=30d',
  '/geo?range=30d&department_id=5',
  '/geo/5/clients',
  '/cash_flow?range=30d',
  '/expenses',
  '/expenses?tab=recurring',
  '/expenses?tab=budget',
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
  '/products/new?like=1',
  '/products/1',
  '/products/1/detail',
  '/products/transfers',
  '/products/counts',
  '/products/quarantine',
  '/products/quarantine?tab=exits',
  '/products/broken-runs',
  '/products/under-minimum',
  '/products/size-sales',
  '/products/reference-sales',
  '/products/to-buy',
  '/products/dead-stock',
  '/clients/import',
  '/products/import',
  '/brands/list',
  '/categories/list',
  '/sizes/list',
  '/stores/list',
  '/cashiers/list',
]

/** The pages of an order being built, and those of the seller it belongs to. */
export async function orderPages(calls: Calls): Promise<string[]> {
  const order = await anOrder(calls, await companyShop(calls), { quantity: 2 })
  const { id, client_id, user_seller_id } = order
  return [
    `/sales/${id}/${client_id}`,
    `/cart/${id}`,
    `/checkout/${id}/${client_id}`,
    `/checkout/${id}/${client_id}/sales-storage`,
    `/sales-online/${id}/${client_id}/product/${order.products[0]?.product_id}/detail`,
    `/seller/orders/${user_seller_id}`,
  ]
}
