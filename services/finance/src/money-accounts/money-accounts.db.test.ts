import { closeShift, openShift, recordDrawerEntry } from '@deportivo/contracts/finance/cashiers'
import { MONEY_ACCOUNT_ROUTES, type AccountBalance } from '@deportivo/contracts/finance/money-accounts'
import { MONEY_TRANSFER_ROUTES } from '@deportivo/contracts/finance/money-transfers'
import { listCashEntries } from '@deportivo/contracts/reports/cash-entries'
import { cashFlow } from '@deportivo/contracts/reports/cash-flow'
import { manager } from '@deportivo/contracts/reports/manager'
import type { BodyOf } from '@deportivo/contracts/route'
import { businessDay } from '@deportivo/platform/clock'
import { addDays } from '@deportivo/platform/reports/period'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { anExpense, expenseLists } from '@deportivo/testkit/money/expenses'
import { accountBody, anAccount, aTransfer, transferBody } from '@deportivo/testkit/money/money-accounts'
import { anOrder, orderAt, step } from '@deportivo/testkit/order'
import { openShop, PRICE, type Shop } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

const { list, create, change, remove } = MONEY_ACCOUNT_ROUTES
const today = businessDay(new Date())
const before = (days: number) => addDays(today, -days)

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
})
afterAll(() => app.stop())
// Each test has every ledger for itself.
beforeEach(() => app.db('finance.money_account_ledgers').whereNot('ledger', 'like', 'account-%').delete())

async function balances(query: { from?: string; to?: string } = {}) {
  await app.settled()
  return app.ok('two', list, { query })
}
async function balanceOf(id: number, query: { from?: string; to?: string } = {}) {
  const row = (await balances(query)).rows.find((one) => one.id === id)
  return row && figuresOf(row)
}
const figuresOf = ({ opening, in: came, out, closing }: AccountBalance) => [opening, came, out, closing]

describe('an account begins with its opening balance and follows what pays into it', () => {
  it('a register has its sales, its deposits are in the bank, and both are what the cash flow has', async () => {
    const [register, deposit] = [`register-${shop.cashier_id}`, `deposit-${shop.cashier_id}`]
    const till = await anAccount(app, { ledgers: [register], opening_amount: 100_000 })
    const bank = await anAccount(app, { ledgers: [deposit, 'method-2'], opening_amount: -30_000 })
    const start = (await balanceOf(bank.id)) ?? []
    const shift = await app.ok('two', openShift, {
      body: { cashier_id: shop.cashier_id, base_amount: 50_000 },
    })
    const { id } = await anOrder(app, shop, { seller: 'two', type_order: 'local' })
    const sold = { state_id: 'sold_local', cashier_id: shop.cashier_id, cash_payment: PRICE }
    await step(app, 'two', id, sold)
    await app.ok('two', recordDrawerEntry, {
      params: { id: shift.id },
      body: { direction: 'out', amount: 60_000, reason: 'deposit', note: 'Al banco' },
    })
    const counted_amount = 50_000 + PRICE - 60_000
    await app.ok('two', closeShift, { params: { id: shift.id }, body: { counted_amount, note: 'Contado' } })
    await orderAt(app, shop, 'payment_validated')
    expect(await balanceOf(till.id)).toEqual([100_000, PRICE, 60_000, 100_000 + PRICE - 60_000])
    const [opening = 0, came = 0] = start as number[]
    expect(await balanceOf(bank.id)).toEqual([
      -30_000,
      came + 60_000 + PRICE,
      0,
      opening + came + 60_000 + PRICE,
    ])
  })

  it('what it had before some days is what came before them, and nothing from before it was opened', async () => {
    const lists = await expenseLists(app)
    const ledgers = [`expense-${lists.payment_id}`]
    const account = await anAccount(app, { opened_on: before(10), ledgers })
    for (const [days, amount] of [
      [11, 1_000],
      [10, 2_000],
      [5, 4_000],
      [0, 8_000],
    ] as const)
      await anExpense(app, lists, { date: before(days), amount })
    expect(await balanceOf(account.id)).toEqual([494_000, 0, 8_000, 486_000])
    expect(await balanceOf(account.id, { from: before(5), to: before(1) })).toEqual([
      498_000, 0, 4_000, 494_000,
    ])
    expect(await balanceOf(account.id, { from: before(20), to: before(10) })).toEqual([
      500_000, 0, 2_000, 498_000,
    ])
    expect(await balanceOf(account.id, { from: before(20), to: before(11) })).toEqual([null, 0, 0, null])
    const query = { money_account_id: account.id, from: before(20), to: today }
    const { rows, total, out } = await app.ok('two', listCashEntries, { query })
    expect(rows.map(({ amount }) => amount)).toEqual([-8_000, -4_000, -2_000])
    expect([total, out]).toEqual([3, 14_000])
  })

  it('accounts, and what is outside of them, come to the cash flow of the same days', async () => {
    await anAccount(app, { ledgers: ['method-2'], opened_on: before(3) })
    await aTransfer(app)
    const query = { from: before(30), to: today }
    const { rows, outside } = await balances(query)
    const { totals } = await app.ok('two', cashFlow.contract, { query })
    const sum = (name: 'in' | 'out') => rows.reduce((all, row) => all + row[name], outside[name])
    expect([sum('in'), sum('out')]).toEqual([totals.in, totals.out])
    expect(totals.in).toBeGreaterThan(0)
  })
})

