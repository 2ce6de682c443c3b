/**
 * The menu's own pictures, drawn as lines on a 20 px square. Blueprint's would weigh ten times as much in the shell, which
 * every visit loads.
 */
const LINES: Readonly<Record<string, string>> = {
  administrative: 'M3 17V8m5 9V3m5 14v-7m4 7V6',
  operational: 'M3 10h3l2-5 4 10 2-5h3',
  manager: 'M3.5 14.5a7 7 0 1 1 13 0M10 13l3.5-4.5M10 13h.01',
  geo: 'M10 17s5-4.6 5-8.5A5 5 0 0 0 5 8.5C5 12.4 10 17 10 17zm0-7a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3z',
  carts: 'M3 3.5h14l-5.5 6.5v5l-3 2v-7z',
  'return-reasons': 'M4 6h8a3 3 0 0 1 0 6H9M4 6l3-3M4 6l3 3M4 16h12',
  'net-sales': 'M3 17h14M4 12.5l4-4 3 2.5 5-6.5M13 4.5h3v3',
  users:
    'M7.5 9a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2 16c.5-3 2.5-4.5 5.5-4.5S12.5 13 13 16M13 3.5a2.8 2.8 0 0 1 0 5.3m2 3c1.7.6 2.7 2 3 4.2',
  products: 'M10 2.5 16.5 6v8L10 17.5 3.5 14V6zM3.5 6 10 9.5 16.5 6M10 9.5v8',
  transfers: 'M3 7h12l-3-3M17 13H5l3 3',
  counts: 'M5 3h10v14H5zM7.5 7l1.5 1.5L12 5.5M7.5 12l1.5 1.5 3-3',
  quarantine: 'M10 2.5 17.5 16H2.5zM10 8v4M10 14h.01',
  broken_runs: 'M3 13v-3M7 13V6M13 13V4M17 13v-2M9 16l2-2',
  under_minimum: 'M3 4h14M10 7v9M6.5 12.5 10 16l3.5-3.5',
  size_sales: 'M3 17V9M8 17V5M13 17v-6M17 17v-9',
  to_buy: 'M3 4h2l2 8h8l2-6H6M8 16h.01M14 16h.01',
  dead_stock: 'M3 6h14v10H3zM7 3h6M8 10h4',
  product_imports: 'M10 3v9M6.5 8.5 10 12l3.5-3.5M3 14v3h14v-3',
  client_imports: 'M10 3v9M6.5 8.5 10 12l3.5-3.5M3 14v3h14v-3',
  share_links:
    'M8.5 11.5a3 3 0 0 0 4.2 0l3-3a3 3 0 0 0-4.2-4.2l-1 1M11.5 8.5a3 3 0 0 0-4.2 0l-3 3a3 3 0 0 0 4.2 4.2l1-1',
  requests: 'M3 4h14v10H9l-4 3v-3H3z',
  counter: 'M3 9h14v8H3zM5 9l1-5h8l1 5M8 13h4',
  casher: 'M4 2.5h12v15H4zM7 5.5h6M7 9.5h.01M10 9.5h.01M13 9.5h.01M7 13h.01M10 13h3',
  reserved: 'M5.5 2.5h9v15L10 14l-4.5 3.5z',
  clients: 'M10 9.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3.5 17.5c.5-3.7 3-5.5 6.5-5.5s6 1.8 6.5 5.5',
  international:
    'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM2.5 10h15M10 2.5c2.5 2.5 3 5 3 7.5s-.5 5-3 7.5c-2.5-2.5-3-5-3-7.5s.5-5 3-7.5z',
  share_products: 'M8.5 14a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM12.5 12.5l4.5 4.5',
  orders: 'M2 3h2.5l2 9.5H15L17 6H5.2M7.5 16.5h.01M14 16.5h.01',
  returns: 'M4 7h9a3.5 3.5 0 0 1 0 7H7M7 4 4 7l3 3',
  dispatches:
    'M2 4.5h9.5v9H2zM11.5 8H15l3 3v2.5h-6.5M6 16.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3zm8.5 0a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3z',
  expenses: 'M3 5h14v10H3zM10 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  result_state: 'M3 14l4.5-5 3.5 3 6-7m0 0h-4m4 0v4',
  cash_flow: 'M4 7h11l-2.5-2.5M16 13H5l2.5 2.5',
  unconfirmed_payments: 'M3 5h14v10H3zM7.5 10l2 2 3.5-4',
  refunds: 'M4 7h9a3.5 3.5 0 0 1 0 7H7M7 4 4 7l3 3',
  order_summary: 'M5 2.5h10v15H5zM8 6.5h4M8 10h4M8 13.5h2',
  cashiers: 'M3 10h14v7H3zM5 10l1.5-5h7L15 10M8 13.5h4',
  stores: 'M3 8.5 10 3l7 5.5V17H3zM7.5 17v-5h5v5',
  categories: 'M3 3h6v6H3zM11 3h6v6h-6zM3 11h6v6H3zM11 11h6v6h-6z',
  subcategories: 'M4 3v11.5h5M4 7.5h5M12 5h5v5h-5zM12 12h5v5h-5z',
  sizes: 'M2 7h16v6H2zM6 7v3M10 7v4M14 7v3',
  brands: 'M3 3h7l7 7-7 7-7-7zM6.5 6.5h.01',
  references: 'M3 4v12M6 4v12M9 4v12M13 4v12M17 4v12',
  colors: 'M10 2.5c3 3.5 5 6 5 9a5 5 0 0 1-10 0c0-3 2-5.5 5-9z',
  return_reasons: 'M4 8h8.5a3.5 3.5 0 0 1 0 7H8M4 8l3-3M4 8l3 3',
  expense_categories: 'M3 5h14v10H3zM6 8h3v4H6zM12 8.5h3M12 11.5h3',
  expense_payments: 'M2.5 5.5h15v9h-15zM2.5 8.5h15M5 12h3',
  financial_situations: 'M4 17V9M8 17V5M12 17v-6M16 17V3',
  exchange_rates:
    'M5 15 15 5M6.5 8a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3zM13.5 15a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3z',
  audit: 'M10 2.5 16 5v5c0 4-2.5 6.5-6 7.5-3.5-1-6-3.5-6-7.5V5zM7.5 10l2 2 3.5-4',
}

/** Other lists share one. */
const LIST = 'M4 5h12M6 10h8M8.5 15h3'

export function MenuIcon({ id }: { id: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={LINES[id] ?? LIST} />
    </svg>
  )
}
