import type {
  StatementColumn,
  StatementImport,
  StatementMapping,
} from '@deportivo/contracts/finance/bank-statements'
import type { TableOf } from '@deportivo/platform/db/row-types'
import type { ImportFault, Json, StagedLine, StoredImport } from '@deportivo/platform/imports/stored-import'
import type { Knex } from 'knex'

export type StatementCounts = NonNullable<StatementImport['counts']>

export interface StatementImportRow extends StoredImport<StatementColumn> {
  counts: StatementCounts | null
  money_account_id: number | null
}

export type StatementFault = ImportFault<StatementColumn>
type FaultRow = StatementFault & { id: number; import_id: number }

type WritableImport = Json<Omit<StatementImportRow, 'id' | 'problem'>, 'actor' | 'mapping' | 'counts'> & {
  problem: string | null
}

interface Choices {
  user_id: number
  columns_hash: string
  mapping: StatementMapping
  money_account_id: number | null
}

/** A file whose movements an account has. */
export interface BankStatementRow {
  id: number
  money_account_id: number
  file_name: string
  first_day: string
  last_day: string
  lines: number
  created_by: string
  version: number
  updated_by: string | null
  created_at: Date
  updated_at: Date
}

/** What a line of a statement has: a movement of the account as the bank states it. */
export interface StatementMovement {
  date: string
  description: string
  reference: string
  /** Negative: it went out. */
  amount: number
  balance: number | null
}

export interface StatementLineRow extends StatementMovement {
  id: number
  statement_id: number
  money_account_id: number
  fingerprint: string
  ordinal: number
}

type Unset = 'id' | 'version' | 'updated_by' | 'created_at' | 'updated_at'

declare module 'knex/types/tables.js' {
  interface Tables {
    'finance.statement_imports': Knex.CompositeTableType<
      StatementImportRow,
      Partial<WritableImport>,
      Partial<WritableImport>
    >
    'finance.statement_import_rows': StagedLine
    'finance.statement_import_faults': Knex.CompositeTableType<FaultRow, Json<Omit<FaultRow, 'id'>, 'text'>>
    'finance.statement_import_mappings': Knex.CompositeTableType<Choices, Json<Choices, 'mapping'>>
    'finance.bank_statements': TableOf<BankStatementRow, Unset>
    'finance.statement_lines': TableOf<StatementLineRow, 'id'>
  }
}
