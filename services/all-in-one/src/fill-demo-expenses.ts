import { fillExpenses } from '@deportivo/finance/demo/fill-expenses'
import { EXPENSE_DATA } from '@deportivo/infra/demo/expense-data'
import { gatherStaff } from '@deportivo/infra/demo/staff'
import type { Deps } from '@deportivo/platform/service'
import type { Knex } from 'knex'

/** The expenses of the demo company, by its accountant; by one of these users, where they are given. */
export async function fillDemoExpenses(deps: Deps, among?: readonly number[]): Promise<void> {
  const findActor = async (trx: Knex.Transaction) => (await gatherStaff(trx, among)).one('accounting_manager')
  await fillExpenses(deps, { ...EXPENSE_DATA, findActor })
}
