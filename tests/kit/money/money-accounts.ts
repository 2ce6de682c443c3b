import { MONEY_ACCOUNT_ROUTES, type MoneyAccount } from '@deportivo/contracts/finance/money-accounts'
import { MONEY_TRANSFER_ROUTES, type MoneyTransfer } from '@deportivo/contracts/finance/money-transfers'
import { listCashEntries } from '@deportivo/contracts/reports/cash-entries'
import { businessDay } from '@deportivo/platform/clock'
import { addDays } from '@deportivo/platform/reports/period'
import type { BodyOf } from '@deportivo/contracts/route'
import { randomUUID } from 'node:crypto'
import type { Calls } from '../calls.ts'

type Account = BodyOf<typeof MONEY_ACCOUNT_ROUTES.create>
type Transfer = BodyOf<typeof MONEY_TRANSFER_ROUTES.create>

/** The body of an account with a name of its own, opened today with 500.000. */
export const accountBody = (given: Partial<Account> = {}): Account => ({
  name: `Cuenta ${randomUUID()}`,
  opened_on: businessDay(new Date()),
  opening_amount: 500_000,
  ledgers: [],
  ...given,
})

export const anAccount = (app: Pick<Calls, 'ok'>, given: Partial<Account> = {}): Promise<MoneyAccount> =>
  app.ok('accounting_manager', MONEY_ACCOUNT_ROUTES.create, { body: accountBody(given) })

/** The body of a transfer of today between two new accounts, unless others are given. */
export async function transferBody(app: Pick<Calls, 'ok'>, given: Partial<Transfer> = {}): Promise<Transfer> {
  return {
    date: businessDay(new Date()),
    amount: 70_000,
    from_account_id: given.from_account_id ?? (await anAccount(app)).id,
    to_account_id: given.to_account_id ?? (await anAccount(app)).id,
    ...given,
  }
}

export const aTransfer = async (
  app: Pick<Calls, 'ok'>,
  given: Partial<Transfer> = {},
): Promise<MoneyTransfer> =>
  app.ok('accounting_manager', MONEY_TRANSFER_ROUTES.create, { body: await transferBody(app, given) })

/** Undoes the transfers of the last months and removes all accounts: those of the demo company. */
export async function removeAccounts(app: Pick<Calls, 'ok'>): Promise<void> {
  const today = businessDay(new Date())
  const query = { kind: 'transfer', flow: 'in', from: addDays(today, -70), to: today } as const
  const moved = await app.ok('accounting_manager', listCashEntries, { query })
  for (const { owner_id: id } of moved.rows)
    await app.ok('accounting_manager', MONEY_TRANSFER_ROUTES.undo, { params: { id }, body: {} })
  const { rows } = await app.ok('accounting_manager', MONEY_ACCOUNT_ROUTES.list, {})
  for (const { id } of rows)
    await app.ok('accounting_manager', MONEY_ACCOUNT_ROUTES.remove, { params: { id }, body: {} })
}
