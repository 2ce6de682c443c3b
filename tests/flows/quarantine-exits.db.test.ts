import { getPermissions, savePermissions } from '@deportivo/contracts/auth/permissions'
import { explainLevel, listLedger } from '@deportivo/contracts/catalogue/inventory'
import { deleteProduct, updateProduct } from '@deportivo/contracts/catalogue/products'
import {
  listQuarantine,
  listQuarantineExits,
  settleClaim,
  takeOutOfQuarantine,
  undoQuarantineExit,
  type Parcel,
} from '@deportivo/contracts/catalogue/quarantine'
import { nextSteps } from '@deportivo/contracts/dispatch/board'
import type { Order } from '@deportivo/contracts/orders/order'
import { changeOrder, getOrder, undoStep } from '@deportivo/contracts/orders/orders'
import { prove } from '@deportivo/inventory/prove'
import { proveQuarantine } from '@deportivo/inventory/prove-quarantine'
import { startTestApp, type Person, type TestApp } from '@deportivo/testkit/app'
import { inQuarantine, PARCEL_UNITS, withPhoto } from '@deportivo/testkit/returns/parcel'
import { openShop, stockProduct, type Shop } from '@deportivo/testkit/shop'
import { PIXEL } from '@deportivo/testkit/files/upload'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
})
// Whatever a test did: the books are right after it.
afterEach(async () => {
  expect((await prove(app.db)).differences).toEqual([])
  expect((await proveQuarantine(app.db)).differences).toEqual([])
})
afterAll(() => app.stop())

const parcelsOf = (order: Order, person: 'two' | 'local_seller' = 'two'): Promise<Parcel[]> =>
  app.ok(person, listQuarantine, { query: { filter: `product_id:${order.products[0]?.product_id}` } })

/** An order whose two units came back into the quarantine of the first store, with its parcel. */
async function returned(product_id?: number): Promise<{ order: Order; parcel: Parcel }> {
  const order = await inQuarantine(app, shop, shop.stores[0], product_id)
  const parcel = (await parcelsOf(order)).find(({ order_id }) => order_id === order.id)
  if (!parcel) throw new Error('the parcel is not listed')
  return { order, parcel }
}

const leaving = (
  { id }: Parcel,
  kind: 'restock' | 'write_off' | 'claim',
  quantity: number,
  more: object = {},
) => ({ kind, reason: 'Revisado en bodega', parcels: [{ id, quantity }], ...more })

const exit = (...given: Parameters<typeof leaving>) => withPhoto(leaving(...given))
const claimed = { supplier: 'Calzado del Valle' }

/** What the store has of the returned size now. */
async function level({ product_id, size_id, store_id }: Parcel) {
  const { on_hand, available, moves } = await app.ok('two', explainLevel, {
    query: { product_id, size_id, store_id },
  })
  return { on_hand, available, newest: moves[0]?.kind }
}

describe('the list of the quarantine', () => {
  it('names what lies there, why, since when, from which order and at what cost', async () => {
    const { order, parcel } = await returned()
    expect(parcel).toMatchObject({
      order_id: order.id,
      product_name: 'Zancada 1042',
      store_id: shop.stores[0],
      quantity: PARCEL_UNITS,
      reason: 'Dirección errada',
      value: PARCEL_UNITS * 90_000,
      is_deleted: false,
    })
    const query = { filter: `order_id:${order.id},age:30` }
    expect(await app.ok('two', listQuarantine, { query })).toEqual([])
    expect(
      await app.ok('two', listQuarantine, { query: { filter: `order_id:${order.id},origin:order` } }),
    ).toHaveLength(1)
  })

  it('shows a seller neither costs nor the orders of others', async () => {
    const { order } = await returned()
    const [parcel] = await parcelsOf(order, 'local_seller')
    expect(parcel).toMatchObject({
      quantity: PARCEL_UNITS,
      order_id: null,
      line_id: null,
      reason: null,
      value: null,
    })
  })
})

