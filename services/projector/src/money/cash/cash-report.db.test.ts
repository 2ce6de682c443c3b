import { connect, type Knex } from '@deportivo/platform/db/connect'
import { migrate } from '@deportivo/platform/db/migrate'
import { busMigrations } from '@deportivo/platform/events/migrations'
import type { LoggedEvent } from '@deportivo/platform/service'
import { createDatabase, type TestDatabase } from '@deportivo/testkit/database'
import { expenseEvent } from '@deportivo/testkit/money/expenses'
import { drawerEvent, paymentEvent, shiftEvent, transferEvent } from '@deportivo/testkit/money/money-events'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { projectorMigrations } from '../../migrations.ts'
import { cashReportConsumer } from './cash-report.ts'

const DAY = '2026-03-05'

describe('the cash flow follows payments, expenses and shifts', () => {
  let database: TestDatabase
  let db: Knex

  beforeAll(async () => {
    database = await createDatabase({ name: 'cash_report' })
    db = connect({ url: database.url, as: 'owner', poolMax: 2 })
    await migrate(db, [busMigrations, projectorMigrations])
  })
  const empty = () => db.raw('truncate read.cash_entries, read.cash_days, bus.rooms, bus.room_log')
  beforeEach(empty)
  afterAll(async () => {
    await db.destroy()
    await database.drop()
  })

  const read = (...events: readonly LoggedEvent[]) =>
    db.transaction(async (trx) => cashReportConsumer.batch?.(trx, events))
  const entries = async () =>
    (await db('read.cash_entries').orderBy(['entry', 'account'])).map(
      ({ entry, day, account, kind, amount }) => [entry, day, account, kind, amount],
    )
  const days = async () =>
    (await db('read.cash_days').orderBy(['day', 'account', 'kind'])).map(
      ({ day, account, kind, count_in, amount_in, count_out, amount_out }) => [
        day,
        account,
        kind,
        count_in,
        amount_in,
        count_out,
        amount_out,
      ],
    )

  it('a payment counts once it is confirmed, and no longer when that was undone', async () => {
    await read(paymentEvent({ status: 'unconfirmed' }, 1, 'recorded'))
    expect(await entries()).toEqual([])
    await read(paymentEvent({}, 2))
    await read(paymentEvent({}, 2))
    expect(await days()).toEqual([[DAY, 'method-2', 'order', 1, 100_000, 0, 0]])
    await read(paymentEvent({ status: 'unconfirmed' }, 3, 'reopened'))
    expect([await entries(), await days()]).toEqual([[], []])
    await read(paymentEvent({ confirmed_at: '2026-03-09T15:00:00.000Z' }, 4))
    expect(await entries()).toEqual([['payment:1', '2026-03-09', 'method-2', 'order', 100_000]])
    await read(paymentEvent({ status: 'void' }, 5, 'voided'))
    expect(await days()).toEqual([])
  })

  it('only cash is in the drawer of a register, and a voucher or a charge moves nothing', async () => {
    const register = { cashier_id: 3, shift_id: 9, store_id: 4 }
    await read(
      paymentEvent({ payment_id: 1, payment_method: 1, ...register, kind: 'cash' }),
      paymentEvent({ payment_id: 2, payment_method: 2, ...register, kind: 'transfer' }),
      paymentEvent({ payment_id: 3, payment_method: 1 }),
      paymentEvent({ payment_id: 4, payment_method: 7, kind: 'ct' }),
      paymentEvent({ payment_id: 5, payment_method: null, voucher_id: 2, kind: 'voucher' }),
      paymentEvent({ payment_id: 6, payment_method: null, return_id: 2, kind: 'exchange', amount: -9 }),
      paymentEvent({ payment_id: 7, payment_method: null, kind: 'refund', refund_id: 1, amount: -9 }),
    )
    expect(await entries()).toEqual([
      ['payment:1', DAY, 'register-3', 'order', 100_000],
      ['payment:2', DAY, 'method-2', 'order', 100_000],
      ['payment:3', DAY, 'method-1', 'order', 100_000],
      ['payment:4', DAY, 'method-7', 'ct', 100_000],
    ])
    expect(await db('read.cash_entries').orderBy('entry').pluck('store_id')).toEqual([4, 4, 0, 0])
  })

  it('refunds, reversals and payments of dearer replacements are kinds of their own', async () => {
    await read(
      paymentEvent({ payment_id: 1, kind: 'refund', refund_id: 1, return_id: 5, amount: -30_000 }),
      paymentEvent({ payment_id: 2, kind: 'cash', reverses_id: 1, amount: -20_000 }),
      paymentEvent({ payment_id: 3, kind: 'transfer', return_id: 5, amount: 10_000 }),
    )
    expect(await days()).toEqual([
      [DAY, 'method-2', 'exchange', 1, 10_000, 0, 0],
      [DAY, 'method-2', 'refund', 0, 0, 1, 30_000],
      [DAY, 'method-2', 'reversal', 0, 0, 1, 20_000],
    ])
  })

  it('an expense goes out on its own day while it is approved, and follows its corrections', async () => {
    await read(expenseEvent({ state: 'pending' }, 'expense.created'))
    expect(await entries()).toEqual([])
    await read(expenseEvent({ version: 2 }, 'expense.approved'))
    expect(await entries()).toEqual([['expense:1', DAY, 'expense-1', 'expense', -85_000]])
    await read(expenseEvent({ version: 3, date: '2026-02-01', amount: 60_000, payment_id: 2 }))
    expect(await days()).toEqual([['2026-02-01', 'expense-2', 'expense', 0, 0, 1, 60_000]])
    // Cash paid it that is out already.
    await read(expenseEvent({ version: 4, drawer_entry_id: 9 }))
    expect(await days()).toEqual([])
    await read(expenseEvent({ version: 5, drawer_entry_id: null }))
    expect(await entries()).toEqual([['expense:1', DAY, 'expense-1', 'expense', -85_000]])
    await read(expenseEvent({ version: 6 }, 'expense.deleted'))
    expect([await entries(), await days()]).toEqual([[], []])
  })

  it('a closed shift adds what was counted beyond what was expected, or takes what was short', async () => {
    await read(
      shiftEvent({ shift_id: 1, closed_at: null, difference: null, counted_amount: null }, 1),
      shiftEvent({ shift_id: 2, difference: -5_000, counted_amount: 235_000 }),
      shiftEvent({ shift_id: 3, difference: 2_000, counted_amount: 242_000 }),
      shiftEvent({ shift_id: 4 }),
    )
    expect(await days()).toEqual([[DAY, 'register-3', 'count', 1, 2_000, 1, 5_000]])
  })

  it('cash that enters a drawer or leaves it without a sale counts in its register', async () => {
    await read(
      drawerEvent({ entry_id: 1 }),
      drawerEvent({ entry_id: 2, reason: 'deposit', amount: -80_000 }),
      drawerEvent({ entry_id: 2, reason: 'deposit', amount: -80_000 }),
    )
    expect(await days()).toEqual([
      [DAY, 'deposit-3', 'transfer', 1, 80_000, 0, 0],
      [DAY, 'register-3', 'drawer', 1, 50_000, 0, 0],
      [DAY, 'register-3', 'transfer', 0, 0, 1, 80_000],
    ])
  })

  it('a transfer is an entry in each account, which come to nothing, and both are gone once it is undone', async () => {
    await read(transferEvent({ version: 1 }, 'created'))
    expect(await entries()).toEqual([
      ['money_transfer:1', DAY, 'account-1', 'transfer', -70_000],
      ['money_transfer:1', DAY, 'account-2', 'transfer', 70_000],
    ])
    await read(transferEvent({ version: 2 }, 'deleted'))
    expect([await entries(), await days()]).toEqual([[], []])
  })

  it('a movement a second before midnight in Bogotá is of that day, and one at midnight of the next', async () => {
    await read(
      paymentEvent({ payment_id: 1, confirmed_at: '2026-03-06T04:59:59.000Z' }),
      paymentEvent({ payment_id: 2, confirmed_at: '2026-03-06T05:00:00.000Z' }),
      shiftEvent({ shift_id: 3, difference: 1, closed_at: '2026-03-06T04:59:59.000Z' }),
    )
    expect((await entries()).map(([entry, day]) => [entry, day])).toEqual([
      ['payment:1', DAY],
      ['payment:2', '2026-03-06'],
      ['shift:3', DAY],
    ])
  })

  it('a payment, an expense and a shift of the same number are three movements, in any order and batch', async () => {
    const lives = [
      [paymentEvent({ status: 'unconfirmed' }, 1, 'recorded'), paymentEvent({}, 2)],
      [expenseEvent({ state: 'pending' }, 'expense.created'), expenseEvent({ version: 2 })],
      [shiftEvent({ closed_at: null, difference: null }, 1), shiftEvent({ difference: 700 })],
    ]
    const [payment = [], expense = [], shift = []] = lives as LoggedEvent[][]
    await read(...payment, ...expense, ...shift)
    const expected = [await entries(), await days()]
    expect(expected[0]).toHaveLength(3)
    await empty()
    for (const event of [shift[0], expense[0], payment[0], expense[1], shift[1], payment[1]])
      if (event) await read(event)
    expect([await entries(), await days()]).toEqual(expected)
  })
})
