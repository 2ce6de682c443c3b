import { STATEMENT_IMPORTS, type StatementImport } from '@deportivo/contracts/finance/bank-statements'
import { invalid } from '@deportivo/platform/http/refused'
import { defineImport } from '@deportivo/platform/imports/import-definition'
import { importJob, removeOldImports } from '@deportivo/platform/imports/import-job'
import { importRoutes } from '@deportivo/platform/imports/import-routes'
import type { TableHead } from '@deportivo/platform/tables/open-table'
import { text } from '@deportivo/texts/text'
import type { Knex } from 'knex'
import { applyStatement, checkStatement, STATEMENT_IMPORT_STORAGE } from './import-work.ts'
import { bankOf, suggestMapping } from './reading/bank-columns.ts'
import { openStatement } from './reading/open-statement.ts'
import type { StatementImportRow } from './tables.ts'

async function refuseUnknownAccount(
  trx: Knex.Transaction,
  { money_account_id }: Partial<StatementImportRow>,
): Promise<void> {
  // Shared with others that choose it: it is not deleted before the import names it.
  const found = trx('finance.money_accounts').where('id', money_account_id ?? 0)
  if (!(await found.forKeyShare().first('id'))) throw invalid({ money_account_id: 'field.unknown_record' })
}

const DEFINITION = defineImport<StatementImportRow, TableHead, StatementImport>({
  ...STATEMENT_IMPORT_STORAGE,
  family: 'statement_import',
  refuseChosen: refuseUnknownAccount,
  columnTwice: 'statement_import.column_twice',
  columnName: (field) => text(`statement_import.column.${field}`),
  open: openStatement,
  choices: ['mapping', 'money_account_id'],
  suggest: async (_, { columns }) => ({ mapping: suggestMapping(columns) }),
  check: checkStatement,
  apply: applyStatement,
  own: async (_, { counts, columns, money_account_id }) => ({
    counts,
    money_account_id,
    bank: bankOf(columns),
  }),
})

/** Imports of the statements of banks. */
export const statementImportRoutes = importRoutes(DEFINITION, STATEMENT_IMPORTS)
export const statementImportJob = importJob('statement-import', DEFINITION)
export const removeOldStatementImports = removeOldImports('remove old imports of statements', DEFINITION)
