import { MONEY_ACCOUNT_ROUTES } from '@deportivo/contracts/finance/money-accounts'
import { MONEY_TRANSFER_ROUTES } from '@deportivo/contracts/finance/money-transfers'
import { formOf, PIXEL } from '@deportivo/testkit/files/upload'
import { accountBody, anAccount, aTransfer, transferBody } from '@deportivo/testkit/money/money-accounts'
import type { Case, Opened } from './case.ts'

const account = async ({ app }: Opened) => ({ params: { id: (await anAccount(app)).id } })

/** Accounts and transfers between them: money moves once. */
export const MONEY_ACCOUNT_CASES: Case[] = [
  { contract: MONEY_ACCOUNT_ROUTES.create, given: () => Promise.resolve({ body: accountBody() }) },
  {
    contract: MONEY_ACCOUNT_ROUTES.change,
    given: async (opened) => ({ ...(await account(opened)), body: { opening_amount: 1 } }),
  },
  {
    contract: MONEY_ACCOUNT_ROUTES.remove,
    given: async (opened) => ({ ...(await account(opened)), body: {} }),
  },
  { contract: MONEY_TRANSFER_ROUTES.create, given: async ({ app }) => ({ body: await transferBody(app) }) },
  {
    contract: MONEY_TRANSFER_ROUTES.attach,
    given: async ({ app }) => ({
      params: { id: (await aTransfer(app)).id },
      form: formOf({}, { name: 'consignacion.png', type: 'image/png', bytes: PIXEL }),
    }),
  },
  {
    contract: MONEY_TRANSFER_ROUTES.undo,
    given: async ({ app }) => ({ params: { id: (await aTransfer(app)).id }, body: {} }),
  },
]