describe('money has one account', () => {
  it('a second account cannot have the same ledger, not even of two at once', async () => {
    const first = await anAccount(app, { ledgers: ['method-3'] })
    const body = accountBody({ ledgers: ['method-3', 'method-4'] })
    const { code, errors } = await app.refused('two', create, { body })
    expect([code, errors]).toEqual([422, { ledgers: ['Otra cuenta ya recibe este dinero.'] }])
    const params = { id: first.id }
    expect((await app.ok('two', change, { params, body: { ledgers: ['method-3'] } })).ledgers).toEqual([
      'method-3',
    ])
    const tried = await Promise.allSettled(
      Array.from({ length: 5 }, () => anAccount(app, { ledgers: ['method-5'] })),
    )
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await app.ok('two', change, { params, body: { ledgers: [] } })
    expect((await anAccount(app, { ledgers: ['method-3'] })).ledgers).toEqual(['method-3'])
  })

  it('a way of paying that was deleted since does not block other changes', async () => {
    const { id } = await anAccount(app, { ledgers: ['method-6'] })
    await app.db('finance.money_account_ledgers').insert({ ledger: 'expense-999999', account_id: id })
    const ledgers = ['expense-999999', 'method-4', 'method-6']
    const changed = await app.ok('two', change, { params: { id }, body: { name: `Banco ${id}`, ledgers } })
    expect(changed).toMatchObject({ name: `Banco ${id}`, ledgers })
  })

  it.each([
    ['ledgers', { ledgers: ['method-99'] }],
    ['ledgers', { ledgers: ['account-1'] }],
    ['opened_on', { opened_on: addDays(today, 1) }],
    ['name', { name: '  ' }],
    ['opening_amount', { opening_amount: 1.5 }],
  ])('names the field that is wrong: %s of %j', async (field, given) => {
    const { code, errors } = await app.refused('two', create, { body: accountBody(given) })
    expect([code, Object.keys(errors ?? {})[0]?.split('.')[0]]).toEqual([422, field])
  })
})

