import { REPORTS_CHANNEL } from '@deportivo/contracts/live/messages'
import { connect, type Knex } from '@deportivo/platform/db/connect'
import { migrate } from '@deportivo/platform/db/migrate'
import { busMigrations } from '@deportivo/platform/events/migrations'
import { createDatabase, type TestDatabase } from '@deportivo/testkit/database'
import { orderEvent, type GivenOrder } from '@deportivo/testkit/events'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { projectorMigrations } from '../migrations.ts'
import { salesReportConsumer } from './sales-report.ts'

describe('the sales report follows the events of orders', () => {
  let database: TestDatabase
  let db: Knex

  beforeAll(async () => {
    database = await createDatabase({ name: 'sales_report' })
    db = connect({ url: database.url, as: 'owner', poolMax: 2 })
    await migrate(db, [busMigrations, projectorMigrations])
  })
  beforeEach(async () => {
    await db.raw('truncate read.sales_facts, read.sales_days, bus.rooms, bus.room_log')
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

  it('revenue counts on the day the goods leave, and is removed when that is undone', async () => {
    const left = {
      version: 2,
      state_id: 'file_guide_sale',
      stock_left_at: '2026-03-07T15:00:00.000Z',
    } as const
    await happen({ version: 1 }, left)
    expect(await fact()).toMatchObject({ sold_on: '2026-03-05', left_on: '2026-03-07' })
    await happen({ version: 3, state_id: 'packing_up', stock_left_at: null })
    expect(await fact()).toMatchObject({ sold_on: '2026-03-05', left_on: null })
  })

  it('a rejected payment removes the sale from its day, and reports are notified', async () => {
    await happen({ version: 1 })
    await happen({ version: 2, state_id: 'pre_orden', checked_out_at: null })
    expect(await fact()).toMatchObject({ sold_on: null })
    expect(await updateCount()).toBe(2)
  })

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