describe('units that leave quarantine', () => {
  it('are for sale again in their store when they are restocked', async () => {
    const { parcel } = await returned()
    const [done] = await app.ok('winery_manager', takeOutOfQuarantine, exit(parcel, 'restock', 1))
    expect(done).toMatchObject({
      kind: 'restock',
      state: 'done',
      quantity: 1,
      created_by: expect.any(String) as string,
    })
    expect(await level(parcel)).toEqual({ on_hand: 1, available: 1, newest: 'restock' })
  })

  it('are gone at their cost when they are written off', async () => {
    const { order, parcel } = await returned()
    const [done] = await app.ok('two', takeOutOfQuarantine, exit(parcel, 'write_off', 2))
    expect(done).toMatchObject({ state: 'done', value: 2 * 90_000, reason: 'Revisado en bodega' })
    expect(await parcelsOf(order)).toEqual([])
    const [entry] = await app.ok('two', listLedger, { query: { filter: `order_id:${order.id}` } })
    expect(entry).toMatchObject({ kind: 'write_off', on_hand_change: -2 })
  })

  it.each(['restock', 'write_off', 'claim'] as const)('need a photo of them for a %s', async (kind) => {
    const { parcel } = await returned()
    const body = leaving(parcel, kind, 1, kind === 'claim' ? claimed : {})
    const missing = await app.refused('two', takeOutOfQuarantine, { body })
    expect(missing.errors).toEqual({ file: ['Tome una foto de lo que sale de cuarentena.'] })
    const damaged = withPhoto(body, PIXEL.subarray(0, PIXEL.length - 20))
    expect((await app.refused('two', takeOutOfQuarantine, damaged)).errors).toEqual({
      file: ['El archivo está dañado y no se pudo abrir.'],
    })
    const [one] = await app.ok('two', listQuarantine, { query: { filter: `id:${parcel.id}` } })
    expect(one?.quantity).toBe(PARCEL_UNITS)
  })

  it('have one photo for all that left together, for those who may read the list', async () => {
    const parcels = [(await returned()).parcel, (await returned()).parcel]
    const [first] = parcels
    if (!first) throw new Error('there are two')
    const both = { parcels: parcels.map(({ id }) => ({ id, quantity: 1 })) }
    const done = await app.ok('two', takeOutOfQuarantine, exit(first, 'write_off', 1, both))
    expect(done.map(({ proof }) => proof?.name)).toEqual(['mercancia.png', 'mercancia.png'])
    const listed = async (person: 'two' | 'local_seller') => {
      const query = { filter: `id:${done[1]?.id}` }
      return (await app.ok(person, listQuarantineExits, { query }))[0]?.proof
    }
    await expect.poll(async () => (await listed('two'))?.state, { timeout: 30_000 }).toBe('clean')
    const { url, thumbnail_url } = (await listed('local_seller')) ?? {}
    for (const path of [url, thumbnail_url])
      expect((await app.app.inject({ url: path ?? '' })).statusCode).toBe(200)
    const bare = url?.split('?')[0] ?? ''
    const opened = async (person: Person) =>
      (await app.app.inject({ url: bare, headers: await app.as(person) })).statusCode
    expect(await opened('winery_manager')).toBe(200)
    expect(await opened('dispatch_assistant')).toBe(200)
    const params = { id: 'dispatch_assistant' as const }
    const { modules } = await app.ok('two', getPermissions, { params })
    const without = modules.map((one) => (one.id === 'products' ? { ...one, permissions: [] } : one))
    await app.ok('two', savePermissions, { params, body: { modules: without } })
    // Sessions follow a changed profile within seconds.
    await expect.poll(() => opened('dispatch_assistant'), { timeout: 30_000 }).toBe(404)
  })

  it('wait as a claim until the supplier replaces them or gives a credit note', async () => {
    const { parcel } = await returned()
    const unnamed = await app.refused('two', takeOutOfQuarantine, exit(parcel, 'claim', 2))
    expect(unnamed.errors).toEqual({ supplier: ['Escriba el proveedor al que se reclama.'] })
    const [claim] = await app.ok('two', takeOutOfQuarantine, exit(parcel, 'claim', 2, claimed))
    const params = { id: claim?.id ?? 0 }
    expect(claim).toMatchObject({ state: 'open', supplier: 'Calzado del Valle' })
    const settle = (body: object) => app.refused('two', settleClaim, { params, body })
    expect((await settle({})).errors).toHaveProperty('replaced')
    expect((await settle({ replaced: 3 })).errors).toEqual({
      replaced: ['Se reclamaron 2; no pueden llegar más.'],
    })
    const body = { replaced: 1, credit: 90_000, note: 'NC 118' }
    expect(await app.ok('two', settleClaim, { params, body })).toMatchObject({
      state: 'settled',
      replaced: 1,
      credit: 90_000,
      closing_note: 'NC 118',
    })
    expect(await level(parcel)).toEqual({ on_hand: 1, available: 1, newest: 'replacement' })
    expect(await settle({ replaced: 1 })).toMatchObject({
      code: 400,
      message: 'Esta salida está en «Liquidado» y ya no se puede cambiar.',
    })
  })

  it('do not go back into a size that the category of their product has no more', async () => {
    const product_id = await stockProduct(app, shop, PARCEL_UNITS, [40], 'Mudado de categoría')
    const { order, parcel } = await returned(product_id)
    const [done] = await app.ok('two', takeOutOfQuarantine, exit(parcel, 'write_off', PARCEL_UNITS))
    const { lists } = await openShop(app)
    const { category_id, subcategory_id } = lists
    await app
      .db('catalogue.categories')
      .where('id', category_id)
      .update({ size_ids: [38, 39] })
    const moved = { params: { id: product_id }, body: { category_id, subcategory_id } }
    await app.ok('two', updateProduct, moved)
    const undo = { params: { id: done?.id ?? 0 }, body: { reason: 'Estaban buenas' } }
    expect(await app.refused('two', undoQuarantineExit, undo)).toMatchObject({
      code: 400,
      message_key: 'quarantine.refused.lacks_size',
      message: expect.stringContaining('no tiene la talla 40') as string,
    })
    expect(await parcelsOf(order)).toEqual([])
    const back = { category_id: shop.category_id, subcategory_id: shop.lists.subcategory_id }
    await app.ok('two', updateProduct, { params: { id: product_id }, body: back })
    expect(await app.ok('two', undoQuarantineExit, undo)).toMatchObject({ state: 'undone' })
    // Back in quarantine, they stay the reason why the product stays.
    expect((await app.refused('two', updateProduct, moved)).errors).toHaveProperty('category_id')
  })

  it('go back when an exit is undone, once, and only while restocked ones are available', async () => {
    const { order, parcel } = await returned()
    const [done] = await app.ok('two', takeOutOfQuarantine, exit(parcel, 'restock', 2))
    const undo = { params: { id: done?.id ?? 0 }, body: { reason: 'Tenía la suela rota' } }
    expect(await app.ok('two', undoQuarantineExit, undo)).toMatchObject({ state: 'undone' })
    expect(await parcelsOf(order)).toMatchObject([{ quantity: 2, since: parcel.since }])
    expect(await app.refused('two', undoQuarantineExit, undo)).toMatchObject({ code: 400 })
    const [again] = await app.ok('two', takeOutOfQuarantine, exit(parcel, 'restock', 2))
    const sold = await app.ok('two', listLedger, { query: { filter: `product_id:${parcel.product_id}` } })
    expect(sold[0]).toMatchObject({ kind: 'restock' })
    await inQuarantine(app, shop, shop.stores[1], parcel.product_id)
    const gone = { params: { id: again?.id ?? 0 }, body: { reason: 'Tarde' } }
    expect(await app.refused('two', undoQuarantineExit, gone)).toMatchObject({
      code: 400,
      message: 'De las unidades repuestas solo quedan 0 disponibles: no pueden volver a cuarentena.',
    })
    const listed = await app.ok('two', listQuarantineExits, { query: { filter: 'state:undone' } })
    expect(listed.map(({ id }) => id)).toContain(done?.id)
  })

  it('that are claimed hold their product: it is deleted once the claim is settled', async () => {
    const { parcel } = await returned(await stockProduct(app, shop, PARCEL_UNITS, [40]))
    const params = { id: parcel.product_id }
    const [claim] = await app.ok('two', takeOutOfQuarantine, exit(parcel, 'claim', PARCEL_UNITS, claimed))
    expect(await app.refused('two', deleteProduct, { params })).toMatchObject({
      code: 400,
      message: `No se puede eliminar. Reclamos abiertos que lo usan: 1 (${claim?.id}).`,
      data: { used_by: 'open_claims' },
    })
    await app.ok('two', settleClaim, { params: { id: claim?.id ?? 0 }, body: { credit: 90_000 } })
    await app.ok('two', deleteProduct, { params })
  })

  it('of a deleted product are not restocked, nor replaced: a claim of them ends with a credit note', async () => {
    const { parcel } = await returned()
    const { product_id, id } = parcel
    // Its quarantine has units, which forbid it; older installations have such products.
    expect(await app.refused('two', deleteProduct, { params: { id: product_id } })).toMatchObject({
      code: 400,
    })
    await app.db('catalogue.products').where('id', product_id).update({ is_active: false })
    const refused = await app.refused('two', takeOutOfQuarantine, exit({ ...parcel, id }, 'restock', 1))
    expect(refused.errors?.['parcels.0.id']?.[0]).toContain('Zancada 1042 40 fue eliminado')
    const [claim] = await app.ok('two', takeOutOfQuarantine, exit(parcel, 'claim', 1, claimed))
    const params = { id: claim?.id ?? 0 }
    const circular = await app.refused('two', settleClaim, { params, body: { replaced: 1, credit: 90_000 } })
    expect(circular.errors?.['replaced']).toEqual([
      'Zancada 1042 fue eliminado y no puede recibir unidades: registre solo la nota crédito del proveedor.',
    ])
    const settled = await app.ok('two', settleClaim, { params, body: { credit: 90_000 } })
    expect(settled).toMatchObject({ state: 'settled', replaced: 0, credit: 90_000 })
    await app.ok('two', takeOutOfQuarantine, exit(parcel, 'write_off', 1))
  })
})

