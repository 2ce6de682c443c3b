import { REPORTS_CHANNEL } from '@deportivo/contracts/live/messages'
import { connect, type Knex } from '@deportivo/platform/db/connect'
import { migrate } from '@deportivo/platform/db/migrate'
import { busMigrations } from '@deportivo/platform/events/migrations'
import { createDatabase, type TestDatabase } from '@deportivo/testkit/database'
import { orderEvent, type GivenOrder } from '@deportivo/testkit/events'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { projectorMigrations } from '../migrations.ts'
import { salesReportConsumer } from './sales-report.ts'

const LEFT = {
  version: 2,
  state_id: 'file_guide_sale',
  stock_left_at: '2026-03-07T15:00:00.000Z',
  state_entered_at: '2026-03-07T15:00:00.000Z',
} as const

const cameBack = (state_entered_at: string) => ({ stock_left_at: null, state_entered_at })

describe('the sales report follows the events of orders', () => {
  let database: TestDatabase
  let db: Knex

  beforeAll(async () => {
    database = await createDatabase({ name: 'sales_report' })
    db = connect({ url: database.url, as: 'owner', poolMax: 2 })
    await migrate(db, [busMigrations, projectorMigrations])
  })
  beforeEach(async () => {
    await db.raw('truncate read.sales_facts, read.sales_days, read.reversed_sales, bus.rooms, bus.room_log')
  })
  afterAll(async () => {
    await db.destroy()
    await database.drop()
  })

  const happen = async (...orders: GivenOrder[]) => {
    for (const one of orders)
      await db.transaction((trx) => salesReportConsumer.batch?.(trx, [orderEvent(one)]))
  }
  const fact = () => db('read.sales_facts').first()
  const updateCount = async () => (await db('bus.room_log').where({ room: REPORTS_CHANNEL })).length

  it('an order counts on the day of its checkout in Bogotá, not in Greenwich', async () => {
    await happen({ version: 1, checked_out_at: '2026-03-06T04:30:00.000Z' })
    expect(await fact()).toMatchObject({ sold_on: '2026-03-05', left_on: null })
  })

  it('a pre-order has no day of sale and publishes no report update', async () => {
    await happen({ version: 1, state_id: 'pre_orden', checked_out_at: null })
    expect(await fact()).toMatchObject({ sold_on: null, value: 200_000 })
    expect(await updateCount()).toBe(0)
  })

  it('a fact has seller, amounts and payment method', async () => {
    await happen({ version: 1, payment_method: 3, profile_id: 'freelance_seller', total_balance: 50_000 })
    expect(await fact()).toMatchObject({
      order_id: 1,
      version: 1,
      state_id: 'validating_payment',
      type_order: 'online',
      seller_id: 12,
      seller_name: 'Sara Vendedora',
      profile_id: 'freelance_seller',
      client_id: 7,
      city_id: 11_001,
      payment_method: 3,
      units: 2,
      value: 200_000,
      balance: 50_000,
    })
  })

  it('revenue counts on the day the goods leave, and is removed when that is undone on it', async () => {
    await happen({ version: 1 }, LEFT)
    expect(await fact()).toMatchObject({ sold_on: '2026-03-05', left_on: '2026-03-07' })
    await happen({ version: 3, state_id: 'packing_up', ...cameBack('2026-03-07T18:00:00.000Z') })
    expect(await fact()).toMatchObject({ sold_on: '2026-03-05', left_on: null })
    expect(await revenue()).toEqual([])
    expect(await db('read.reversed_sales')).toEqual([])
  })

  it('goods that come back on a later day are subtracted on it, and the earlier day stays as it was', async () => {
    const unit_cost = 40_000
    const [line] = orderEvent({}).payload.order.lines
    const lines = line ? [{ ...line, unit_cost }] : []
    await happen({ version: 1 }, { ...LEFT, lines })
    const before = await revenue()
    expect(before).toEqual([['2026-03-07', 200_000, 80_000]])
    await happen({ version: 3, state_id: 'return_to_news', ...cameBack('2026-04-02T15:00:00.000Z'), lines })
    const back = ['2026-04-02', -200_000, -80_000]
    expect(await revenue()).toEqual([...before, back])
    expect(await db('read.reversed_sales').orderBy('at')).toMatchObject([
      { order_id: 1, value: 200_000, cost: 80_000 },
      { order_id: 1, value: -200_000, cost: -80_000 },
    ])
    // Sent again for less.
    const again = { ...LEFT, version: 4, stock_left_at: '2026-04-09T15:00:00.000Z', total_value: 150_000 }
    await happen({ ...again, state_entered_at: again.stock_left_at })
    expect(await revenue()).toEqual([...before, back, ['2026-04-09', 150_000, 0]])
  })

  it('undoing the receipt subtracts nothing on its day, and on a later one the goods leave anew', async () => {
    const back = { version: 3, state_id: 'return_to_news', ...cameBack('2026-04-02T15:00:00.000Z') }
    await happen({ version: 1 }, LEFT, back)
    await happen({ ...LEFT, version: 4, state_entered_at: '2026-04-02T16:00:00.000Z' })
    const before = [['2026-03-07', 200_000, 0]]
    expect(await revenue()).toEqual(before)
    await happen(
      { ...back, version: 5 },
      { ...LEFT, version: 6, state_entered_at: '2026-04-03T16:00:00.000Z' },
    )
    expect(await revenue()).toEqual([...before, ['2026-04-02', -200_000, 0], ['2026-04-03', 200_000, 0]])
  })

  it('a rejected payment removes the sale from its day, and reports are notified', async () => {
    await happen({ version: 1 })
    await happen({ version: 2, state_id: 'pre_orden', checked_out_at: null })
    expect(await fact()).toMatchObject({ sold_on: null })
    expect(await updateCount()).toBe(2)
  })

  const revenue = async () => {
    const { rows } = await db.raw<{ rows: { day: string; value: number; cost: number }[] }>(
      `select day, sum(value)::integer as value, sum(cost)::integer as cost
      from read.sales_days where kind = 'left' group by day order by day`,
    )
    return rows.map(({ day, value, cost }) => [day, value, cost])
  }

  const days = async (kind: string) => {
    const { rows } = await db.raw<{
      rows: { day: string; state_id: string; count: number; value: number }[]
    }>('select day, state_id, count, value from read.sales_days where kind = ? order by day, state_id', [
      kind,
    ])
    return rows
  }

  it('a day is the sum of its orders after each step', async () => {
    const day = '2026-03-05'
    await happen({ id: 1, version: 1 }, { id: 2, version: 1, total_value: 50_000 })
    expect(await days('sold')).toEqual([{ day, state_id: 'validating_payment', count: 2, value: 250_000 }])
    await happen({ id: 1, version: 2, state_id: 'packing_up' })
    expect(await days('sold')).toEqual([
      { day, state_id: 'packing_up', count: 1, value: 200_000 },
      { day, state_id: 'validating_payment', count: 1, value: 50_000 },
    ])
  })

  it('a cancelled order is removed from its day, and an undo restores it', async () => {
    await happen({ version: 1 }, { version: 2, state_id: 'cancelled', total_balance: 0 })
    expect(await days('sold')).toEqual([])
    await happen({ version: 3 })
    expect(await days('sold')).toMatchObject([{ count: 1, value: 200_000 }])
  })

  it('revenue is summed by the day the goods left', async () => {
    await happen({ version: 1, state_id: 'file_guide_sale', stock_left_at: '2026-03-07T15:00:00.000Z' })
    expect(await days('left')).toMatchObject([{ day: '2026-03-07', count: 1, value: 200_000 }])
    expect(await days('sold')).toMatchObject([{ day: '2026-03-05', count: 1, value: 200_000 }])
  })

  it('a repeated event counts once', async () => {
    await happen({ version: 2, total_value: 300_000 }, { version: 2, total_value: 300_000 }, { version: 1 })
    expect(await db('read.sales_facts')).toMatchObject([{ version: 2, value: 300_000 }])
    expect(await updateCount()).toBe(1)
  })
})
