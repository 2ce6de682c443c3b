import { randomUUID } from 'node:crypto'
import { removeBankStatement, STATEMENT_IMPORTS } from '@deportivo/contracts/finance/bank-statements'
import { RECONCILIATION_ROUTES } from '@deportivo/contracts/finance/reconciliation'
import { businessDay } from '@deportivo/platform/clock'
import { formOf } from '@deportivo/testkit/files/upload'
import { anAccount, aTransfer } from '@deportivo/testkit/money/money-accounts'
import {
  addStatement,
  checkStatement,
  reconciled,
  statementIdle,
  statementOf,
  uploadStatement,
} from '@deportivo/testkit/money/statements'
import type { Case, Opened } from './case.ts'

const today = businessDay(new Date())

const aFile = () => statementOf([[today, randomUUID(), -70_000]])

/** An account with a line of its bank, and the transfer that it is. */
async function unmatched({ app }: Opened) {
  const { id } = await anAccount(app)
  const transfer = await aTransfer(app, { from_account_id: id })
  await app.settled()
  await addStatement(app, id, aFile())
  const { unmatched_lines, statements } = await reconciled(app, id)
  return {
    params: { id },
    statement_id: statements[0]?.id ?? 0,
    body: {
      line_id: unmatched_lines[0]?.id ?? 0,
      entry: `money_transfer:${transfer.id}`,
      ledger: `account-${id}`,
    },
  }
}

/** Statements are added once, and a line is matched once. */
export const STATEMENT_CASES: Case[] = [
  {
    contract: STATEMENT_IMPORTS.create,
    given: async () => ({
      form: formOf({}, { name: 'extracto.csv', type: 'text/csv', bytes: Buffer.from(aFile()) }),
    }),
  },
  {
    contract: STATEMENT_IMPORTS.check,
    given: async ({ app }) => {
      const { id } = await anAccount(app)
      // A column of its own: columns are chosen once.
      const { data } = await uploadStatement(app, aFile().replace('Referencia', `Referencia;${randomUUID()}`))
      const { version, mapping } = await statementIdle(app, data.id)
      return { params: { id: data.id }, body: { version, mapping, money_account_id: id } }
    },
  },
  {
    contract: STATEMENT_IMPORTS.apply,
    given: async ({ app }) => {
      const { id, version } = await checkStatement(app, (await anAccount(app)).id, aFile())
      return { params: { id }, body: { version } }
    },
  },
  {
    contract: STATEMENT_IMPORTS.cancel,
    given: async ({ app }) => {
      const { id } = await checkStatement(app, (await anAccount(app)).id, aFile())
      return { params: { id } }
    },
  },
  {
    contract: removeBankStatement,
    given: async (opened) => ({ params: { id: (await unmatched(opened)).statement_id }, body: {} }),
  },
  {
    contract: RECONCILIATION_ROUTES.confirm,
    given: async (opened) => {
      const { params, body } = await unmatched(opened)
      return { params, body }
    },
  },
  {
    contract: RECONCILIATION_ROUTES.confirmAll,
    given: async (opened) => ({ params: (await unmatched(opened)).params, body: { score: 60 } }),
  },
  {
    contract: RECONCILIATION_ROUTES.undo,
    given: async (opened) => {
      const { params, body } = await unmatched(opened)
      const { id } = await opened.app.ok('two', RECONCILIATION_ROUTES.confirm, { params, body })
      return { params: { id }, body: {} }
    },
  },
]
