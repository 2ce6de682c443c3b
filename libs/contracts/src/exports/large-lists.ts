import type { ListName } from '../views/list-names.ts'

/** The lists that grow without end: the server writes their large files. */
export const LARGE_LISTS = [
  'orders',
  'seller-orders',
  'client-orders',
  'clients',
  'place-clients',
  'unconfirmed-payments',
  'refunds',
  'audit',
  'returns',
  'expenses',
  'stock-moves',
  'product-sales',
  'product-returns',
] as const satisfies readonly ListName[]
export type LargeList = (typeof LARGE_LISTS)[number]

export const isLargeList = (name: ListName): name is LargeList => LARGE_LISTS.some((large) => large === name)

/** As far as lists count their rows exactly. A browser writes so many; of more rows a job makes the file. */
export const MOST_IN_BROWSER = 10_000

/** Rows of a file that a job makes. Spreadsheets take more, people don't. */
export const MOST_EXPORTED_ROWS = 200_000
