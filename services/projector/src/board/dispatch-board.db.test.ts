import { CASH, TRANSFER } from '@deportivo/lifecycle/payment-methods'
import { WHOLE_BOARD } from '@deportivo/lifecycle/order/visibility'
import { connect, type Knex } from '@deportivo/platform/db/connect'
import { migrate } from '@deportivo/platform/db/migrate'
import { busMigrations } from '@deportivo/platform/events/migrations'
import { createDatabase, type TestDatabase } from '@deportivo/testkit/database'
import { orderEvent, type GivenOrder } from '@deportivo/testkit/events'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dispatchBoardConsumer, type BoardRow } from './dispatch-board.ts'
import { projectorMigrations } from '../migrations.ts'

describe('the dispatch board follows the events of orders', () => {
  let database: TestDatabase
  let db: Knex

  beforeAll(async () => {
    database = await createDatabase({ name: 'board' })
    db = connect({ url: database.url, as: 'owner', poolMax: 4 })
    await migrate(db, [busMigrations, projectorMigrations])
  })
  beforeEach(async () => {
    await db.raw('truncate read.dispatch_board, bus.rooms, bus.room_log')
  })
  afterAll(async () => {
    await db.destroy()
    await database.drop()
  })

  /** Each list is one batch in one transaction. */
  const happen = async (...batches: GivenOrder[][]) => {
    for (const batch of batches)
      await db.transaction((trx) =>
        dispatchBoardConsumer.batch?.(
          trx,
          batch.map((order) => orderEvent(order)),
        ),
      )
  }
  const shown = async (room: string) => {
    const { rows } = await db.raw<{ rows: { order_id: number }[] }>(
      'select order_id from read.dispatch_board where is_on_board and rooms @> array[?] order by order_id',
      [room],
    )
    return rows.map((row) => row.order_id)
  }
  /** The messages of a room, in order. */
  const messagesOf = async (room: string) => {
    const { rows } = await db.raw<{ rows: { seq: number; op: string; id: number; state: string | null }[] }>(
      "select room_seq as seq, op, key as id, row ->> 'state_id' as state from bus.room_log where room = ? order by room_seq",
      [room],
    )
    return rows
  }
  const only = async () => {
    const { rows } = await db.raw<{ rows: BoardRow[] }>('select * from read.dispatch_board')
    return rows[0]
  }
  const deliveredAt = async () => new Date((await only())?.delivered_at ?? 0).toISOString()
  const aux = (id: number) => `dispatch:aux:${id}`

  it('an order that is checked out appears to everyone who sees the whole board and to its seller', async () => {
    await happen([{ version: 1, state_id: 'pre_orden' }], [{ version: 2 }])
    const appeared = [{ seq: 1, op: 'upsert', id: 1, state: 'validating_payment' }]
    expect(await messagesOf(WHOLE_BOARD)).toEqual(appeared)
    expect(await messagesOf('seller:12')).toEqual(appeared)
    expect(await messagesOf('seller:13')).toEqual([])
    expect(await shown(WHOLE_BOARD)).toEqual([1])
  })

  it('a card paid in cash lacks the support of its advance by transfer, until that is confirmed', async () => {
    const advance = { payment_id: 1, kind: 'first', amount: 50_000, cashier_id: null, shift_id: null }
    const paid = (status: 'unconfirmed' | 'confirmed'): GivenOrder['payments'] => [
      { ...advance, payment_method: TRANSFER, status, at: '2026-03-05T15:00:00.000Z' },
    ]
    const inCash = { payment_method: CASH, paid: 50_000 }
    await happen([{ version: 1, ...inCash, payments: paid('unconfirmed') }])
    expect((await only())?.card?.is_payment_proved).toBe(false)
    await happen([{ version: 2, ...inCash, paid_confirmed: 50_000, payments: paid('confirmed') }])
    expect((await only())?.card?.is_payment_proved).toBe(true)
  })

  it('a pre-order is not published', async () => {
    await happen([{ version: 1, state_id: 'pre_orden' }], [{ version: 2, state_id: 'reserved' }])
    expect(await db('bus.room_log')).toEqual([])
  })

  it("a reassigned order leaves the first assistant's board and appears on the second's", async () => {
    const given = { state_id: 'assign_dispatch_assistant', version: 1, auxiliary_user_id: 21 } as const
    await happen([given], [{ ...given, version: 2, auxiliary_user_id: 22 }])
    expect(await messagesOf(aux(21))).toMatchObject([
      { seq: 1, op: 'upsert' },
      { seq: 2, op: 'remove', state: null },
    ])
    expect(await messagesOf(aux(22))).toMatchObject([{ seq: 1, op: 'upsert' }])
    expect(await messagesOf(WHOLE_BOARD)).toHaveLength(2)
    expect(await shown(aux(21))).toEqual([])
  })

  it('an order delivered to the customer leaves every board and counts as delivered', async () => {
    await happen(
      [{ version: 1, state_id: 'file_guide_sale' }],
      [{ version: 2, state_id: 'delivered_customer', state_entered_at: '2026-03-06T16:00:00.000Z' }],
    )
    expect((await messagesOf(WHOLE_BOARD)).at(-1)).toMatchObject({ op: 'remove', id: 1 })
    expect(await only()).toMatchObject({ is_on_board: false, card: null })
    expect(await deliveredAt()).toBe('2026-03-06T16:00:00.000Z')
  })

  it('an order delivered locally and then to the customer counts on the first day', async () => {
    await happen(
      [{ version: 1, state_id: 'delivered_local', state_entered_at: '2026-03-05T16:00:00.000Z' }],
      [{ version: 2, state_id: 'delivered_customer', state_entered_at: '2026-03-07T16:00:00.000Z' }],
    )
    expect(await deliveredAt()).toBe('2026-03-05T16:00:00.000Z')
  })

  it('cash on delivery stays on the board until its money and its proof are received', async () => {
    const ct = { is_ct: true, payment_method: 7 }
    await happen([{ ...ct, version: 1, state_id: 'delivered_customer' }])
    expect(await shown(WHOLE_BOARD)).toEqual([1])
    await happen([{ ...ct, version: 2, state_id: 'full_payment_ct' }])
    expect(await shown(WHOLE_BOARD)).toEqual([1])
    await happen([{ ...ct, version: 3, state_id: 'file_payment_ct_sale' }])
    expect(await shown(WHOLE_BOARD)).toEqual([])
  })

  it('undoing a step restores the board exactly', async () => {
    const before = { version: 1, state_id: 'file_guide_sale', auxiliary_user_id: 21 } as const
    await happen([before])
    const was = await only()
    await happen([{ ...before, version: 2, state_id: 'delivered_customer' }], [{ ...before, version: 3 }])
    expect(await only()).toEqual({ ...was, version: 3, pos: 103, card: { ...was?.card, version: 3 } })
    expect(await messagesOf(aux(21))).toMatchObject([{ op: 'upsert' }, { op: 'remove' }, { op: 'upsert' }])
  })

  it('several changes of one order in a batch are published once, with the final row', async () => {
    await happen([
      { version: 1, state_id: 'assign_dispatch_assistant', auxiliary_user_id: 21 },
      { version: 2, state_id: 'getting_ready', auxiliary_user_id: 22 },
    ])
    expect(await messagesOf(WHOLE_BOARD)).toEqual([{ seq: 1, op: 'upsert', id: 1, state: 'getting_ready' }])
    expect(await messagesOf(aux(21))).toEqual([])
  })

  it('a repeated event changes and publishes nothing', async () => {
    await happen([{ version: 3, state_id: 'packing_up' }])
    await happen([{ version: 2, state_id: 'getting_ready' }], [{ version: 3, state_id: 'packing_up' }])
    expect(await messagesOf(WHOLE_BOARD)).toHaveLength(1)
    expect(await only()).toMatchObject({ version: 3, state_id: 'packing_up' })
  })

  it('room sequences have no gaps under concurrent writes', async () => {
    const orders = Array.from({ length: 12 }, (_, index) => index + 1)
    await Promise.all(
      orders.map((id) => happen([{ id, version: 1 }], [{ id, version: 2, state_id: 'packing_up' }])),
    )
    const seqs = (await messagesOf(WHOLE_BOARD)).map(({ seq }) => seq)
    expect(seqs).toEqual(Array.from({ length: 24 }, (_, index) => index + 1))
  })
})
