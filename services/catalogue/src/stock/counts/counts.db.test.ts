import { listAudit } from '@deportivo/contracts/admin/audit'
import { saveBarcodes } from '@deportivo/contracts/catalogue/barcodes'
import {
  applyCount,
  cancelCount,
  countUnits,
  getCount,
  listCountLines,
  startCount,
  type StockCount,
} from '@deportivo/contracts/catalogue/counts'
import { countStock, explainLevel, listLedger, moveStock } from '@deportivo/contracts/catalogue/inventory'
import { proveCounts } from '@deportivo/inventory/prove-counts'
import { prove } from '@deportivo/inventory/prove'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { anOrder } from '@deportivo/testkit/order'
import { openShop, stockProduct, type Shop } from '@deportivo/testkit/shop'
import { randomUUID } from 'node:crypto'
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
  expect(await proveCounts(app.db)).toMatchObject({ differences: [] })
})

const to = ({ id }: Pick<StockCount, 'id'>, body: object = {}) => ({ params: { id }, body })

/** A count of one product, of which the store has `stock` of each size. */
async function counting(stock = 5) {
  const product_id = await stockProduct(app, shop, stock, [38, 39])
  const body = { store_id: shop.stores[0], scope: 'products', product_ids: [product_id] }
  const count = await app.ok('two', startCount, { body })
  return { product_id, count }
}

interface Units {
  kind?: 'add' | 'set'
  key?: string
  code?: string
  size_id?: number
  seconds_ago?: number
}

const units = (product_id: number, quantity: number, { size_id = 38, ...given }: Units = {}) => ({
  kind: 'add',
  key: randomUUID(),
  quantity,
  ...(given.code === undefined && { product_id, size_id }),
  ...given,
})

const enter = (count: Pick<StockCount, 'id'>, ...entries: object[]) =>
  app.ok('two', countUnits, to(count, { entries }))

const level = async (product_id: number, size_id = 38) =>
  (await app.db('inventory.levels').where({ product_id, size_id, store_id: shop.stores[0] }).first())?.on_hand

const keyOf = (product_id: number, size_id = 38) => ({ product_id, size_id, store_id: shop.stores[0] })

/** Moves pairs of size 38 to the other store. */
const moved = (id: number, quantity: number) =>
  app.ok('two', moveStock, {
    params: { id },
    body: { from_store: shop.stores[0], to_store: shop.stores[1], size_id: 38, quantity },
  })

/** A seller takes pairs of size 38 onto an order, which holds them. */
const held = (product_id: number, quantity: number) =>
  anOrder(app, shop, { product_id, quantity, size_id: 38 })

