import { countStock, explainLevel, listLedger, moveStock } from '@deportivo/contracts/catalogue/inventory'
import { stores as storeList } from '@deportivo/contracts/catalogue/lists'
import {
  cancelTransfer,
  changeTransfer,
  createTransfer,
  getTransfer,
  listTransfers,
  prepareTransfer,
  receiveTransfer,
  reopenTransfer,
  sendTransfer,
  type Transfer,
} from '@deportivo/contracts/catalogue/transfers'
import { listAudit } from '@deportivo/contracts/admin/audit'
import { prove } from '@deportivo/inventory/prove'
import { proveTransfers } from '@deportivo/inventory/prove-transfers'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { openShop, stockProduct, type Shop } from '@deportivo/testkit/shop'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
})
afterAll(() => app.stop())

// Whatever a test did: the books are right after it.
afterEach(async () => {
  expect(await prove(app.db)).toMatchObject({ differences: [] })
  expect(await proveTransfers(app.db)).toMatchObject({ differences: [] })
})

const to = (transfer: Pick<Transfer, 'id'>, body: object = {}) => ({ params: { id: transfer.id }, body })

/** A draft of 3 units of size 38 and 2 of size 39, of which the origin has `stock` each. */
async function drafted(stock = 5): Promise<{ product_id: number; transfer: Transfer }> {
  const product_id = await stockProduct(app, shop, stock)
  const [from_store, to_store] = shop.stores
  const lines = [
    { product_id, size_id: 38, quantity: 3 },
    { product_id, size_id: 39, quantity: 2 },
  ]
  const transfer = await app.ok('two', createTransfer, { body: { from_store, to_store, lines } })
  return { product_id, transfer }
}

async function sent(stock = 5) {
  const { product_id, transfer } = await drafted(stock)
  await app.ok('two', prepareTransfer, to(transfer))
  return { product_id, transfer: await app.ok('two', sendTransfer, to(transfer)) }
}

const counted = ({ lines }: Transfer, ...quantities: number[]) =>
  lines.map(({ id }, at) => ({ line_id: id, quantity: quantities[at] ?? 0 }))

/** On hand and held of a size in a store of the shop. */
async function level(product_id: number, store: 0 | 1, size_id = 38) {
  const key = { product_id, size_id, store_id: shop.stores[store] }
  const row = await app.db('inventory.levels').where(key).first('on_hand', 'held')
  return row ?? { on_hand: 0, held: 0 }
}

const why = (product_id: number) =>
  app.ok('two', explainLevel, { query: { product_id, size_id: 38, store_id: shop.stores[0] } })

const stepsOf = ({ next }: Transfer) => next.map(({ step }) => step)

