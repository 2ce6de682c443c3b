import { EXPENSE_ROUTES } from '@deportivo/contracts/finance/expenses'
import { MONEY_TRANSFER_ROUTES } from '@deportivo/contracts/finance/money-transfers'
import { expenseBody } from '@deportivo/testkit/money/expenses'
import { attempt, pickedOf, today, type World } from './world.ts'

async function newestOf({ app }: World, table: string, pick: number): Promise<number | undefined> {
  const rows = await app.db(table).orderBy('id', 'desc').limit(6).select<{ id: number }[]>('id')
  return pickedOf(rows, pick)?.id
}

/** Records an expense of today, changes the amount of one, or deletes it. */
export async function spend(world: World, pick: number): Promise<boolean> {
  const accountant = 'accounting_manager'
  const date = today(world)
  const body = expenseBody(world.expenses, { date, amount: 1 + (pick % 300_000) })
  const id = pick % 3 === 0 ? undefined : await newestOf(world, 'finance.expenses', pick)
  if (id === undefined) return attempt(world, accountant, EXPENSE_ROUTES.create, { body })
  const params = { id }
  return pick % 3 === 1
    ? attempt(world, accountant, EXPENSE_ROUTES.change, { params, body: { amount: body.amount } })
    : attempt(world, accountant, EXPENSE_ROUTES.remove, { params, body: {} })
}

/** Moves money from one account to the other, or undoes a transfer. */
export async function moveToAccount(world: World, pick: number): Promise<boolean> {
  const accountant = 'accounting_manager'
  const [one, other] = world.accounts
  const id = pick % 3 === 0 ? await newestOf(world, 'finance.money_transfers', pick) : undefined
  if (id !== undefined)
    return attempt(world, accountant, MONEY_TRANSFER_ROUTES.undo, { params: { id }, body: {} })
  const [from_account_id, to_account_id] = pick % 2 === 0 ? [one, other] : [other, one]
  const body = { date: today(world), amount: 1 + (pick % 90_000), from_account_id, to_account_id }
  return attempt(world, accountant, MONEY_TRANSFER_ROUTES.create, { body })
}
