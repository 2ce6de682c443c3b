import { connect } from '@deportivo/platform/db/connect'
import { migrate } from '@deportivo/platform/db/migrate'
import { createDatabase, type TestDatabase } from '@deportivo/testkit/database'
import fc from 'fast-check'
import type { Knex } from 'knex'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { reverseBatch } from './reverse-batch.ts'
import { count } from './count.ts'
import { hold } from './holds/hold.ts'
import { busMigrations } from '@deportivo/platform/events/migrations'
import { inventoryMigrations } from './migrations.ts'
import { move } from './move.ts'
import { moveHeldLater, returnHeld } from './holds/move-held.ts'
import { prove } from './proofs/prove.ts'
import { leaveLater, release } from './holds/release.ts'
import { storeOfSeller } from './virtual-stores.ts'

const actor = { id: 1, name: 'Bodega' }
const SIZES = [38, 39, 40]
let database: TestDatabase
let db: Knex

beforeAll(async () => {
  database = await createDatabase({ name: 'inventory' })
  const owner = connect({ url: database.url, as: 'owner', poolMax: 2 })
  await migrate(owner, [busMigrations, inventoryMigrations])
  await owner('inventory.stores').insert([
    { id: 1, name: 'Principal', type: 'national', orden: 1 },
    { id: 2, name: 'Norte', type: 'national', orden: 2 },
  ])
  await owner.raw("select setval(pg_get_serial_sequence('inventory.stores', 'id'), 100)")
  await owner.destroy()
  db = connect({ url: database.url, as: 'application', poolMax: 40 })
})

afterAll(async () => {
  await db.destroy()
  await database.drop()
})

let product = 0
beforeEach(() => {
  product += 1
})

const stocked = (quantity: number, store_id = 1, sizes = SIZES) =>
  db.transaction((trx) =>
    count(trx, {
      actor,
      counts: sizes.map((size_id) => ({ product_id: product, size_id, store_id, quantity })),
    }),
  )

const line = (line_id: number, size_id: number, quantity: number, store_id = 1) => ({
  line_id,
  product_id: product,
  size_id,
  store_id,
  quantity,
})

/** Runs an act in its own transaction; a refusal is a result, a deadlock or a broken rule is an error. */
const inTransaction = <T>(act: (trx: Knex.Transaction) => Promise<T>) => db.transaction(act)

const everythingAddsUp = async () => expect((await prove(db)).differences).toEqual([])

describe('64 buyers and one unit', () => {
  test('exactly one gets it, thirty times over', async () => {
    for (let round = 0; round < 30; round += 1) {
      product = 1_000 + round
      await stocked(1, 1, [38])
      const buyers = await Promise.all(
        Array.from({ length: 64 }, (_, buyer) =>
          inTransaction((trx) =>
            hold(trx, { actor, order_id: buyer + 1, expires_at: null, lines: [line(buyer + 1, 38, 1)] }),
          ),
        ),
      )
      expect(buyers.filter((outcome) => outcome.ok)).toHaveLength(1)
      expect(buyers.find((outcome) => !outcome.ok)).toMatchObject({ short: [{ available: 0, size_id: 38 }] })
    }
    await everythingAddsUp()
  })

  test('buyers of many sizes in any order wait for each other and never deadlock', async () => {
    await stocked(20)
    const outcomes = await Promise.all(
      Array.from({ length: 64 }, (_, buyer) => {
        const sizes = buyer % 2 ? SIZES : [...SIZES].reverse()
        const lines = sizes.map((size_id, index) => line(buyer * 10 + index, size_id, 1))
        return inTransaction((trx) => hold(trx, { actor, order_id: buyer + 1, expires_at: null, lines }))
      }),
    )
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(20)
    await everythingAddsUp()
  })
})

test('two lines of one order for the same size are refused when their sum is too much', async () => {
  await stocked(3)
  const twice = { actor, order_id: 7, expires_at: null, lines: [line(1, 38, 2), line(2, 38, 2)] }
  const outcome = await inTransaction((trx) => hold(trx, twice))
  expect(outcome).toMatchObject({ ok: false, short: [{ line_id: 1, available: 3 }, { line_id: 2 }] })
  expect(await db('inventory.holds').where({ product_id: product })).toEqual([])
})

test('the application may neither change nor delete an entry of the ledger', async () => {
  await stocked(1)
  await expect(db('inventory.ledger').update({ on_hand_change: 9 })).rejects.toThrow(/permission denied/)
  await expect(db('inventory.ledger').delete()).rejects.toThrow(/permission denied/)
})

/** One random act of the shop on orders 1–4 of the product. */
const anAct = fc.oneof(
  fc.record({
    do: fc.constant('hold' as const),
    order: fc.integer({ min: 1, max: 4 }),
    lines: fc.array(
      fc.record({
        size: fc.constantFrom(...SIZES),
        n: fc.integer({ min: 1, max: 4 }),
        store: fc.constantFrom(1, 2),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  }),
  fc.record({
    do: fc.constantFrom('release', 'leave', 'undo', 'to_seller', 'from_seller'),
    order: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({
    do: fc.constantFrom('count', 'move'),
    size: fc.constantFrom(...SIZES),
    n: fc.integer({ min: 0, max: 9 }),
    store: fc.constantFrom(1, 2),
  }),
)
type RandomAct = typeof anAct extends fc.Arbitrary<infer Value> ? Value : never

const neverShort = () => new Error('what is held can always leave')

async function perform(trx: Knex.Transaction, act: RandomAct, sellerStore: number): Promise<unknown> {
  // Each round has its own product and its own orders.
  const order_id = 'order' in act ? product * 10 + act.order : 0
  // Like the order kernel: one act at a time on one order.
  if ('order' in act) await trx.raw('select pg_advisory_xact_lock(?)', [order_id])
  if ('lines' in act) {
    const lines = act.lines.map(({ size, n, store }) =>
      line(order_id * 10 + size + store * 100, size, n, store),
    )
    return hold(trx, { actor, order_id, expires_at: null, lines })
  }
  if ('size' in act) {
    const key = { product_id: product, size_id: act.size, store_id: act.store }
    if (act.do === 'count') return count(trx, { actor, counts: [{ ...key, quantity: act.n }] })
    const sizes = [{ size_id: act.size, quantity: act.n + 1 }]
    return move(trx, { actor, product_id: product, from_store: act.store, to_store: 3 - act.store, sizes })
  }
  const acts = {
    release: () => release(trx, { actor, order_id }),
    leave: () => leaveLater(trx, { actor, order_id }, neverShort),
    undo: () => reverseBatch(trx, { actor, order_id }),
    to_seller: () => moveHeldLater(trx, { actor, order_id, to_store: sellerStore }, neverShort),
    from_seller: () => returnHeld(trx, { actor, order_id }),
  }
  return acts[act.do]()
}

test('after any acts in any order, sequential or concurrent, every level is the sum of its entries', async () => {
  const sellerStore = await inTransaction((trx) => storeOfSeller(trx, { id: 50, name: 'Vendedor' }))
  await fc.assert(
    fc.asyncProperty(fc.array(anAct, { minLength: 5, maxLength: 30 }), fc.boolean(), async (acts, atOnce) => {
      product += 1
      await stocked(6)
      const performed = (act: RandomAct) => inTransaction((trx) => perform(trx, act, sellerStore))
      if (atOnce) await Promise.all(acts.map(performed))
      else for (const act of acts) await performed(act)
      await everythingAddsUp()
    }),
    // A failure that depends on timing cannot be shrunk by repeating it: the first one is reported unchanged.
    { numRuns: 60, endOnFailure: true },
  )
})
