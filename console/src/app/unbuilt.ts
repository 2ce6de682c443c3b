import type { Coming } from '../pages/shell/unbuilt-page.tsx'
import { PATTERNS } from '../shared/navigation/paths.ts'

/** Addresses of the specification whose page is still to be built: each shows what it will offer. */
// One row an address, so that it is read as a table.
// prettier-ignore
export const UNBUILT: Readonly<Record<string, Coming>> = {
  '/operational': { title: 'menu.operational', text: 'unbuilt.operational' },
  [PATTERNS.manager]: { title: 'unbuilt.manager_title', text: 'unbuilt.manager' },
  '/geo': { title: 'menu.geo', text: 'unbuilt.geo' },
  [PATTERNS.geoClients]: { title: 'unbuilt.geo_clients_title', text: 'unbuilt.geo_clients' },
  '/expenses': { title: 'menu.expenses', text: 'unbuilt.expenses' },
  '/cash_flow': { title: 'menu.cash_flow', text: 'unbuilt.cash_flow' },
  '/order-summary': { title: 'menu.order_summary', text: 'unbuilt.order_summary' },
  [PATTERNS.saleOnlineProduct]: { title: 'unbuilt.sale_product_title', text: 'unbuilt.sale_online_product' },
  [PATTERNS.saleStorageProduct]: { title: 'unbuilt.sale_product_title', text: 'unbuilt.sale_storage_product' },
  '/reserved': { title: 'menu.reserved', text: 'unbuilt.reserved' },
}
