import type { OrderEvent } from '@deportivo/contracts/events/order'
import { connect, type Knex } from '@deportivo/platform/db/connect'
import { migrate } from '@deportivo/platform/db/migrate'
import { busMigrations } from '@deportivo/platform/events/migrations'
import type { LoggedEvent } from '@deportivo/platform/service'
import { createDatabase, type TestDatabase } from '@deportivo/testkit/database'
import { orderEvent, type GivenOrder } from '@deportivo/testkit/events'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { projectorMigrations } from '../migrations.ts'
import { stagesReportConsumer } from './stages-report.ts'

type Left = OrderEvent['change']['stage_left']

const CHECKED_OUT = '2026-03-05T15:00:00.000Z'
const VALIDATED = '2026-03-05T15:20:00.000Z'

/** The event of a step that ended a stay. */
function moved(
  given: GivenOrder,
  left: Partial<NonNullable<Left>>,
  step = 'get_ready',
  type = 'order.moved',
) {
  const event = orderEvent(given, type)
  const stage_left = { entered_at: CHECKED_OUT, minutes: 20, target_minutes: 30, auxiliary_user_id: null }
  const state_id = 'validating_payment'
  event.payload.change = { ...event.payload.change, step, stage_left: { state_id, ...stage_left, ...left } }
  return event
}

const ASSIGNED = { version: 2, state_id: 'assign_dispatch_assistant', state_entered_at: VALIDATED }
const STARTED = { version: 3, state_id: 'getting_ready', state_entered_at: '2026-03-05T15:30:00.000Z' }
const ANA = { auxiliary_user_id: 21, auxiliary_name: 'Ana' }

