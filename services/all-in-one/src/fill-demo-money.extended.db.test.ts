import { listPurchaseProposals } from '@deportivo/contracts/catalogue/purchase-proposals'
import { MONEY_ACCOUNT_ROUTES } from '@deportivo/contracts/finance/money-accounts'
import { GOAL_ROUTES } from '@deportivo/contracts/sellers/goals'
import { listReturns } from '@deportivo/contracts/returns/returns'
import { getAccount, listAccounts, listSettlements } from '@deportivo/contracts/sellers/settlements'
import { RETURN_STATES } from '@deportivo/lifecycle/return-case/states'
import { businessDay } from '@deportivo/platform/clock'
import { addDays } from '@deportivo/platform/reports/period'
import { proveCases } from '@deportivo/returns/proofs/prove-cases'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillFirstData } from './first-data.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
  await fillFirstData({ ...app.deps, config: { ...app.deps.config, demo: true } })
  await app.settled()
})

afterAll(() => app.stop())

const today = () => businessDay(app.deps.clock.now())

test('money of the demo company is in three accounts, none overdrawn, and some was moved between two', async () => {
  const query = { from: addDays(today(), -70), to: today() }
  const { rows } = await app.ok('two', MONEY_ACCOUNT_ROUTES.list, { query })
  expect(rows).toHaveLength(3)
  for (const { in: came, closing } of rows) {
    expect(came).toBeGreaterThan(0)
    expect(closing).toBeGreaterThan(0)
  }
  expect(await app.db('finance.money_transfers')).toHaveLength(1)
})

test('a seller of the demo company has goods, a settlement, and sales that wait for the next one', async () => {
  const [seller] = await app.ok('freelance_seller', listAccounts)
  const account = await app.ok('two', getAccount, { params: { id: seller?.id ?? 0 } })
  expect(account.goods.orders).toBeGreaterThan(0)
  expect(account.last).toMatchObject({ number: 1 })
  expect(account.open.commission).toBeGreaterThan(0)
  const settlements = await app.ok('two', listSettlements)
  expect(settlements).toHaveLength(2)
  for (const { commission } of settlements) expect(commission).toBeGreaterThan(0)
})

test('two sellers and the counter of the demo company have a goal for the present month', async () => {
  const { rows } = await app.ok('two', GOAL_ROUTES.get)
  expect(rows.filter(({ amount }) => amount !== null)).toHaveLength(3)
})

test('some sizes of the demo company sold out and are proposed to be bought', async () => {
  const { totals } = await app.reply('two', listPurchaseProposals)
  expect(totals.proposal).toBeGreaterThan(3)
})

test('returns of the demo company are in every state, and their books are right', async () => {
  const { by_state } = await app.reply('two', listReturns, { query: { top: 1 } })
  expect(by_state.map(({ state_id }) => state_id).sort()).toEqual([...RETURN_STATES].sort())
  expect((await proveCases(app.db)).differences).toEqual([])
  const vouchers = await app.db('money.vouchers').where('origin', 'return').pluck('return_id')
  const settled = await app.db('returns.cases').where('state_id', 'return_voucher').pluck('id')
  expect(vouchers).toEqual(expect.arrayContaining(settled))
})

test('a second start changes nothing', async () => {
  const tables = [
    'finance.money_accounts',
    'finance.money_transfers',
    'finance.seller_goals',
    'sales.settlements',
  ]
  const counts = async () => {
    const found: number[] = []
    for (const table of tables) found.push((await app.db(table).select<object[]>(app.db.raw('1'))).length)
    return found
  }
  const before = await counts()
  await fillFirstData({ ...app.deps, config: { ...app.deps.config, demo: true } })
  expect(await counts()).toEqual(before)
})
