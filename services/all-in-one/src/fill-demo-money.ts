import { fillGoals } from '@deportivo/finance/demo/fill-goals'
import { fillMoney } from '@deportivo/finance/demo/fill-money'
import { GOAL_DATA, MONEY_DATA } from '@deportivo/infra/demo/money-data'
import { gatherStaff } from '@deportivo/infra/demo/staff'
import type { ProfileId } from '@deportivo/lifecycle/profiles'
import type { Deps } from '@deportivo/platform/service'
import { fillSettlements } from '@deportivo/sales/demo/fill-settlements'
import type { Knex } from 'knex'

// After the first sales, so that what an account had at its beginning differs from what it has.
const ACCOUNTS_OPENED_DAYS = 60
// Within what the first sales of the demo company leave open, and before its last ones.
const SETTLED_DAYS = 14

/**
 * Accounts, goals and settled commission of the demo company, by its accountant and its administrator; all among these
 * users, where they are given. After its expenses and returns: both change what is settled and paid from where.
 */
export async function fillDemoMoney(deps: Deps, among?: readonly number[]): Promise<void> {
  const staffOf = (trx: Knex.Transaction) => gatherStaff(trx, among)
  const findOne = (profile: ProfileId) => async (trx: Knex.Transaction) => (await staffOf(trx)).one(profile)
  const findActor = findOne('accounting_manager')
  await fillMoney(deps, { ...MONEY_DATA, days: ACCOUNTS_OPENED_DAYS, findActor })
  await fillSettlements(deps, {
    days: SETTLED_DAYS,
    note: MONEY_DATA.settlementNote,
    findActor,
    findSellers: async (trx) => {
      const staff = await staffOf(trx)
      return [staff.one('online_seller'), staff.one('freelance_seller')]
    },
  })
  await fillGoals(deps, {
    findActor: findOne('two'),
    findGoals: async (trx) => {
      const staff = await staffOf(trx)
      return GOAL_DATA.map(({ profile, amount }) => ({ seller: staff.one(profile), amount }))
    },
  })
}