describe('a transfer moves money between two accounts', () => {
  it('adds nothing to the cash flow of all accounts, nor to what came in today, and leads to its two entries', async () => {
    const [from, to] = [await anAccount(app), await anAccount(app)]
    await app.settled()
    const start = await app.ok('two', cashFlow.contract, { query: {} })
    const cameIn = await app.ok('two', manager.contract, { query: {} })
    const { id } = await aTransfer(app, {
      from_account_id: from.id,
      to_account_id: to.id,
      amount: 120_000,
      note: 'Al banco',
    })
    expect(await balanceOf(from.id)).toEqual([500_000, 0, 120_000, 380_000])
    expect(await balanceOf(to.id)).toEqual([500_000, 120_000, 0, 620_000])
    const end = await app.ok('two', cashFlow.contract, { query: {} })
    expect(end.totals).toMatchObject({ balance: start.totals.balance, in: start.totals.in + 120_000 })
    expect((await app.ok('two', manager.contract, { query: {} })).totals).toMatchObject({
      money_in: cameIn.totals.money_in,
    })
    const { rows } = await app.ok('two', listCashEntries, { query: { kind: 'transfer' } })
    const own = rows.filter(({ owner_id, entry }) => owner_id === id && entry.startsWith('money'))
    expect(own.toSorted((one, other) => other.amount - one.amount)).toMatchObject([
      { account_name: to.name, amount: 120_000, note: 'Al banco', client_name: null },
      { account_name: from.name, amount: -120_000 },
    ])
    await app.ok('two', MONEY_TRANSFER_ROUTES.undo, { params: { id }, body: {} })
    expect(await balanceOf(from.id)).toEqual([500_000, 0, 0, 500_000])
    expect(await app.refused('two', MONEY_TRANSFER_ROUTES.get, { params: { id } })).toMatchObject({
      code: 404,
    })
  })

  it('never takes more than the account has, also when ten are entered at once', async () => {
    const [from, to] = [await anAccount(app), await anAccount(app)]
    const given = { from_account_id: from.id, to_account_id: to.id, amount: 150_000 }
    const tried = await Promise.allSettled(Array.from({ length: 10 }, () => aTransfer(app, given)))
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    const body = await transferBody(app, { ...given, amount: 50_001 })
    const refused = await app.refused('two', MONEY_TRANSFER_ROUTES.create, { body })
    expect(refused).toMatchObject({ code: 422, errors: { amount: ['La cuenta solo tiene $ 50.000.'] } })
  })

  it('of a past day takes no more than was there then, and no more than is left now', async () => {
    const from = await anAccount(app, { opened_on: before(5), opening_amount: 10_000 })
    const to = await anAccount(app, { opened_on: before(9) })
    const between = { from_account_id: from.id, to_account_id: to.id }
    await aTransfer(app, { date: before(1), from_account_id: to.id, to_account_id: from.id, amount: 90_000 })
    const tried = async (given: Partial<BodyOf<typeof MONEY_TRANSFER_ROUTES.create>>) =>
      (
        await app.refused('two', MONEY_TRANSFER_ROUTES.create, {
          body: await transferBody(app, { ...between, ...given }),
        })
      ).errors
    expect(await tried({ date: before(2), amount: 10_001 })).toHaveProperty('amount')
    await aTransfer(app, { ...between, date: today, amount: 95_000 })
    expect(await tried({ date: before(1), amount: 5_001 })).toHaveProperty('amount')
    expect(await tried({ date: before(6), amount: 1 })).toHaveProperty('date')
    expect(await tried({ date: addDays(today, 1), amount: 1 })).toHaveProperty('date')
    expect(await tried({ to_account_id: from.id, amount: 1 })).toHaveProperty('to_account_id')
    expect(await tried({ to_account_id: 999_999, amount: 1 })).toHaveProperty('to_account_id')
  })

  it('an account with transfers is neither deleted nor opened after them', async () => {
    const { id } = await anAccount(app, { opened_on: before(5) })
    const { id: transferId } = await aTransfer(app, { from_account_id: id })
    const params = { id }
    const used = await app.refused('two', remove, { params, body: {} })
    expect([used.code, used.message]).toEqual([400, expect.stringContaining('Traslados')])
    await aTransfer(app, {
      from_account_id: id,
      to_account_id: (await anAccount(app, { opened_on: before(5) })).id,
      date: before(3),
    })
    const moved = await app.refused('two', change, { params, body: { opened_on: before(2) } })
    expect(moved.errors).toEqual({ opened_on: ['La cuenta tiene traslados de antes de este día.'] })
    await app.ok('two', MONEY_TRANSFER_ROUTES.undo, { params: { id: transferId }, body: {} })
  })
})

describe('who may', () => {
  it.each(['two', 'operating_officer', 'accounting_manager'] as const)(
    '%s manages accounts',
    async (person) => {
      const { id } = await app.ok(person, create, { body: accountBody() })
      const body = await transferBody(app, { from_account_id: id })
      const transfer = await app.ok(person, MONEY_TRANSFER_ROUTES.create, { body })
      await app.ok(person, MONEY_TRANSFER_ROUTES.undo, { params: { id: transfer.id }, body: {} })
      await app.ok(person, remove, { params: { id }, body: {} })
    },
  )

  it.each(['one', 'local_administrative'] as const)('%s only reads them', async (person) => {
    const { id } = await aTransfer(app)
    expect((await app.ok(person, list, {})).rows.length).toBeGreaterThan(0)
    await app.ok(person, MONEY_TRANSFER_ROUTES.get, { params: { id } })
    expect(await app.refused(person, create, { body: accountBody() })).toMatchObject({ code: 403 })
    const undo = await app.refused(person, MONEY_TRANSFER_ROUTES.undo, { params: { id }, body: {} })
    expect(undo).toMatchObject({ code: 403 })
  })

  it.each(['online_seller', 'head_dispatch', 'admin_seller'] as const)('%s sees none', async (person) => {
    const { id } = await aTransfer(app)
    expect(await app.refused(person, list, {})).toMatchObject({ code: 403 })
    expect(await app.refused(person, MONEY_TRANSFER_ROUTES.get, { params: { id } })).toMatchObject({
      code: 403,
    })
  })
})
