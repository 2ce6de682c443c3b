import type { TableOf } from '@deportivo/platform/db/row-types'

/** A line of a statement that is an entry of the cash flow. */
export interface StatementMatchRow {
  id: number
  line_id: number
  entry: string
  ledger: string
  score: number
  confirmed_by: string
  version: number
  updated_by: string | null
  created_at: Date
  updated_at: Date
}

declare module 'knex/types/tables.js' {
  interface Tables {
    'finance.statement_matches': TableOf<
      StatementMatchRow,
      'id' | 'version' | 'updated_by' | 'created_at' | 'updated_at'
    >
  }
}
