import type { ExpenseEvent } from '@deportivo/contracts/events/expense'
import { connect, type Knex } from '@deportivo/platform/db/connect'
import { migrate } from '@deportivo/platform/db/migrate'
import { busMigrations } from '@deportivo/platform/events/migrations'
import type { LoggedEvent } from '@deportivo/platform/service'
import { createDatabase, type TestDatabase } from '@deportivo/testkit/database'
import { expenseEvent } from '@deportivo/testkit/money/expenses'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expensesReportConsumer } from './expenses-report.ts'
import { projectorMigrations } from '../migrations.ts'

describe('the figures of expenses follow their events', () => {
  let database: TestDatabase
  let db: Knex

  beforeAll(async () => {
    database = await createDatabase({ name: 'expenses_report' })
    db = connect({ url: database.url, as: 'owner', poolMax: 2 })
    await migrate(db, [busMigrations, projectorMigrations])
  })
  const empty = () =>
    db.raw('truncate read.expense_facts, read.expense_days, read.report_names, bus.rooms, bus.room_log')
  beforeEach(empty)
  afterAll(async () => {
    await db.destroy()
    await database.drop()
  })

  const read = (...events: LoggedEvent<ExpenseEvent>[]) =>
    db.transaction(async (trx) => expensesReportConsumer.batch?.(trx, events))
  const days = async () =>
    (await db('read.expense_days').orderBy(['day', 'financial_situation_id'])).map(
      ({ day, financial_situation_id, amount, count }) => [day, financial_situation_id, amount, count],
    )

  it('an expense counts on its own day, once, and only while it is approved', async () => {
    await read(expenseEvent({ state: 'pending' }, 'expense.created'))
    expect(await days()).toEqual([])
    await read(expenseEvent({ version: 2 }, 'expense.approved'))
    await read(expenseEvent({ version: 2 }, 'expense.approved'))
    expect(await days()).toEqual([['2026-03-05', 2, 85_000, 1]])
    await read(expenseEvent({ version: 3, state: 'refused' }, 'expense.refused'))
    expect(await days()).toEqual([])
  })

  it('one recorded before states existed is approved', async () => {
    const event = expenseEvent({}, 'expense.created')
    delete event.payload.record.state
    await read(event)
    expect(await days()).toEqual([['2026-03-05', 2, 85_000, 1]])
  })

  it('a late correction moves it to another day, amount and situation, and a deletion removes it', async () => {
    await read(expenseEvent({}), expenseEvent({ id: 2, amount: 15_000 }))
    expect(await days()).toEqual([['2026-03-05', 2, 100_000, 2]])
    await read(expenseEvent({ version: 2, date: '2026-02-01', amount: 60_000, financial_situation_id: 3 }))
    expect(await days()).toEqual([
      ['2026-02-01', 3, 60_000, 1],
      ['2026-03-05', 2, 15_000, 1],
    ])
    await read(expenseEvent({ version: 3, date: '2026-02-01' }, 'expense.deleted'))
    expect(await days()).toEqual([['2026-03-05', 2, 15_000, 1]])
    expect(await db('read.expense_facts').pluck('expense_id')).toEqual([2])
  })

  /** What each of many expenses goes through, in its order. */
  const lives = Array.from({ length: 40 }, (_, index) => {
    const id = index + 1
    const own = { id, financial_situation_id: 1 + (id % 3), amount: 1_000 * id }
    return [
      expenseEvent({ ...own, state: id % 2 ? 'pending' : 'approved' }, 'expense.created'),
      expenseEvent({ ...own, version: 2, date: `2026-0${1 + (id % 4)}-01`, amount: 500 * id }),
      ...(id % 5 === 0 ? [expenseEvent({ ...own, version: 3, state: 'refused' }, 'expense.refused')] : []),
      ...(id % 7 === 0 ? [expenseEvent({ ...own, version: 4 }, 'expense.deleted')] : []),
    ]
  })

  /** The same events, each expense's in their order, from a seed. */
  function shuffled(seed: number): LoggedEvent<ExpenseEvent>[] {
    const left = lives.map((life) => [...life])
    const mixed: LoggedEvent<ExpenseEvent>[] = []
    for (let dice = seed; left.some((life) => life.length > 0);) {
      dice = (dice * 48_271) % 2_147_483_647
      const next = left[dice % left.length]?.shift()
      if (next) mixed.push(next)
    }
    return mixed
  }

  it('whichever expense comes first, and however events are batched, the figures are those of the last states', async () => {
    const expected = new Map<string, number>()
    for (const life of lives) {
      const last = life.at(-1)
      if (!last || last.type === 'expense.deleted' || last.payload.record.state !== 'approved') continue
      const { date, financial_situation_id, amount } = last.payload.record
      const key = `${date} ${financial_situation_id}`
      expected.set(key, (expected.get(key) ?? 0) + amount)
    }
    for (const [seed, batch] of [
      [11, 1],
      [1_213, 3],
      [99_991, 17],
    ] as const) {
      await empty()
      const events = shuffled(seed)
      for (let at = 0; at < events.length; at += batch) await read(...events.slice(at, at + batch))
      const found = (await days()).map(([day, situation, amount]) => [`${day} ${situation}`, amount] as const)
      expect(new Map(found)).toEqual(expected)
    }
  })

  it('names situations as the newest event has them', async () => {
    await read(expenseEvent({}), expenseEvent({ version: 2, financial_situation_name: 'Gasto comercial' }))
    const names = await db('read.report_names').select('dimension', 'key', 'name')
    expect(names).toEqual([{ dimension: 'situation', key: 2, name: 'Gasto comercial' }])
  })
})
