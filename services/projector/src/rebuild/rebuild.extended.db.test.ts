import { getBoard } from '@deportivo/contracts/dispatch/board'
import { administrative } from '@deportivo/contracts/reports/administrative'
import { BOARD_COLUMNS } from '@deportivo/lifecycle/order/states'
import { connect } from '@deportivo/platform/db/connect'
import { readRoom } from '@deportivo/platform/live/room-log'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { MORNING, publishMany, type GivenOrder } from '@deportivo/testkit/events'
import type { LoggedEvent } from '@deportivo/platform/service'
import { expenseEvent } from '@deportivo/testkit/money/expenses'
import { drawerEvent, paymentEvent, shiftEvent } from '@deportivo/testkit/money/money-events'
import { returnEvent } from '@deportivo/testkit/returns/event'
import { append } from '@deportivo/platform/events/outbox/append'
import { recordFigures, roundsOf, timeoutOf } from '@deportivo/testkit/faults'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { rebuildReadModels } from './rebuild.ts'

const STATES = ['pre_orden', ...BOARD_COLUMNS, 'delivered_customer', 'cancelled', 'return_to_news'] as const
const ORDERS = 250
const ROUNDS = { short: 20, long: 4_000 }
// Five thousand events beside a constant reader take long on a busy machine.
const LONG = { timeout: timeoutOf(120_000) }

