import { connect } from '@deportivo/platform/db/connect'
import { migrate } from '@deportivo/platform/db/migrate'
import { busMigrations } from '@deportivo/platform/events/migrations'
import { createDatabase, type TestDatabase } from '@deportivo/testkit/database'
import type { Knex } from 'knex'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { applyChanges } from '../apply.ts'
import type { Change } from '../change.ts'
import { inventoryMigrations } from '../migrations.ts'
import { proveQuarantine } from './prove-quarantine.ts'

const actor = { id: 1, name: 'Ana' }
const KEY = { product_id: 1, size_id: 40, line_id: 5 }
const ORDER = 9

let database: TestDatabase
let db: Knex
let store: number
let quarantine: number
beforeAll(async () => {
  database = await createDatabase({ name: 'quarantine' })
  db = connect({ url: database.url, as: 'owner', poolMax: 2 })
  await migrate(db, [busMigrations, inventoryMigrations])
  const insert = async (row: { name: string; type: 'national' | 'virtual' }, more: object = {}) => {
    const [made] = await db('inventory.stores')
      .insert({ ...row, ...more })
      .returning('id')
    return made?.id ?? 0
  }
  store = await insert({ name: 'Bodega', type: 'national' }, { orden: 1 })
  const virtual = { name: 'Cuarentena', type: 'virtual' } as const
  quarantine = await insert(virtual, { orden: 0, purpose: 'quarantine', of_store_id: store })
})
beforeEach(() =>
  db.raw('truncate inventory.ledger, inventory.levels, inventory.holds, inventory.parcels cascade'),
)
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

/** One entry of the ledger, with its level. */
async function entry(
  kind: Change['kind'],
  on_hand_change: number,
  given: Partial<Change> = {},
): Promise<void> {
  const change = {
    ...KEY,
    order_id: ORDER,
    store_id: quarantine,
    held_change: 0,
    kind,
    on_hand_change,
    ...given,
  }
  const done = await db.transaction((trx) => applyChanges(trx, [change], { actor }))
  expect(done.ok).toBe(true)
}

/** Entries as a fault would write them, past the rows that the list of the quarantine shows. */
async function withoutParcels(write: () => Promise<void>): Promise<void> {
  await db.raw('alter table inventory.ledger disable trigger store_parcel')
  await write()
  await db.raw('alter table inventory.ledger enable trigger store_parcel')
}

/** Units of the order that left the store. */
async function left(units: number): Promise<void> {
  await entry('count', units, { store_id: store, order_id: null, line_id: null })
  await entry('leave', -units, { store_id: store })
}

const differences = async () =>
  (await proveQuarantine(db)).differences.map(({ order_id, received, taken_out, surplus }) => ({
    order_id,
    received,
    taken_out,
    surplus,
  }))

it('proves units that came back for their order and were taken out again', async () => {
  await left(3)
  await entry('quarantine', 2)
  await entry('from_quarantine', -1)
  expect(await proveQuarantine(db)).toEqual({ parcels: 1, differences: [] })
})

it('names units that are taken out for another order than they came back for', async () => {
  await left(2)
  await entry('quarantine', 2)
  await withoutParcels(() => entry('from_quarantine', -1, { order_id: ORDER + 1 }))
  expect(await differences()).toEqual([{ order_id: ORDER + 1, received: 0, taken_out: 1, surplus: 0 }])
})

it('names a parcel that the list shows with other units than its entries have', async () => {
  await left(2)
  await entry('quarantine', 2)
  await withoutParcels(() => entry('from_quarantine', -1))
  expect((await proveQuarantine(db)).differences).toMatchObject([{ received: 2, taken_out: 1, listed: 2 }])
})

it('lets no parcel give more than came back for it, though others of its size have more', async () => {
  await left(2)
  await entry('quarantine', 2)
  const change = { ...KEY, order_id: ORDER + 1, store_id: quarantine, held_change: 0, on_hand_change: -1 }
  const done = db.transaction((trx) => applyChanges(trx, [{ ...change, kind: 'write_off' }], { actor }))
  await expect(done).resolves.toMatchObject({ ok: false, short: [{ line_id: KEY.line_id, available: 0 }] })
})

it('names more units than had left, and units that belong to no order', async () => {
  await left(1)
  await entry('quarantine', 2)
  await entry('quarantine', 1, { order_id: null, line_id: null })
  expect(await differences()).toEqual(
    expect.arrayContaining([
      { order_id: ORDER, received: 2, taken_out: 0, surplus: 1 },
      { order_id: null, received: 1, taken_out: 0, surplus: 0 },
    ]),
  )
})
