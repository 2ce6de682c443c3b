import { connect, type Knex } from '@deportivo/platform/db/connect'
import { migrate } from '@deportivo/platform/db/migrate'
import { busMigrations } from '@deportivo/platform/events/migrations'
import { createDatabase, type TestDatabase } from '@deportivo/testkit/database'
import { orderEvent, type GivenOrder } from '@deportivo/testkit/events'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { projectorMigrations } from '../migrations.ts'
import { salesReportConsumer } from './sales-report.ts'

const [LINE] = orderEvent({}).payload.order.lines
if (!LINE) throw new Error('an order of the kit has a line')

const lineOf = (store_id: number, category_id: number, brand_id: number, price: number) => ({
  ...LINE,
  store_id,
  category_id,
  brand_id,
  price,
  unit_cost: 30_000,
})
const LINES = [lineOf(1, 1, 1, 200_000), lineOf(1, 2, 1, 150_000), lineOf(2, 1, 1, 100_000)]
const WHOLE = { lines: LINES, total_value: 450_000, discount: 150_000, units: 6, total_balance: 90_000 }
const GONE = { stock_left_at: '2026-03-07T15:00:00.000Z', state_entered_at: '2026-03-07T15:00:00.000Z' }
const BACK = { stock_left_at: null, state_entered_at: '2026-04-02T15:00:00.000Z', state_id: 'return_to_news' }

describe('figures of combinations of store, category and brand', () => {
  let database: TestDatabase
  let db: Knex

  beforeAll(async () => {
    database = await createDatabase({ name: 'combined_figures' })
    db = connect({ url: database.url, as: 'owner', poolMax: 2 })
    await migrate(db, [busMigrations, projectorMigrations])
  })
  beforeEach(() =>
    db.raw('truncate read.sales_facts, read.sales_days, read.sales_parts, read.reversed_sales'),
  )
  afterAll(async () => {
    await db.destroy()
    await database.drop()
  })

  const happen = async (...orders: GivenOrder[]) => {
    for (const one of orders)
      await db.transaction((trx) => salesReportConsumer.batch?.(trx, [orderEvent(one)]))
  }
  const sold = (level: number) =>
    db('read.sales_parts')
      .where({ kind: 'sold', level })
      .orderBy(['store_id', 'category_id', 'brand_id'])
      .select('store_id', 'category_id', 'brand_id', 'count', 'units', 'value', 'balance')

  it('an order counts once in each combination that one of its lines has, with all that it owes', async () => {
    await happen({ version: 1, ...WHOLE })
    const whole = { count: 1, balance: 90_000 }
    const of = (store_id: number, category_id: number, brand_id: number) => ({
      store_id,
      category_id,
      brand_id,
      ...whole,
    })
    expect(await sold(1)).toEqual([
      { ...of(1, 0, 0), units: 4, value: 350_000 },
      { ...of(2, 0, 0), units: 2, value: 100_000 },
    ])
    expect(await sold(2)).toEqual([
      { ...of(0, 1, 0), units: 4, value: 300_000 },
      { ...of(0, 2, 0), units: 2, value: 150_000 },
    ])
    expect(await sold(4)).toEqual([{ ...of(0, 0, 1), units: 6, value: 450_000 }])
    // Store 2 has no line of category 2.
    expect(await sold(3)).toMatchObject([of(1, 1, 0), of(1, 2, 0), of(2, 1, 0)])
    expect(await sold(7)).toMatchObject([of(1, 1, 1), of(1, 2, 1), of(2, 1, 1)])
  })

  it('a payment changes what they owe, and a cancelled order is in none', async () => {
    await happen({ version: 1, ...WHOLE }, { version: 2, ...WHOLE, total_balance: 0 })
    expect(await sold(4)).toMatchObject([{ count: 1, balance: 0 }])
    expect(await db('read.sales_parts').where({ has_balance: 1 })).toEqual([])
    await happen({ version: 3, ...WHOLE, total_balance: 0, state_id: 'cancelled' })
    expect(await db('read.sales_parts')).toEqual([])
  })

  const left = () =>
    db('read.sales_parts')
      .where({ kind: 'left' })
      .orderBy(['day', 'store_id', 'category_id'])
      .select('day', 'store_id', 'category_id', 'value', 'cost')

  it('goods that left and come back on a later day are subtracted in the store that had sold them', async () => {
    await happen(
      { version: 1, ...WHOLE },
      { version: 2, ...WHOLE, ...GONE },
      { version: 3, ...WHOLE, ...BACK },
    )
    const parts = (day: string, sign: number) =>
      [
        [1, 1, 200_000],
        [1, 2, 150_000],
        [2, 1, 100_000],
      ].map(([store_id, category_id, value = 0]) => {
        return { day, store_id, category_id, value: sign * value, cost: sign * 60_000 }
      })
    expect(await left()).toEqual([...parts('2026-03-07', 1), ...parts('2026-04-02', -1)])
    expect(await db('read.reversed_sales').orderBy(['at', 'store_id', 'category_id'])).toMatchObject([
      { store_id: 1, category_id: 1, value: 200_000, cost: 60_000 },
      { store_id: 1, category_id: 2, value: 150_000 },
      { store_id: 2, category_id: 1, value: 100_000 },
      { store_id: 1, category_id: 1, value: -200_000, cost: -60_000 },
      { store_id: 1, category_id: 2, value: -150_000 },
      { store_id: 2, category_id: 1, value: -100_000 },
    ])
  })
})