describe('rebuilding the read models', () => {
  let app: TestApp
  let rounds = 0
  beforeAll(async () => {
    app = await startTestApp()
  })
  afterAll(() => app.stop())

  const url = () => app.deps.config.databaseOwnerUrl ?? ''
  const wake = () => app.deps.wake.notify('outbox')

  /** A checksum of all rows of a table, in the order of their orders. */
  const checksum = async (table: string): Promise<string> => {
    const { rows } = await app.db.raw<{ rows: { sum: string }[] }>(
      "select count(*) || ':' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from ?? t",
      [table],
    )
    return rows[0]?.sum ?? ''
  }
  const checksums = () =>
    Promise.all(
      [
        'read.dispatch_board',
        'read.sales_facts',
        'read.sales_days',
        'read.reversed_sales',
        'read.sales_parts',
        'read.product_days',
        'read.category_clients',
        'read.client_days',
        'read.client_return_days',
        'read.report_names',
        'read.product_prices',
        'read.return_facts',
        'read.return_days',
        'read.reversed_returns',
        'read.expense_facts',
        'read.expense_days',
        'read.cash_entries',
        'read.cash_days',
        'read.cart_facts',
        'read.cart_days',
        'read.size_sales',
        'read.size_days',
        'read.size_months',
        'read.order_facts',
        'read.order_days',
        'read.stage_stays',
        'read.stage_days',
        'read.place_facts',
        'read.place_days',
        'read.place_subcategories',
        'read.client_facts',
        'read.client_places',
      ].map(checksum),
    )

  /** A pseudo-random order per round: any state, any assistant, as steps, undos and reassignments produce. */
  const orderAt = (id: number, version: number): GivenOrder => {
    const dice = (id * 7_919 + version * 104_729) % 1_009
    const state = STATES[dice % STATES.length] ?? 'pre_orden'
    return {
      id,
      version,
      state_id: state,
      auxiliary_user_id: dice % 5 === 0 ? null : 21 + (dice % 4),
      is_ct: id % 6 === 0,
      ...(dice % 2 ? { city_id: 5_001, department_id: 5 } : {}),
      total_value: 100_000 + dice,
      checked_out_at: state === 'pre_orden' ? null : '2026-03-05T15:00:00.000Z',
      stock_left_at: dice % 3 === 0 ? '2026-03-06T15:00:00.000Z' : null,
      stage_left: {
        state_id: STATES[version % STATES.length] ?? 'packing_up',
        entered_at: MORNING,
        minutes: dice % 90,
        target_minutes: 60,
        auxiliary_user_id: dice % 5 === 0 ? null : 21,
      },
    }
  }
  async function liveThroughAll(): Promise<void> {
    const goesOn = roundsOf(ROUNDS)
    for (; goesOn(rounds); rounds++) {
      const version = rounds + 1
      await publishMany(
        app.db,
        Array.from({ length: ORDERS }, (_, index) => orderAt(index + 1, version)),
      )
      wake()
      // The consumers of a long run never fall further behind than they catch up with in one wait.
      if (version % 20 === 0) await app.settled()
    }
  }

  /** Reads the board and the report in a loop; returns how often. */
  async function readUntil(over: AbortSignal): Promise<number> {
    let reads = 0
    for (; !over.aborted; reads++) {
      await app.ok('two', getBoard)
      await app.ok('two', administrative.contract, { query: { from: '2026-03-05', to: '2026-03-06' } })
    }
    return reads
  }

  it('gives the same rows as following the events, while orders change and users read', LONG, async () => {
    const over = new AbortController()
    const living = liveThroughAll()
    const reading = readUntil(over.signal)
    const during = await rebuildReadModels(url())
    await living
    await app.settled()
    const followed = await checksums()
    const after = await rebuildReadModels(url())
    over.abort()
    const reads = await reading
    const rebuilt = await checksums()
    recordFigures(
      'R10',
      `${after.events} events, two rebuilds beside ${reads} reads`,
      `${rebuilt.filter((sum, index) => sum !== followed[index]).length} of ${rebuilt.length} tables differ from the live ones`,
    )
    expect(reads).toBeGreaterThan(0)
    expect(during.differences).toBe(0)
    expect(after).toEqual({ events: ORDERS * rounds, differences: 0 })
    expect(rebuilt).toEqual(followed)
    expect(await app.db('read.sales_facts').max('version as newest').first()).toEqual({ newest: rounds })
  })

  it('consumers continue in the new tables', async () => {
    await publishMany(app.db, [orderAt(1, rounds + 1), orderAt(9_999, 1)])
    wake()
    await app.settled()
    const rows = await app
      .db('read.sales_facts')
      .whereIn('order_id', [1, 9_999])
      .orderBy('order_id')
      .select('version')
    expect(rows).toEqual([{ version: rounds + 1 }, { version: 1 }])
  })

  it('corrects wrong rows, reports how many, and makes every browser reload its board', async () => {
    const right = await checksums()
    const before = await readRoom(app.db, 'dispatch:all', null)
    await app.db('read.sales_facts').where('order_id', 3).update({ value: 1 })
    await app.db('read.sales_days').update({ value: 1 })
    await app.db('read.dispatch_board').where('order_id', 4).delete()
    await app.db('read.dispatch_board').insert({
      order_id: 77_777,
      version: 1,
      state_id: 'packing_up',
      is_on_board: true,
      rooms: ['dispatch:all'],
      pos: 1,
    })
    expect((await rebuildReadModels(url())).differences).toBe(2)
    expect(await checksums()).toEqual(right)
    expect((await readRoom(app.db, 'dispatch:all', before.seq)).changes).toBeNull()
  })

  it('gives the figures of returns as their events made them, however wrong they have become', async () => {
    await app.db.transaction(async (trx) => {
      for (let id = 1; id <= 60; id++) {
        const later = { version: 2, goods: id % 2 ? 'sellable' : 'written_off', unit_cost: 40_000 }
        for (const change of [{}, later, { ...later, version: 3, settled_at: '2026-03-07T15:00:00.000Z' }]) {
          const given = { id, product_id: 1 + (id % 7), reason_id: 1 + (id % 3), ...change }
          const { pos: _pos, lane: _lane, lane_pos: _lanePos, event_id: _id, ...event } = returnEvent(given)
          append(trx, event)
        }
      }
    })
    wake()
    await app.settled()
    const followed = await checksums()
    expect(await app.db('read.return_facts')).toHaveLength(60)
    await app.db('read.return_facts').where('return_id', 3).update({ value: 1 })
    await app.db('read.return_days').update({ units: 1 })
    expect((await rebuildReadModels(url())).differences).toBe(1)
    expect(await checksums()).toEqual(followed)
  })

  it('includes events that a consumer had set aside, which are then no longer pending', async () => {
    const right = await checksums()
    const letter = { consumer: 'sales-report', aggregate_type: 'order', aggregate_id: '5' }
    await app.db('read.sales_facts').where('order_id', 5).update({ value: 1, pos: 1 })
    await app.db('bus.dead_letters').insert({ ...letter, pos: 1, error: 'x', tries: 3 })
    await app.db('bus.parked_events').insert({ ...letter, pos: 2 })
    await rebuildReadModels(url())
    expect(await checksums()).toEqual(right)
    expect(await app.db('bus.parked_events').where(letter)).toEqual([])
    expect(await app.db('bus.dead_letters').where(letter)).toEqual([])
  })

  it('lets consumers continue after the newest event it applied, so that none is counted twice', async () => {
    const stopped = app.db('bus.cursors').where({ consumer: 'sales-report' })
    await stopped.clone().update({ lane_pos: 0 })
    await rebuildReadModels(url())
    const heads = await app.db('bus.heads').where('lane', '>=', 0).orderBy('lane').pluck('pos')
    expect(await stopped.clone().orderBy('lane').pluck('lane_pos')).toEqual(heads)
  })

  it('does not need the room log, which is stored for an hour only', async () => {
    const right = await checksums()
    const owner = connect({ url: url(), as: 'owner', poolMax: 1 })
    await owner.raw('truncate bus.room_log; drop schema read cascade')
    await owner.destroy()
    await rebuildReadModels(url())
    expect(await checksums()).toEqual(right)
    expect((await app.ok('two', getBoard)).cards.length).toBeGreaterThan(0)
  })

  it('refuses no reader that has read one table and needs another that is being replaced', LONG, async () => {
    const isReplacing = async () => {
      const { rows } = await app.db.raw<{ rows: unknown[] }>(
        "select from pg_locks where relation = 'read.dispatch_board'::regclass and mode = 'AccessExclusiveLock' and granted",
      )
      expect(rows).not.toEqual([])
    }
    const reader = await app.db.transaction()
    await reader('read.product_prices').first()
    const rebuilding = rebuildReadModels(url())
    await vi.waitFor(isReplacing, { timeout: 60_000, interval: 5 })
    await reader('read.dispatch_board').first()
    await reader.commit()
    expect(await rebuilding).toMatchObject({ differences: 0 })
  })

  it('refuses a second rebuild at the same time', async () => {
    const both = await Promise.allSettled([rebuildReadModels(url()), rebuildReadModels(url())])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const { rows } = await app.db.raw<{ rows: unknown[] }>(
      "select from pg_namespace where nspname in ('read_next', 'read_old')",
    )
    expect(rows).toEqual([])
  })

  it('gives the cash flow as payments, expenses, shifts and drawers of the same numbers made it', async () => {
    const happened = Array.from({ length: 40 }, (_, index) => index + 1).flatMap((id): LoggedEvent[] => [
      paymentEvent({ payment_id: id, status: 'unconfirmed' }, 1, 'recorded'),
      paymentEvent({ payment_id: id, payment_method: 1 + (id % 6), amount: 1_000 * id }, 2),
      ...(id % 4 ? [] : [paymentEvent({ payment_id: id, status: 'unconfirmed' }, 3, 'reopened')]),
      expenseEvent({ id, amount: 100 * id, state: id % 3 ? 'approved' : 'pending' }),
      shiftEvent({ shift_id: id, cashier_id: 1 + (id % 3), difference: id % 5 ? 0 : -id }),
      drawerEvent({ entry_id: id, amount: id % 2 ? id : -id }),
    ])
    await app.db.transaction(async (trx) => {
      for (const { pos: _pos, lane: _lane, lane_pos: _lanePos, event_id: _id, ...event } of happened)
        append(trx, event)
    })
    wake()
    await app.settled()
    expect(await app.db('read.cash_entries').count('* as rows').first()).toEqual({ rows: 30 + 27 + 8 + 40 })
    const right = await checksums()
    await app.db('read.cash_days').update({ amount_in: 1 })
    await app.db('read.cash_entries').where('entry', 'payment:1').update({ amount: 7 })
    await app.db('read.cash_entries').where('entry', 'expense:1').delete()
    expect((await rebuildReadModels(url())).differences).toBe(1)
    expect(await checksums()).toEqual(right)
  })
})
