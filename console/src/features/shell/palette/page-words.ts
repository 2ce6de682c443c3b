import type { TextKey } from '@deportivo/texts/texts'

/** Other words for a page, by the id of its entry: what people call it who don't know its title. */
export const PAGE_WORDS: Readonly<Record<string, TextKey>> = {
  products: 'palette.words.products',
  transfers: 'palette.words.transfers',
  counts: 'palette.words.counts',
  quarantine: 'palette.words.quarantine',
  broken_runs: 'palette.words.broken_runs',
  under_minimum: 'palette.words.under_minimum',
  size_sales: 'palette.words.size_sales',
  to_buy: 'palette.words.to_buy',
  dead_stock: 'palette.words.dead_stock',
  product_imports: 'palette.words.imports',
  client_imports: 'palette.words.imports',
  share_links: 'palette.words.share_links',
  requests: 'palette.words.requests',
  counter: 'palette.words.counter',
  casher: 'palette.words.casher',
  orders: 'palette.words.orders',
  returns: 'palette.words.returns',
  dispatches: 'palette.words.dispatches',
}