describe('a transfer', () => {
  it('goes from draft to the other store, and the units are where its state puts them', async () => {
    const { product_id, transfer } = await drafted()
    expect(transfer).toMatchObject({ state: 'draft', units: 5, product_names: 'Zancada 1042', version: 1 })
    expect(stepsOf(transfer)).toEqual(['prepare', 'cancel'])
    expect(await level(product_id, 0)).toEqual({ on_hand: 5, held: 0 })

    const ready = await app.ok('two', prepareTransfer, to(transfer, { version: 1 }))
    expect(stepsOf(ready)).toEqual(['send', 'reopen', 'cancel'])
    expect(await level(product_id, 0)).toEqual({ on_hand: 5, held: 3 })
    expect((await why(product_id)).holds).toMatchObject([
      { transfer_id: transfer.id, order_id: null, quantity: 3 },
    ])

    await app.ok('two', sendTransfer, to(transfer, { version: 2 }))
    expect(await level(product_id, 0)).toEqual({ on_hand: 2, held: 0 })
    expect(await why(product_id)).toMatchObject({
      proved: true,
      holds: [],
      in_transit: [{ transfer_id: transfer.id, quantity: 3 }],
      elsewhere: [{ store_name: 'En tránsito', type: 'virtual', on_hand: 3 }],
    })
    expect(await proveTransfers(app.db)).toMatchObject({ in_transit: 5 })

    const lines = counted(transfer, 3, 2)
    const received = await app.ok('two', receiveTransfer, to(transfer, { version: 3, lines }))
    expect(received).toMatchObject({ state: 'received', received_units: 5, reason: null, next: [] })
    expect([await level(product_id, 0), await level(product_id, 1)]).toEqual([
      { on_hand: 2, held: 0 },
      { on_hand: 3, held: 0 },
    ])
  })

  it('writes what is missing off as lost, for a reason, and moves a surplus out of the origin', async () => {
    const { product_id, transfer } = await sent()
    const lines = counted(transfer, 1, 3)
    expect(await app.refused('two', receiveTransfer, to(transfer, { lines }))).toMatchObject({
      code: 422,
      errors: { reason: ['Explique por qué no llegó lo mismo que se envió.'] },
    })
    const received = await app.ok(
      'two',
      receiveTransfer,
      to(transfer, { lines, reason: 'Se cayeron de la van' }),
    )
    expect(received).toMatchObject({ received_units: 4, reason: 'Se cayeron de la van' })
    expect(received.lines.map((line) => line.received)).toEqual([1, 3])
    expect(await level(product_id, 1)).toEqual({ on_hand: 1, held: 0 })
    expect([await level(product_id, 0, 39), await level(product_id, 1, 39)]).toEqual([
      { on_hand: 2, held: 0 },
      { on_hand: 3, held: 0 },
    ])
    const history = await app.ok('two', listLedger, {
      query: { filter: `product_id:${product_id},kind:lost` },
    })
    expect(history).toMatchObject([{ on_hand_change: -2, transfer_id: transfer.id, size_name: '38' }])
  })

  it('refuses a surplus that the origin does not have', async () => {
    const { transfer } = await sent(3)
    const given = to(transfer, { lines: counted(transfer, 4, 2), reason: 'Sobra uno' })
    expect(await app.refused('two', receiveTransfer, given)).toMatchObject({
      code: 422,
      errors: {
        'lines.0.quantity': [
          'Zancada 1042 38: llegaron más de las enviadas, y en la bodega de origen solo quedan 0.',
        ],
      },
    })
  })

  it('holds all lines or none, and names the short one', async () => {
    const { product_id, transfer } = await drafted(2)
    expect(await app.refused('two', prepareTransfer, to(transfer))).toMatchObject({
      code: 422,
      errors: { 'lines.0.quantity': ['Zancada 1042 38: solo hay 2 disponibles en la bodega de origen.'] },
    })
    expect(await level(product_id, 0, 39)).toEqual({ on_hand: 2, held: 0 })
  })

  it('held for a transfer, units are neither sold nor counted away', async () => {
    const { product_id, transfer } = await drafted(3)
    await app.ok('two', prepareTransfer, to(transfer))
    const [from_store, to_store] = shop.stores
    const move = { params: { id: product_id }, body: { from_store, to_store, size_id: 38, quantity: 1 } }
    expect(await app.refused('two', moveStock, move)).toMatchObject({ code: 422 })
    const stores = [{ store_id: from_store, sizes: [{ size_id: 38, quantity: 2 }] }]
    expect(
      await app.refused('two', countStock, { params: { id: product_id }, body: { stores } }),
    ).toMatchObject({
      errors: {
        'sizes.38': [`Talla 38: unidades reservadas en traslados (#${transfer.id}): 3.`],
      },
    })
  })

  it('may be a draft again, with other lines, until it is sent', async () => {
    const { product_id, transfer } = await drafted()
    await app.ok('two', prepareTransfer, to(transfer))
    const lines = [{ product_id, size_id: 40, quantity: 1 }]
    expect(await app.refused('two', changeTransfer, to(transfer, { lines }))).toMatchObject({ code: 400 })
    await app.ok('two', reopenTransfer, to(transfer))
    expect(await level(product_id, 0)).toEqual({ on_hand: 5, held: 0 })
    const changed = await app.ok('two', changeTransfer, to(transfer, { lines, note: 'Para el sábado' }))
    expect(changed).toMatchObject({ units: 1, note: 'Para el sábado', lines: [{ size_name: '40' }] })
    await app.ok('two', prepareTransfer, to(transfer))
    await app.ok('two', sendTransfer, to(transfer))
    expect(await app.refused('two', reopenTransfer, to(transfer))).toMatchObject({
      code: 400,
      message: 'El traslado está en «En tránsito» y ese paso no es posible ahora.',
    })
  })

  it('without lines is a draft that cannot go further', async () => {
    const [from_store, to_store] = shop.stores
    const empty = await app.ok('two', createTransfer, { body: { from_store, to_store, lines: [] } })
    expect(empty.next[0]).toMatchObject({ step: 'prepare', allowed: false })
    expect(await app.refused('two', prepareTransfer, to(empty))).toMatchObject({
      code: 400,
      message: 'Agregue al menos un producto.',
    })
  })

  it('refuses the same store, an unknown product, a foreign size and a size given twice, on their fields', async () => {
    const product_id = await stockProduct(app, shop, 1)
    const [from_store, to_store] = shop.stores
    const line = { product_id, size_id: 38, quantity: 1 }
    const errorsOf = async (body: object) =>
      Object.keys((await app.refused('two', createTransfer, { body })).errors ?? {})
    expect(await errorsOf({ from_store, to_store: from_store, lines: [] })).toEqual(['to_store'])
    expect(await errorsOf({ from_store, to_store: 999_999, lines: [] })).toEqual(['to_store'])
    const lines = [line, { ...line, product_id: 999_999 }, { ...line, size_id: 20 }, line]
    expect(await errorsOf({ from_store, to_store, lines })).toEqual([
      'lines.1.product_id',
      'lines.2.size_id',
      'lines.3.size_id',
    ])
  })
})

