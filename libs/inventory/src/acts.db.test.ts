import { connect } from '@deportivo/platform/db/connect'
import { migrate } from '@deportivo/platform/db/migrate'
import { createDatabase, type TestDatabase } from '@deportivo/testkit/database'
import type { Knex } from 'knex'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { reverseBatch } from './reverse-batch.ts'
import type { Shortage } from './change.ts'
import { count } from './count.ts'
import { enter } from './enter.ts'
import { explain } from './proofs/explain.ts'
import { expiredHolds, setHoldExpiry } from './holds/hold-expiry.ts'
import { hold } from './holds/hold.ts'
import { busMigrations } from '@deportivo/platform/events/migrations'
import { inventoryMigrations } from './migrations.ts'
import { moveHeldLater, returnHeld } from './holds/move-held.ts'
import { move } from './move.ts'
import { prove } from './proofs/prove.ts'
import { holdFromQuarantine, quarantine } from './quarantine/quarantine.ts'
import { leaveLater, release } from './holds/release.ts'
import { transferHold } from './holds/transfer-hold.ts'
import { storeOfSeller } from './virtual-stores.ts'

const actor = { id: 1, name: 'Bodega' }
const INTERNATIONAL = 9
let database: TestDatabase
let db: Knex
let product = 0
let order = 0

beforeAll(async () => {
  database = await createDatabase({ name: 'inventory_acts' })
  const owner = connect({ url: database.url, as: 'owner', poolMax: 2 })
  await migrate(owner, [busMigrations, inventoryMigrations])
  await owner('inventory.stores').insert([
    { id: 1, name: 'Principal', type: 'national', orden: 2 },
    { id: 2, name: 'Norte', type: 'national', orden: 1 },
    { id: 3, name: 'Exhibición', type: 'exhibition', orden: 0 },
    { id: 4, name: 'Internacional', type: 'international', orden: 3 },
  ])
  await owner.raw("select setval(pg_get_serial_sequence('inventory.stores', 'id'), 100)")
  await owner.destroy()
  db = connect({ url: database.url, as: 'application', poolMax: 5 })
})

afterAll(async () => {
  await db.destroy()
  await database.drop()
})

beforeEach(() => {
  product += 1
  order += 1
})

const stocked = (quantity: number, store_id = 1, size_id = 38) =>
  db.transaction((trx) =>
    count(trx, { actor, counts: [{ product_id: product, size_id, store_id, quantity }] }),
  )

const held = (quantity: number, expires_at: Date | null = null) =>
  db.transaction((trx) =>
    hold(trx, {
      actor,
      order_id: order,
      expires_at,
      lines: [{ line_id: order, product_id: product, size_id: 38, store_id: 1, quantity }],
    }),
  )

const refuse = (short: readonly Shortage[]) => new Error(`short: ${JSON.stringify(short)}`)

const level = (store_id = 1) =>
  db('inventory.levels').where({ product_id: product, size_id: 38, store_id }).first('on_hand', 'held')

