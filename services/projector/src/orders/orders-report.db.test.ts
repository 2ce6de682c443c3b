import type { OrderEvent } from '@deportivo/contracts/events/order'
import { connect, type Knex } from '@deportivo/platform/db/connect'
import { migrate } from '@deportivo/platform/db/migrate'
import { busMigrations } from '@deportivo/platform/events/migrations'
import type { LoggedEvent } from '@deportivo/platform/service'
import { createDatabase, type TestDatabase } from '@deportivo/testkit/database'
import { orderEvent } from '@deportivo/testkit/events'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { projectorMigrations } from '../migrations.ts'
import { ordersReportConsumer } from './orders-report.ts'

describe('the summary of orders follows their events', () => {
  let database: TestDatabase
  let db: Knex

  beforeAll(async () => {
    database = await createDatabase({ name: 'orders_report' })
    db = connect({ url: database.url, as: 'owner', poolMax: 2 })
    await migrate(db, [busMigrations, projectorMigrations])
  })
  const empty = () => db.raw('truncate read.order_facts, read.order_days, bus.rooms, bus.room_log')
  beforeEach(empty)
  afterAll(async () => {
    await db.destroy()
    await database.drop()
  })

  const read = (...events: LoggedEvent<OrderEvent>[]) =>
    db.transaction(async (trx) => ordersReportConsumer.batch?.(trx, events))
  const days = async () =>
    (await db('read.order_days').orderBy(['store_id', 'day', 'state_id'])).map(
      ({ day, store_id, state_id, count, value, balance }) => [
        day,
        store_id,
        state_id,
        count,
        value,
        balance,
      ],
    )
  const [line] = orderEvent({}).payload.order.lines
  const inStores = (...stores: number[]) => ({
    lines: stores.map((store_id) => ({ ...(line as NonNullable<typeof line>), store_id })),
  })

  it('an order counts from its creation on in its present state, whole in each store of its lines', async () => {
    await read(orderEvent({ state_id: 'pre_orden', lines: [], total_value: 0, total_balance: 0 }))
    expect(await days()).toEqual([['2026-03-05', 0, 'pre_orden', 1, 0, 0]])
    await read(orderEvent({ version: 2, ...inStores(1, 2, 2), total_balance: 50_000 }))
    expect(await days()).toEqual(
      [0, 1, 2].map((store) => ['2026-03-05', store, 'validating_payment', 1, 200_000, 50_000]),
    )
  })

  it('it leaves the sums of a store with its last line there, and of a state with its step', async () => {
    await read(orderEvent(inStores(1, 2)), orderEvent({ id: 2, ...inStores(2) }))
    await read(orderEvent({ version: 2, ...inStores(1), state_id: 'cancelled', total_balance: 0 }))
    expect(await days()).toEqual([
      ['2026-03-05', 0, 'cancelled', 1, 200_000, 0],
      ['2026-03-05', 0, 'validating_payment', 1, 200_000, 200_000],
      ['2026-03-05', 1, 'cancelled', 1, 200_000, 0],
      ['2026-03-05', 2, 'validating_payment', 1, 200_000, 200_000],
    ])
  })

  it('it counts on the day of its creation in Bogotá, however late it is checked out', async () => {
    await read(orderEvent({ ...inStores(), created_at: '2026-03-06T04:59:59.000Z' }))
    await read(orderEvent({ ...inStores(), id: 2, created_at: '2026-03-06T05:00:00.000Z' }))
    expect((await days()).map(([day]) => day)).toEqual(['2026-03-05', '2026-03-06'])
  })

  it('gives the same whichever order comes first, and when events arrive again', async () => {
    const one = [orderEvent({}), orderEvent({ version: 2, state_id: 'getting_ready' })]
    const other = [orderEvent({ id: 2 }), orderEvent({ id: 2, version: 2, total_balance: 0 })]
    await read(...one, ...other)
    const expected = await days()
    await empty()
    for (const event of [...other, ...one]) await read(event)
    await read(...other)
    await read(...one)
    expect(await days()).toEqual(expected)
  })
})