describe('a cancelled transfer', () => {
  it('releases what it held', async () => {
    const { product_id, transfer } = await drafted()
    await app.ok('two', prepareTransfer, to(transfer))
    expect(await app.ok('two', cancelTransfer, to(transfer))).toMatchObject({ state: 'cancelled' })
    expect(await level(product_id, 0)).toEqual({ on_hand: 5, held: 0 })
  })

  it('in transit asks what became of the goods: back in the origin, or lost', async () => {
    const back = await sent()
    expect(
      await app.refused('two', cancelTransfer, to(back.transfer, { reason: 'Van dañada' })),
    ).toMatchObject({
      code: 422,
      errors: { goods: [expect.any(String)] },
    })
    const returned = { goods: 'returned', reason: 'Van dañada' }
    await app.ok('two', cancelTransfer, to(back.transfer, returned))
    expect(await level(back.product_id, 0)).toEqual({ on_hand: 5, held: 0 })

    const gone = await sent()
    await app.ok('two', cancelTransfer, to(gone.transfer, { goods: 'lost', reason: 'Robo' }))
    expect(await level(gone.product_id, 0)).toEqual({ on_hand: 2, held: 0 })
    const lost = await app.db('inventory.ledger').where({ kind: 'lost', transfer_id: gone.transfer.id })
    expect(lost.map(({ on_hand_change, unit_cost }) => [on_hand_change, unit_cost])).toEqual([
      [-3, 90_000],
      [-2, 90_000],
    ])
  })
})