describe('an order', () => {
  test('holds units, lets them leave, and an undo holds them again', async () => {
    await stocked(5)
    await held(2)
    expect(await level()).toEqual({ on_hand: 5, held: 2 })
    await db.transaction((trx) => leaveLater(trx, { actor, order_id: order }, refuse))
    expect(await level()).toEqual({ on_hand: 3, held: 0 })
    await db.transaction((trx) => reverseBatch(trx, { actor, order_id: order }))
    expect(await level()).toEqual({ on_hand: 5, held: 2 })
    await db.transaction((trx) => leaveLater(trx, { actor, order_id: order }, refuse))
    expect(await level()).toEqual({ on_hand: 3, held: 0 })
  })

  test('that leaves twice leaves once', async () => {
    await stocked(5)
    await held(2)
    await Promise.all(
      [1, 2].map(() => db.transaction((trx) => leaveLater(trx, { actor, order_id: order }, refuse))),
    )
    expect(await db('inventory.ledger').where({ order_id: order, kind: 'leave' })).toHaveLength(1)
    expect(await level()).toEqual({ on_hand: 3, held: 0 })
  })

  test('cannot have its release undone once another order took the units', async () => {
    await stocked(2)
    await held(2)
    await db.transaction((trx) => release(trx, { actor, order_id: order }))
    const first = order
    order += 1
    await held(1)
    const undone = await db.transaction((trx) => reverseBatch(trx, { actor, order_id: first }))
    expect(undone).toMatchObject({ ok: false, short: [{ available: 1 }] })
    expect(await level()).toEqual({ on_hand: 2, held: 1 })
  })

  test('moves its units to its seller and back to where they were', async () => {
    await stocked(5)
    await held(3)
    const to_store = await db.transaction((trx) => storeOfSeller(trx, { id: 77, name: 'Ana' }))
    await db.transaction((trx) => moveHeldLater(trx, { actor, order_id: order, to_store }, refuse))
    expect([await level(), await level(to_store)]).toEqual([
      { on_hand: 2, held: 0 },
      { on_hand: 3, held: 3 },
    ])
    await db.transaction((trx) => returnHeld(trx, { actor, order_id: order }))
    expect([await level(), await level(to_store)]).toEqual([
      { on_hand: 5, held: 0 },
      { on_hand: 0, held: 0 },
    ])
    await db.transaction((trx) => reverseBatch(trx, { actor, order_id: order }))
    expect(await level(to_store)).toEqual({ on_hand: 3, held: 3 })
    expect(await db.transaction((trx) => storeOfSeller(trx, { id: 77, name: 'Ana' }))).toBe(to_store)
  })

  test('transfers held units to another order, never more than it holds', async () => {
    await stocked(3)
    await held(3)
    const to = { order_id: 9_000 + order, line_id: 9_000 + order }
    const from = { order_id: order, line_id: order }
    const transfer = (quantity: number) =>
      db.transaction((trx) => transferHold(trx, { actor, from, to, quantity, expires_at: null }))
    expect(await transfer(4)).toMatchObject({ ok: false, short: [{ available: 3 }] })
    expect(await transfer(2)).toMatchObject({ ok: true })
    expect(await level()).toEqual({ on_hand: 3, held: 3 })
    const holds = await db('inventory.holds')
      .where({ product_id: product })
      .orderBy('order_id')
      .select('quantity')
    expect(holds.map((row) => row.quantity)).toEqual([1, 2])
  })

  test('that was returned waits in the quarantine of the receiving store, and is held again from there', async () => {
    await stocked(4)
    await held(4)
    await db.transaction((trx) => leaveLater(trx, { actor, order_id: order }, refuse))
    const lines = [{ line_id: order, product_id: product, size_id: 38, quantity: 3 }]
    await db.transaction((trx) => quarantine(trx, { actor, order_id: order, store_id: 2, lines }))
    const store = await db('inventory.stores').where({ of_store_id: 2, purpose: 'quarantine' }).first()
    expect(store).toMatchObject({ type: 'virtual', name: 'Cuarentena Norte' })
    expect([await level(store?.id), await level(1)]).toEqual([
      { on_hand: 3, held: 0 },
      { on_hand: 0, held: 0 },
    ])
    const again = () => db.transaction((trx) => holdFromQuarantine(trx, { actor, order_id: order }))
    await again()
    expect([await level(store?.id), await level(2)]).toEqual([
      { on_hand: 0, held: 0 },
      { on_hand: 3, held: 3 },
    ])
    expect(await again()).toMatchObject({ changes: [] })
    await db.transaction((trx) => reverseBatch(trx, { actor, order_id: order }))
    expect(await level(store?.id)).toEqual({ on_hand: 3, held: 0 })
    await db.transaction((trx) => reverseBatch(trx, { actor, order_id: order }))
    expect(await level(store?.id)).toEqual({ on_hand: 0, held: 0 })
    expect((await prove(db)).differences).toEqual([])
  })

  test('takes nothing out of a quarantine that another order brought there', async () => {
    const lines = [{ line_id: order, product_id: product, size_id: 38, quantity: 1 }]
    await db.transaction((trx) => quarantine(trx, { actor, order_id: order, store_id: 1, lines }))
    const other = await db.transaction((trx) => holdFromQuarantine(trx, { actor, order_id: order + 5_000 }))
    expect(other).toMatchObject({ ok: true, changes: [] })
  })

  test('with an expired hold is listed, until it is reserved', async () => {
    await stocked(1)
    await held(1, new Date('2026-01-01T00:00:00Z'))
    const now = new Date('2026-01-02T00:00:00Z')
    expect(await expiredHolds(db, now, 10)).toContain(order)
    await db.transaction((trx) => setHoldExpiry(trx, order, null))
    expect(await expiredHolds(db, now, 10)).not.toContain(order)
  })
})

test('a line is served by the first national store with enough of it, the international size by its own store', async () => {
  await stocked(2, 1)
  await stocked(1, 2)
  await stocked(9, 3)
  await stocked(5, 4, INTERNATIONAL)
  const pick = async (quantity: number, size_id = 38) => {
    const { rows } = await db.raw<{ rows: [{ id: number | null }] }>(
      'select inventory.pick_store(?, ?, ?) as id',
      [product, size_id, quantity],
    )
    return rows[0].id
  }
  expect(await pick(1)).toBe(2)
  expect(await pick(2)).toBe(1)
  expect(await pick(3)).toBeNull()
  expect(await pick(3, INTERNATIONAL)).toBe(4)
})

