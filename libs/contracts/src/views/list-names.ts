import { CATALOGUE_NAMES } from '../catalogue/list-names.ts'

/** The lists of the console by name; without their calls, which a browser loads with the page of each. */
export const LIST_NAMES = [
  'users',
  'clients',
  // Of one place.
  'place-clients',
  'audit',
  'orders',
  'seller-orders',
  'client-orders',
  'reserved',
  'unconfirmed-payments',
  'refunds',
  // Of one seller.
  'seller-goods',
  'seller-commission',
  'settlements',
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
  'size-sales',
  'reference-sales',
  'purchase-proposals',
  'dead-stock',
  'returns',
  'expenses',
  'recurring-expenses',
  ...CATALOGUE_NAMES,
] as const

export type ListName = (typeof LIST_NAMES)[number]
