import { CATALOGUE_NAMES } from '../catalogue/lists.ts'

/** The lists of the console by name; without their calls, which a browser loads with the page of each. */
export const LIST_NAMES = [
  'users',
  'clients',
  'audit',
  'orders',
  'seller-orders',
  'client-orders',
  'dispatches',
  'mail',
  'stopped-events',
  'products',
  'share-links',
  'requests',
  // Of one product.
  'stock-moves',
  'product-prices',
  'product-sales',
  'product-returns',
  'transfers',
  'counts',
  // Of one stock count.
  'count-lines',
  'quarantine',
  'quarantine-exits',
  'broken-runs',
  'under-minimum',
  'returns',
  ...CATALOGUE_NAMES,
] as const

export type ListName = (typeof LIST_NAMES)[number]