describe('two users at once', () => {
  it('receive a transfer once; the second gets what the first made of it', async () => {
    const { product_id, transfer } = await sent()
    const given = to(transfer, { version: transfer.version, lines: counted(transfer, 3, 2) })
    const replies = await Promise.allSettled([1, 2].map(() => app.ok('two', receiveTransfer, given)))
    expect(replies.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await level(product_id, 1)).toEqual({ on_hand: 3, held: 0 })
    const late = await app.refused('two', receiveTransfer, given)
    expect(late).toMatchObject({ code: 409, data: { state: 'received', version: 4 } })
    expect(late.data).toHaveProperty('by', expect.any(String))
  })

  it('receive and cancel it: one of them does, and no unit is counted twice', async () => {
    const { product_id, transfer } = await sent()
    const { version } = transfer
    await Promise.allSettled([
      app.ok('two', receiveTransfer, to(transfer, { version, lines: counted(transfer, 3, 2) })),
      app.ok('two', cancelTransfer, to(transfer, { version, goods: 'returned', reason: 'Volvió' })),
    ])
    const { state } = await app.ok('two', getTransfer, to(transfer))
    const units = [(await level(product_id, 0)).on_hand, (await level(product_id, 1)).on_hand]
    expect([state, ...units]).toEqual(state === 'received' ? ['received', 2, 3] : ['cancelled', 5, 0])
  })

  it('prepare two transfers of the last units: the units go with one', async () => {
    const { product_id, transfer } = await drafted(3)
    const { from_store, to_store } = transfer
    const lines = [{ product_id, size_id: 38, quantity: 1 }]
    const other = await app.ok('two', createTransfer, { body: { from_store, to_store, lines } })
    const replies = await Promise.allSettled(
      [transfer, other].map((one) => app.ok('two', prepareTransfer, to(one))),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('users', () => {
  it('who see stock see transfers; only those who move stock change them', async () => {
    const { transfer } = await drafted()
    const seen = await app.ok('online_seller', getTransfer, to(transfer))
    expect(seen.next[0]).toMatchObject({ step: 'prepare', allowed: false })
    for (const contract of [prepareTransfer, sendTransfer, cancelTransfer, changeTransfer])
      expect(await app.refused('online_seller', contract, to(transfer))).toMatchObject({ code: 403 })
  })

  it('find transfers by state, stores, number and words', async () => {
    const { transfer } = await drafted()
    const found = async (query: Record<string, string>) =>
      (await app.ok('two', listTransfers, { query: { top: '200', ...query } })).map(({ id }) => id)
    const { id, from_store, to_store } = transfer
    expect(await found({ filter: `id:${id}` })).toEqual([id])
    for (const filter of ['state:draft', `from_store:${from_store}`, `to_store:${to_store}`])
      expect((await found({ filter }))[0]).toBe(id)
    expect(await found({ filter: `from_store:${to_store}` })).toEqual([])
    expect(await found({ search: `#${id}` })).toEqual([id])
    expect(await found({ search: 'ZANCADA 1042' })).toContain(id)
    expect(await found({ search: 'botines' })).toEqual([])
  })

  it('move one size «en tránsito» by a draft, and read each step in the audit', async () => {
    const product_id = await stockProduct(app, shop, 2)
    const [from_store, to_store] = shop.stores
    const body = { from_store, to_store, size_id: 38, quantity: 2, mode: 'transit' }
    const { transfer_id } = await app.ok('two', moveStock, { params: { id: product_id }, body })
    const transfer = await app.ok('two', getTransfer, { params: { id: transfer_id ?? 0 } })
    expect(transfer).toMatchObject({ state: 'draft', lines: [{ size_id: 38, quantity: 2, available: 2 }] })
    await app.ok('two', prepareTransfer, to(transfer))
    const entries = await app.ok('two', listAudit, { query: { filter: 'subject:transfer', top: '2' } })
    expect(entries.map(({ subject_name, act }) => [subject_name, act])).toEqual([
      [`#${transfer.id}`, 'changed'],
      [`#${transfer.id}`, 'created'],
    ])
    expect(entries[0]?.changes).toEqual([{ field: 'state', from: 'draft', to: 'ready' }])
  })

  it('cannot delete a store that a transfer names', async () => {
    const { id: to_store } = await app.ok('two', storeList.create, {
      body: { name: 'Sur', type: 'national' },
    })
    const body = { from_store: shop.stores[0], to_store, lines: [] }
    await app.ok('two', createTransfer, { body })
    const problem = await app.refused('two', storeList.remove, { params: { id: to_store }, body: {} })
    expect(problem).toMatchObject({ code: 400, data: { used_by: 'transfers' } })
  })
})
