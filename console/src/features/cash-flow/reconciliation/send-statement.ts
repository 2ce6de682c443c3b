import { STATEMENT_IMPORTS } from '@deportivo/contracts/finance/bank-statements'
import type { BodyOf } from '@deportivo/contracts/route'
import type { SendTable } from '../../../shared/import/choose-table.tsx'
import { paths } from '../../../shared/navigation/paths.ts'
import { call } from '../../../shared/net/call.ts'

/** Sends a statement of an account, and returns the address of its import. */
export const sendStatement =
  (accountId: number): SendTable =>
  async (file, onProgress) => {
    // The contract's `file` is what the server makes of the form's file part.
    const body = {} as BodyOf<typeof STATEMENT_IMPORTS.create>
    const { data } = await call(STATEMENT_IMPORTS.create, { body, file: { field: 'file', file }, onProgress })
    return paths.statementImport(data.id, accountId)
  }