test('a count below what is held is refused and names the orders', async () => {
  await stocked(5)
  await held(3)
  const outcome = await db.transaction((trx) =>
    count(trx, { actor, counts: [{ product_id: product, size_id: 38, store_id: 1, quantity: 2 }] }),
  )
  expect(outcome).toMatchObject({ ok: false, below_held: [{ size_id: 38, held: 3, order_ids: [order] }] })
  expect(await level()).toEqual({ on_hand: 5, held: 3 })
})

test('a move takes only what is available', async () => {
  await stocked(5)
  await held(3)
  const carry = (quantity: number) =>
    db.transaction((trx) =>
      move(trx, {
        actor,
        product_id: product,
        from_store: 1,
        to_store: 2,
        sizes: [{ size_id: 38, quantity }],
      }),
    )
  expect(await carry(3)).toMatchObject({ ok: false, short: [{ available: 2, store_id: 1 }] })
  expect(await carry(2)).toMatchObject({ ok: true })
  expect([await level(1), await level(2)]).toEqual([
    { on_hand: 3, held: 3 },
    { on_hand: 2, held: 0 },
  ])
})

test('the explanation of a level names its moves and holds and proves it', async () => {
  await stocked(5)
  await held(2)
  await stocked(7, 2)
  const key = { product_id: product, size_id: 38, store_id: 1 }
  expect(await explain(db, key)).toMatchObject({
    on_hand: 5,
    held: 2,
    available: 3,
    proved: true,
    moves: [{ kind: 'hold' }, { kind: 'count', on_hand_change: 5 }],
    holds: [{ order_id: order, quantity: 2, held_by: 'Bodega' }],
    elsewhere: [{ store_name: 'Norte', on_hand: 7 }],
  })
})

test('a level changed without the ledger is found by the proof', async () => {
  await db.transaction((trx) =>
    enter(trx, {
      actor,
      entries: [{ product_id: product, size_id: 38, store_id: 1, quantity: 4, unit_cost: 50_000 }],
    }),
  )
  expect((await prove(db)).differences).toEqual([])
  await db('inventory.levels').where({ product_id: product }).update({ on_hand: 5 })
  expect((await prove(db)).differences).toMatchObject([
    { product_id: product, on_hand: 5, ledger_on_hand: 4 },
  ])
  await db('inventory.levels').where({ product_id: product }).update({ on_hand: 4 })
})

test('each act appends one event per product, with every entry of the ledger', async () => {
  await stocked(5)
  await held(2)
  await db.transaction((trx) => leaveLater(trx, { actor, order_id: order }, refuse))
  const events = await db('bus.outbox')
    .where({ aggregate_type: 'stock', aggregate_id: String(product) })
    .orderBy('id')
    .select('type', 'aggregate_version', 'payload')
  const entries = await db('inventory.ledger').where({ product_id: product }).orderBy('id')
  expect(entries.map(({ kind }) => kind)).toEqual(['count', 'hold', 'leave'])
  expect(events).toMatchObject(
    entries.map(({ batch, kind, on_hand_change, held_change, order_id }) => ({
      type: 'stock.changed',
      aggregate_version: batch,
      payload: { batch, changes: [{ kind, size_id: 38, on_hand_change, held_change, order_id }] },
    })),
  )
})

test('goods leave at the average cost of all receipts, whatever has left or was returned since', async () => {
  const average = async () => {
    const { rows } = await db.raw<{ rows: { cost: number | null }[] }>(
      'select inventory.average_cost(?) as cost',
      [product],
    )
    return rows[0]?.cost
  }
  const receive = (quantity: number, unit_cost: number | null) =>
    db.transaction((trx) =>
      enter(trx, {
        actor,
        entries: [{ product_id: product, size_id: 38, store_id: 1, quantity, unit_cost }],
      }),
    )
  await receive(1, null)
  expect(await average()).toBeNull()
  await receive(2, 10_000)
  await receive(1, 13_001)
  await held(3)
  await db.transaction((trx) => leaveLater(trx, { actor, order_id: order }, refuse))
  await db.transaction((trx) => reverseBatch(trx, { actor, order_id: order }))
  expect(await average()).toBe(11_000)
  const costs = db('inventory.ledger').where({ order_id: order }).orderBy('id').select('kind', 'unit_cost')
  expect(await costs).toEqual([
    { kind: 'hold', unit_cost: null },
    { kind: 'leave', unit_cost: 11_000 },
    { kind: 'undo', unit_cost: 11_000 },
  ])
})
