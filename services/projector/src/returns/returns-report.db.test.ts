import type { ReturnEvent, ReturnSnapshot } from '@deportivo/contracts/events/return'
import { connect, type Knex } from '@deportivo/platform/db/connect'
import { migrate } from '@deportivo/platform/db/migrate'
import { busMigrations } from '@deportivo/platform/events/migrations'
import type { LoggedEvent } from '@deportivo/platform/service'
import { createDatabase, type TestDatabase } from '@deportivo/testkit/database'
import { returnEvent } from '@deportivo/testkit/returns/event'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { projectorMigrations } from '../migrations.ts'
import { returnsReportConsumer } from './returns-report.ts'

const REPLACEMENT = {
  product_id: 5,
  size_id: 41,
  quantity: 2,
  outlet_store_id: 1,
  price: 250_000,
  unit_cost: 60_000,
}

describe('the figures of returns follow the events of their cases', () => {
  let database: TestDatabase
  let db: Knex

  beforeAll(async () => {
    database = await createDatabase({ name: 'returns_report' })
    db = connect({ url: database.url, as: 'owner', poolMax: 2 })
    await migrate(db, [busMigrations, projectorMigrations])
  })
  beforeEach(async () => {
    await db.raw(
      'truncate read.return_facts, read.return_days, read.client_return_days, read.reversed_returns, read.report_names, bus.rooms, bus.room_log',
    )
  })
  afterAll(async () => {
    await db.destroy()
    await database.drop()
  })

  const read = (...events: LoggedEvent<ReturnEvent>[]) =>
    db.transaction(async (trx) => returnsReportConsumer.batch?.(trx, events))
  const happen = (...cases: Partial<ReturnSnapshot>[]) => read(...cases.map((one) => returnEvent(one)))
  /** What one kind has that is not zero, by day. */
  const figures = async (kind: string) => {
    const rows = await db('read.return_days').where('kind', kind).orderBy('day')
    return rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).filter(([name, value]) => value !== 0 && !/^kind$|_id$/.test(name)),
      ),
    )
  }

  it('a case counts on the day of its request in Bogotá, and not once it is cancelled', async () => {
    await happen({ created_at: '2026-03-06T04:30:00.000Z' })
    const requested = { day: '2026-03-05', count: 1, units: 2, value: 200_000 }
    expect(await figures('requested')).toEqual([requested])
    await happen({ created_at: '2026-03-06T04:30:00.000Z', version: 2, state_id: 'return_cancelled' })
    expect(await figures('requested')).toEqual([])
  })

  it('a voucher is what was recognised, on the day on which the case was settled', async () => {
    const settled_at = '2026-03-07T15:00:00.000Z'
    const voucher = { state_id: 'return_voucher', settlement: 'voucher', settled_at } as const
    await happen({ version: 2, ...voucher, credited_value: 150_000 })
    expect(await figures('settled')).toEqual([
      { day: '2026-03-07', count: 1, units: 2, credited: 150_000, vouchers: 150_000 },
    ])
  })

  it('a replacement counts with its price and cost, and what a cheaper one leaves as a voucher', async () => {
    const settled_at = '2026-03-07T15:00:00.000Z'
    const exchange = { state_id: 'return_delivered', settlement: 'exchange', settled_at } as const
    const sent = { ...exchange, version: 2, credited_value: 300_000, price_difference: -50_000 }
    await happen({ ...sent, replacement: REPLACEMENT })
    expect(await figures('settled')).toEqual([
      {
        day: '2026-03-07',
        count: 1,
        units: 2,
        credited: 300_000,
        vouchers: 50_000,
        replaced: 250_000,
        replaced_cost: 120_000,
      },
    ])
    expect(await db('read.client_return_days')).toMatchObject([
      { day: '2026-03-07', count: 1, credited: 300_000, replaced: 250_000 },
    ])
    const later = '2026-04-02T15:00:00.000Z'
    const undone = { version: 3, settled_at: null, credited_value: 0, state_entered_at: later }
    await happen({ ...undone, replacement: REPLACEMENT })
    expect(await db('read.client_return_days').orderBy('day')).toMatchObject([
      { day: '2026-03-07', credited: 300_000, replaced: 250_000 },
      { day: '2026-04-02', credited: -300_000, replaced: -250_000 },
    ])
  })

  it('an exchange that is only held has no figures yet', async () => {
    await happen({ version: 2, settlement: 'exchange', replacement: REPLACEMENT, price_difference: 50_000 })
    expect(await figures('settled')).toEqual([])
  })

  it('the cost comes back with sellable units, is lost with the others, and not decided in quarantine', async () => {
    const at = (day: string) => ({ state_entered_at: `${day}T15:00:00.000Z`, unit_cost: 40_000 })
    await happen({ version: 2, goods: 'quarantine', ...at('2026-03-06') })
    expect(await figures('goods')).toEqual([])
    await happen({ version: 3, goods: 'sellable', ...at('2026-03-07') })
    await happen({ version: 4, goods: 'sellable', ...at('2026-03-09') })
    const back = { day: '2026-03-07', count: 1, cost_back: 80_000 }
    expect(await figures('goods')).toEqual([back])
    await happen({ version: 5, goods: 'quarantine', ...at('2026-03-10') })
    const undone = { day: '2026-03-10', count: 1, cost_back: -80_000 }
    expect(await figures('goods')).toEqual([back, undone])
    await happen({ version: 6, goods: 'written_off', ...at('2026-03-11') })
    const lost = { day: '2026-03-11', count: 1, cost_lost: 80_000 }
    expect(await figures('goods')).toEqual([back, undone, lost])
    await happen({ version: 7, goods: 'sellable', ...at('2026-03-12') })
    const found = { day: '2026-03-12', count: 2, cost_back: 80_000, cost_lost: -80_000 }
    expect(await figures('goods')).toEqual([back, undone, lost, found])
  })

  it('of a case whose units were lost in part, the others bring their cost back, in each of its events', async () => {
    const at = (day: string) => ({ state_entered_at: `${day}T15:00:00.000Z`, unit_cost: 40_000 })
    await happen({ version: 2, goods: 'written_off', lost_units: 1, ...at('2026-03-06') })
    await happen({ version: 3, goods: 'written_off', lost_units: 1, ...at('2026-03-07') })
    const mixed = { day: '2026-03-06', count: 1, cost_back: 40_000, cost_lost: 40_000 }
    expect(await figures('goods')).toEqual([mixed])
    await happen({ version: 4, goods: 'written_off', lost_units: 2, ...at('2026-03-08') })
    const lost = { day: '2026-03-08', count: 2, cost_back: -40_000, cost_lost: 40_000 }
    expect(await figures('goods')).toEqual([mixed, lost])
  })

  it('a settlement that is undone on a later day is subtracted on it, and its own day stays', async () => {
    const settled_at = '2026-03-07T15:00:00.000Z'
    const voucher = { state_id: 'return_voucher', settlement: 'voucher', credited_value: 150_000 } as const
    await happen({ version: 2, ...voucher, settled_at, state_entered_at: settled_at })
    const settled = { day: '2026-03-07', count: 1, units: 2, credited: 150_000, vouchers: 150_000 }
    const undone = { version: 3, settled_at: null, credited_value: 0 }
    await happen({ ...undone, state_entered_at: '2026-04-02T15:00:00.000Z' })
    const back = { day: '2026-04-02', count: 1, units: -2, credited: -150_000, vouchers: -150_000 }
    expect(await figures('settled')).toEqual([settled, back])
    expect(await db('read.client_return_days').orderBy('day')).toMatchObject([
      { day: '2026-03-07', credited: 150_000 },
      { day: '2026-04-02', credited: -150_000 },
    ])
    expect(await db('read.reversed_returns').orderBy('at')).toMatchObject([
      { kind: 'settled', return_id: 1, credited: 150_000 },
      { kind: 'settled', return_id: 1, credited: -150_000 },
    ])
  })

  it('events that arrive again, alone or in a batch, change nothing', async () => {
    const [first, second] = [
      returnEvent({}),
      returnEvent({ version: 2, goods: 'sellable', unit_cost: 40_000 }),
    ]
    await read(first, second)
    const tables = async () => [await db('read.return_facts'), await db('read.return_days')]
    const before = await tables()
    await read(first)
    await read(first, second)
    await read(second)
    expect(await tables()).toEqual(before)
  })

  it('cases add up whichever comes first, and a case of the other product is a sum of its own', async () => {
    await happen({ id: 2, product_id: 6 }, { id: 1 }, { id: 3 })
    const one = { day: '2026-03-05', count: 1, units: 2, value: 200_000 }
    const both = { day: '2026-03-05', count: 2, units: 4, value: 400_000 }
    expect((await figures('requested')).toSorted((a, b) => Number(a['count']) - Number(b['count']))).toEqual([
      one,
      both,
    ])
  })

  it('names reasons and products as the newest event has them, also of an event without a name', async () => {
    await happen({ reason_name: 'Talla', product_name: 'Trocha' }, { id: 2, reason_name: 'Otra talla' })
    const names = await db('read.report_names').orderBy('dimension').select('dimension', 'name')
    expect(names).toEqual([
      { dimension: 'product', name: 'Trocha' },
      { dimension: 'reason', name: 'Otra talla' },
    ])
  })
})