describe('a stock count', () => {
  it('books the difference upon what the stock is by then: what is moved meanwhile is not counted twice', async () => {
    const { product_id, count } = await counting()
    const { lines } = await enter(count, units(product_id, 4), units(product_id, 5, { size_id: 39 }))
    expect(
      lines.map(({ size_name, counted, expected, difference }) => [size_name, counted, expected, difference]),
    ).toEqual([
      ['38', 4, 5, -1],
      ['39', 5, 5, 0],
    ])
    await moved(product_id, 2)
    await held(product_id, 1)
    expect(await app.refused('two', applyCount, to(count))).toMatchObject({
      code: 422,
      errors: { reason: ['Explique por qué lo contado no es lo que debía haber.'] },
    })
    const applied = await app.ok('two', applyCount, to(count, { reason: 'Par extraviado', version: 1 }))
    expect(applied).toMatchObject({
      state: 'applied',
      lines: 2,
      units: 9,
      differing_lines: 1,
      difference: -1,
    })
    expect(applied).toMatchObject({ difference_value: -90_000, next: [] })
    expect([await level(product_id), await level(product_id, 39)]).toEqual([2, 5])
    const why = await app.ok('two', explainLevel, { query: keyOf(product_id) })
    expect(why).toMatchObject({ proved: true, on_hand: 2, held: 1 })
    expect(why.moves.find(({ count_id }) => count_id !== null)).toMatchObject({
      kind: 'count',
      count_id: count.id,
      on_hand_change: -1,
    })
    const history = await app.ok('two', listLedger, {
      query: { filter: `product_id:${product_id},kind:count` },
    })
    expect(history[0]).toMatchObject({ count_id: count.id, size_name: '38' })
    const [entry] = await app.ok('two', listAudit, {
      query: { filter: `subject:count,subject_id:${count.id}` },
    })
    expect(entry?.changes).toMatchObject([
      { field: 'state', to: 'applied' },
      { field: 'reason', to: 'Par extraviado' },
    ])
  })

  it('is applied once, also by two at once', async () => {
    const { product_id, count } = await counting()
    await enter(count, units(product_id, 3), units(product_id, 5, { size_id: 39 }))
    const apply = () =>
      app.ok('two', applyCount, to(count, { reason: 'Faltan dos' })).then(
        () => 'applied',
        () => 'refused',
      )
    expect((await Promise.all([apply(), apply()])).toSorted()).toEqual(['applied', 'refused'])
    expect(await app.refused('two', applyCount, to(count, { reason: 'Otra vez' }))).toMatchObject({
      code: 400,
      message: 'El conteo está en «Aplicado» y eso no es posible ahora.',
    })
    expect(
      await app.refused('two', countUnits, to(count, { entries: [units(product_id, 1)] })),
    ).toMatchObject({
      code: 400,
    })
    expect(await level(product_id)).toBe(3)
  })

  it('adds a scan once, however often it is sent, and shows what each person counted', async () => {
    const { product_id, count } = await counting()
    const code = '4006381333931'
    await app.ok('two', saveBarcodes, {
      params: { id: product_id },
      body: { sizes: [{ size_id: 38, codes: [code] }] },
    })
    const scan = units(product_id, 1, { code })
    const first = await enter(count, scan)
    expect(first).toMatchObject({
      counted: [{ key: scan.key, product_id, size_id: 38 }],
      lines: [{ counted: 1 }],
    })
    await Promise.all([
      enter(count, scan, units(product_id, 1, { code: `REF-${product_id}-38` })),
      enter(count, scan),
    ])
    const other = await app.ok(
      'local_administrative',
      countUnits,
      to(count, { entries: [units(product_id, 2)] }),
    )
    expect(other.lines).toMatchObject([{ counted: 4, by: [{ quantity: 2 }, { quantity: 2 }] }])
    const below = await enter(count, units(product_id, -9))
    expect(below).toMatchObject({ counted: [], refused: [{ message_key: 'count.refused.less_than_none' }] })
    const set = await enter(count, units(product_id, 7, { kind: 'set' }))
    expect(set.lines).toMatchObject([{ counted: 7, by: [{ quantity: 7 }] }])
  })

  it('compares with the stock at the time when a phone without a network saw the units', async () => {
    const { product_id, count } = await counting()
    // The count was started, and the pairs were moved, after the units were seen: their time is older than both.
    await app
      .db('inventory.counts')
      .where({ id: count.id })
      .update({ created_at: new Date(Date.now() - 60_000) })
    await moved(product_id, 2)
    const late = await enter(count, units(product_id, 5, { seconds_ago: 30 }))
    expect(late.lines).toMatchObject([{ counted: 5, expected: 5, difference: 0, problem: null }])
    const now = await enter(count, units(product_id, 3, { kind: 'set' }))
    expect(now.lines).toMatchObject([{ counted: 3, expected: 3, difference: 0 }])
    const older = await enter(count, units(product_id, 1, { seconds_ago: 20 }))
    expect(older.lines).toMatchObject([{ counted: 3, difference: 0 }])
  })

  it('has a size counted again of which units left between its first and its last unit', async () => {
    const { product_id, count } = await counting()
    await enter(count, units(product_id, 3), units(product_id, 5, { size_id: 39 }))
    await moved(product_id, 1)
    const { lines } = await enter(count, units(product_id, 1))
    expect(lines).toMatchObject([{ counted: 4, problem: 'moved' }])
    const given = to(count, { reason: 'Conteo de mes' })
    expect(Object.values((await app.refused('two', applyCount, given)).errors ?? {})).toEqual([
      ['Zancada 1042 38: entraron o salieron unidades mientras se contaba; cuéntela de nuevo.'],
    ])
    await enter(count, units(product_id, 4, { kind: 'set' }))
    expect(await app.ok('two', applyCount, given)).toMatchObject({ state: 'applied', difference: 0 })
    expect(await level(product_id)).toBe(4)
  })

  it('does not book what was set by hand since', async () => {
    const { product_id, count } = await counting()
    await enter(count, units(product_id, 4), units(product_id, 5, { size_id: 39 }))
    await app.ok('two', countStock, {
      params: { id: product_id },
      body: { stores: [{ store_id: shop.stores[0], sizes: [{ size_id: 38, quantity: 4 }] }] },
    })
    const refused = await app.refused('two', applyCount, to(count, { reason: 'Falta uno' }))
    expect(Object.values(refused.errors ?? {})).toEqual([
      ['Zancada 1042 38: sus existencias se fijaron a mano después de contarla; cuéntela de nuevo.'],
    ])
    expect(await level(product_id)).toBe(4)
  })

  it('leaves no fewer than are held, and then nothing of it is booked', async () => {
    const { product_id, count } = await counting()
    await held(product_id, 4)
    await enter(count, units(product_id, 3), units(product_id, 2, { size_id: 39 }))
    const refused = await app.refused('two', applyCount, to(count, { reason: 'Faltan' }))
    expect(Object.values(refused.errors ?? {})).toEqual([
      ['Zancada 1042 38: quedarían 3, y hay 4 reservadas por pedidos o traslados.'],
    ])
    expect([await level(product_id), await level(product_id, 39)]).toEqual([5, 5])
  })

  it('asks what becomes of uncounted sizes, and has those counted of which units left', async () => {
    const { product_id, count } = await counting()
    await enter(count, units(product_id, 5, { size_id: 39 }))
    expect(await app.ok('two', getCount, to(count))).toMatchObject({ uncounted_lines: 1, uncounted_units: 5 })
    const uncounted = await app.ok('two', listCountLines, {
      ...to(count),
      query: { filter: 'show:uncounted' },
    })
    expect(uncounted).toMatchObject([{ size_name: '38', counted: null, expected: 5 }])
    expect(await app.refused('two', applyCount, to(count))).toMatchObject({
      errors: { uncounted: ['Diga si las tallas sin contar están en cero o se dejan como están.'] },
    })
    await moved(product_id, 1)
    const asNone = to(count, { uncounted: 'zero', reason: 'No hay' })
    expect(Object.values((await app.refused('two', applyCount, asNone)).errors ?? {})).toEqual([
      ['Zancada 1042, talla 38: tuvo movimientos durante el conteo; cuéntela.'],
    ])
    await app.ok('two', applyCount, to(count, { uncounted: 'leave' }))
    expect(await level(product_id)).toBe(4)

    const other = await counting(2)
    await app.ok('two', applyCount, to(other.count, { uncounted: 'zero', reason: 'Estante vacío' }))
    expect([await level(other.product_id), await level(other.product_id, 39)]).toEqual([0, 0])
  })

  it('takes only what it is of: its products, in sizes that no other open count has', async () => {
    const { product_id, count } = await counting()
    const foreign = await stockProduct(app, shop, 1)
    const brand = await app.ok('two', startCount, {
      body: { store_id: shop.stores[0], scope: 'brand', brand_id: shop.lists.brand_id },
    })
    expect(brand.scope_name).toMatch(/^Zancada/)
    await enter(brand, units(product_id, 5))
    const refused = await enter(
      count,
      units(product_id, 5),
      units(foreign, 1),
      units(0, 1, { code: '96385074' }),
    )
    expect(refused.lines).toEqual([])
    expect(refused.refused.map(({ message }) => message)).toEqual([
      'Zancada 1042 no hace parte de este conteo.',
      'Ningún producto tiene el código 96385074.',
      'Otro conteo abierto de esta bodega ya tiene Zancada 1042, talla 38.',
    ])
    await app.ok('two', cancelCount, to(brand))
    expect((await enter(count, units(product_id, 5))).refused).toEqual([])
    expect(await level(product_id)).toBe(5)
  })

  it('is for users who keep products, and a stale version is refused', async () => {
    const { count } = await counting()
    expect(
      await app.refused('online_seller', countUnits, to(count, { entries: [units(1, 1)] })),
    ).toMatchObject({
      code: 403,
    })
    await app.ok('two', cancelCount, to(count, { version: 1 }))
    expect(await app.refused('two', cancelCount, to(count, { version: 1 }))).toMatchObject({ code: 409 })
  })
})