describe('a parcel that two people want', () => {
  it('gives its units to one of two exits at the same time', async () => {
    const product_id = await stockProduct(app, shop, 2 * PARCEL_UNITS)
    const { parcel } = await returned(product_id)
    // Another parcel of the same size has units too: the level alone would not refuse.
    await returned(product_id)
    const replies = await Promise.allSettled(
      (['restock', 'write_off'] as const).map((kind) =>
        app.ok('two', takeOutOfQuarantine, exit(parcel, kind, 2)),
      ),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const refused = await app.refused('two', takeOutOfQuarantine, exit(parcel, 'restock', 1))
    expect(refused.errors).toEqual({ 'parcels.0.quantity': ['Zancada 1042 40: en cuarentena quedan 0.'] })
  })

  it('is not sent again once some of it left, and the refusal names the line', async () => {
    const { order, parcel } = await returned()
    await app.ok('two', takeOutOfQuarantine, exit(parcel, 'write_off', 1))
    const inspected = order.products.map(({ id }) => id)
    const params = { id: order.id }
    const { next } = await app.ok('head_dispatch', getOrder, { params })
    for (const offers of [next, await app.ok('head_dispatch', nextSteps, { params })])
      expect(offers.find(({ step }) => step === 'resend')).toMatchObject({
        allowed: false,
        reason_key: 'order.refused.needs_every_unit_back',
      })
    const refused = await app.refused('head_dispatch', changeOrder, {
      params: { id: order.id },
      body: { step: 'resend', inspected },
    })
    expect(refused).toMatchObject({
      code: 400,
      message: 'Ya no están en cuarentena: Zancada 1042 · 40 × 1. El pedido no se puede reenviar.',
    })
  })

  it('is sent again or written off, never both', async () => {
    const product_id = await stockProduct(app, shop, 2 * PARCEL_UNITS)
    const { order, parcel } = await returned(product_id)
    await returned(product_id)
    const inspected = order.products.map(({ id }) => id)
    const replies = await Promise.allSettled([
      app.ok('head_dispatch', changeOrder, { params: { id: order.id }, body: { step: 'resend', inspected } }),
      app.ok('two', takeOutOfQuarantine, exit(parcel, 'write_off', 2)),
    ])
    expect(replies.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('stays received once some of it was restocked: the receipt is not undone', async () => {
    const { order, parcel } = await returned()
    await app.ok('two', takeOutOfQuarantine, exit(parcel, 'restock', 1))
    const params = { id: order.id }
    const refused = await app.refused('winery_manager', undoStep, { params, body: {} })
    expect(refused).toMatchObject({ code: 400 })
    expect(await parcelsOf(order)).toMatchObject([{ quantity: 1 }])
  })
})