describe('the figures of stages follow the events of orders', () => {
  let database: TestDatabase
  let db: Knex

  beforeAll(async () => {
    database = await createDatabase({ name: 'stages_report' })
    db = connect({ url: database.url, as: 'owner', poolMax: 2 })
    await migrate(db, [busMigrations, projectorMigrations])
  })
  const empty = () =>
    db.raw('truncate read.stage_stays, read.stage_days, read.report_names, bus.rooms, bus.room_log')
  beforeEach(empty)
  afterAll(async () => {
    await db.destroy()
    await database.drop()
  })

  const read = (...events: LoggedEvent<OrderEvent>[]) =>
    db.transaction(async (trx) => stagesReportConsumer.batch?.(trx, events))
  const open = (store_id = 0) =>
    db('read.stage_stays')
      .where({ is_open: true, store_id })
      .orderBy('order_id')
      .select('order_id', 'state_id', 'auxiliary_user_id')
  const ended = async (where: object = { store_id: 0 }) =>
    (await db('read.stage_days').where(where).orderBy(['kind', 'day', 'state_id', 'minutes'])).map(
      ({ kind, day, state_id, auxiliary_user_id, minutes, count, with_target, in_time }) =>
        [kind, day, state_id, auxiliary_user_id, minutes, count, with_target, in_time] as const,
    )
  const tables = async () => [
    await db('read.stage_stays').orderBy(['order_id', 'nr', 'store_id']),
    await ended({}),
  ]

  it('an order is in its stage with its assistant, in each store of its lines, until it leaves', async () => {
    await read(orderEvent({}))
    const at = { order_id: 1, state_id: 'validating_payment', auxiliary_user_id: 0 }
    expect(await open()).toEqual([at])
    expect(await open(1)).toEqual([at])
    await read(moved({ ...ASSIGNED, ...ANA }, {}))
    expect(await open()).toEqual([{ ...at, state_id: 'assign_dispatch_assistant', auxiliary_user_id: 21 }])
    expect(await ended()).toEqual([['stay', '2026-03-05', 'validating_payment', 0, 20, 1, 1, 1]])
    expect(await ended({ store_id: 1 })).toEqual(await ended())
    expect(await db('read.report_names').select('dimension', 'name')).toEqual([
      { dimension: 'assistant', name: 'Ana' },
    ])
  })

  it('pre-orders, ended orders and delivered ones without cash on delivery are in no stage', async () => {
    await read(orderEvent({ state_id: 'pre_orden' }), orderEvent({ id: 2, state_id: 'cancelled' }))
    await read(
      orderEvent({ id: 3, state_id: 'delivered_customer' }),
      orderEvent({ id: 4, state_id: 'sold_local' }),
    )
    expect(await open()).toEqual([])
    await read(orderEvent({ id: 5, state_id: 'delivered_customer', is_ct: true }))
    await read(
      orderEvent({ id: 6, state_id: 'in_process' }),
      orderEvent({ id: 7, state_id: 'return_to_news' }),
    )
    expect((await open()).map(({ order_id }) => order_id)).toEqual([5, 6, 7])
  })

  it('a stay that reached its target was late, one of a stage without a target is neither', async () => {
    await read(moved(ASSIGNED, { minutes: 30 }), moved({ ...ASSIGNED, id: 2 }, { minutes: 29 }))
    await read(moved({ ...ASSIGNED, id: 3 }, { state_id: 'in_process', target_minutes: null, minutes: 5 }))
    expect(
      (await ended()).map(([, , state, , minutes, , target, inTime]) => [state, minutes, target, inTime]),
    ).toEqual([
      ['in_process', 5, 0, 0],
      ['validating_payment', 29, 1, 1],
      ['validating_payment', 30, 1, 0],
    ])
  })

  it('it is prepared by the assistant who had it when every line was picked', async () => {
    const prepared = { state_id: 'getting_ready', minutes: 45, target_minutes: 120, auxiliary_user_id: 21 }
    await read(moved({ ...STARTED, version: 4, state_id: 'packing_up' }, prepared, 'pack'))
    await read(moved({ ...STARTED, id: 2, version: 4, state_id: 'return_to_news' }, prepared, 'to_news'))
    expect(await ended()).toEqual([
      ['prepared', '2026-03-05', 'getting_ready', 21, 45, 1, 1, 1],
      ['stay', '2026-03-05', 'getting_ready', 0, 45, 2, 2, 2],
    ])
  })

  it('a step that was undone leaves no trace, and neither do two', async () => {
    await read(orderEvent({}))
    const before = await tables()
    const unmoved = ([stays, days]: unknown[][]) => [
      (stays as { pos: number }[]).map(({ pos: _pos, ...stay }) => stay),
      days,
    ]
    await read(
      moved(ASSIGNED, {}),
      moved(STARTED, { state_id: 'assign_dispatch_assistant', entered_at: VALIDATED }),
    )
    const undone = (given: GivenOrder, state_id: string) =>
      moved(given, { state_id, entered_at: VALIDATED }, 'get_ready', 'order.step_undone')
    await read(undone({ ...ASSIGNED, version: 4 }, 'getting_ready'))
    expect(await ended()).toEqual([['stay', '2026-03-05', 'validating_payment', 0, 20, 1, 1, 1]])
    await read(undone({ version: 5 }, 'assign_dispatch_assistant'))
    expect(unmoved(await tables())).toEqual(unmoved(before))
  })

  it('a second stay in the same stage counts as one of its own, and its undo removes it alone', async () => {
    await read(moved(ASSIGNED, {}))
    const again = '2026-03-05T16:00:00.000Z'
    const later = { state_entered_at: '2026-03-05T17:00:00.000Z' }
    await read(moved({ ...ASSIGNED, ...later, version: 4 }, { entered_at: again, minutes: 60 }))
    expect((await ended()).map(([, , , , minutes]) => minutes)).toEqual([20, 60])
    const back = { version: 5, state_entered_at: again }
    await read(moved(back, { state_id: 'assign_dispatch_assistant' }, 'x', 'order.step_undone'))
    expect((await ended()).map(([, , , , minutes]) => minutes)).toEqual([20])
  })

  it('it counts on the day of leaving in Bogotá', async () => {
    await read(moved({ ...ASSIGNED, state_entered_at: '2026-03-06T04:59:59.000Z' }, {}))
    await read(moved({ ...ASSIGNED, id: 2, state_entered_at: '2026-03-06T05:00:00.000Z' }, {}))
    expect((await ended()).map(([, day]) => day)).toEqual(['2026-03-05', '2026-03-06'])
  })

  it('gives the same whichever order comes first, in one batch or many, and when events arrive again', async () => {
    const one = [orderEvent({}), moved({ ...ASSIGNED, ...ANA }, {}), moved(STARTED, { minutes: 3 })]
    const other = [orderEvent({ id: 2 }), moved({ ...ASSIGNED, id: 2 }, { minutes: 200 })]
    await read(...one, ...other)
    const expected = await tables()
    await empty()
    for (const event of [...other, ...one]) await read(event)
    expect(await tables()).toEqual(expected)
    await read(...other)
    for (const event of one) await read(event)
    expect(await tables()).toEqual(expected)
  })

  it('events that change no stay move no figure', async () => {
    await read(orderEvent({}))
    await db.raw('truncate bus.room_log')
    await read(orderEvent({ version: 2, picked_units: 1 }, 'order.picked'))
    expect(await db('bus.room_log')).toEqual([])
  })
})
