import type { CountLine, CountSummary } from '@deportivo/contracts/catalogue/counts'

/** Which products are counted; the fields of other scopes are null. */
export interface CountedScope {
  scope: CountSummary['scope']
  category_id: number | null
  brand_id: number | null
  product_ids: number[] | null
  scope_name: string | null
}

export interface CountRow extends CountedScope {
  id: number
  state: CountSummary['state']
  store_id: number
  reason: string | null
  uncounted: CountSummary['uncounted']
  batch: number | null
  /** The newest entry of the ledger when it was started. */
  started_after: number
  created_by: string
  closed_at: Date | null
  version: number
  updated_by: string | null
  created_at: Date
  updated_at: Date
}

type PublishedCount = Omit<CountRow, 'batch'> & { store_name: string }

export interface CountLineRow {
  id: number
  count_id: number
  store_id: number
  product_id: number
  size_id: number
  product_name: string
  size_name: string
  counted: number
  expected: number
  first_entry: number
  last_entry: number
  is_moved: boolean
  at: Date | null
  is_open: boolean
}

type PublishedCountLine = Pick<
  CountLineRow,
  'id' | 'count_id' | 'product_id' | 'size_id' | 'product_name' | 'size_name' | 'counted' | 'expected' | 'at'
> & { difference: number; problem: CountLine['problem'] }

export interface CountEntryRow {
  id: number
  count_id: number
  line_id: number
  key: string
  kind: 'add' | 'set'
  quantity: number
  by_id: number
  by_name: string
  at: Date
  ledger_entry: number
}

declare module 'knex/types/tables.js' {
  interface Tables {
    'inventory.counts': CountRow
    'inventory.count_lines': CountLineRow
    'inventory.count_entries': CountEntryRow
    'inventory.published_counts': PublishedCount
    'inventory.published_count_entries': Omit<CountEntryRow, 'key' | 'by_id' | 'ledger_entry'>
    'inventory.published_count_lines': PublishedCountLine
  }
}
