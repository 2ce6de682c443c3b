import { listLevels } from '@deportivo/contracts/catalogue/inventory'
import {
  addLine,
  addSizeRun,
  groupLines,
  removeLines,
  transferUnits,
} from '@deportivo/contracts/orders/lines'
import {
  cancelOrder,
  changeManyOrders,
  changeOrder,
  createPreOrder,
  getOrder,
  listOrders,
} from '@deportivo/contracts/orders/orders'
import { savePreferences } from '@deportivo/contracts/admin/preferences'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { anOrder, checkedOut, DELIVERY, orderAt, present, step } from '@deportivo/testkit/order'
import { addClient, openShop, PRICE, PUBLIC_CODE, stockProduct, type Shop } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
})
afterAll(() => app.stop())

const line = (product_id: number, more = {}) => ({
  product_id,
  code_id: PUBLIC_CODE,
  size_id: 40,
  quantity: 1,
  ...more,
})

describe('a wrong request', () => {
  it('names every wrong field in Spanish, and creates nothing', async () => {
    const before = (await app.reply('two', listOrders)).pagination.total
    const problem = await app.refused('online_seller', createPreOrder, {
      body: { client_id: 'doce', type_order: 'regalo' },
    })
    expect(problem).toMatchObject({
      code: 422,
      errors: {
        client_id: ['Debe ser un número entero.'],
        type_order: ['No es una de las opciones permitidas.'],
      },
    })
    expect((await app.reply('two', listOrders)).pagination.total).toBe(before)
  })

  it('names a field that the list does not publish', async () => {
    expect(await app.refused('two', listOrders, { query: { filter: 'zapato:1' } })).toMatchObject({
      errors: { filter: ['El campo «zapato» no se puede usar aquí.'] },
    })
    expect(await app.refused('two', listOrders, { query: { orderBy: 'client_name;drop' } })).toMatchObject({
      code: 422,
    })
  })

  it('may contain unknown fields: they are dropped, never written', async () => {
    const order = await anOrder(app, shop)
    await step(app, 'online_seller', order.id, {
      notes: 'Portería',
      total_value: 1,
      state_id: undefined,
      paid: 999,
    })
    expect(await present(app, order.id)).toMatchObject({
      notes: 'Portería',
      total_value: PRICE,
      total_balance: PRICE,
    })
  })

  it('reads camelCase and snake_case alike', async () => {
    const order = await app.ok('online_seller', createPreOrder, { body: { clientId: await addClient(app) } })
    expect(order.state_id).toBe('pre_orden')
  })
})

describe('a list', () => {
  it('returns the requested fields, found by a client’s name without its accents', async () => {
    const order = await anOrder(app, shop)
    const rows = await app.ok('two', listOrders, {
      query: { select: 'id,client_name', search: 'paso calzádo', top: 1 },
    })
    expect(rows).toEqual([{ id: order.id, client_name: 'Calzado El Paso S.A.S.' }])
  })

  it('names the filter that requires a number', async () => {
    const problem = await app.refused('two', listOrders, { query: { filter: 'client_id:doce' } })
    expect(problem).toMatchObject({ code: 422, errors: { filter: [expect.stringContaining('client_id')] } })
  })
})

describe('a change on an older version', () => {
  it('is refused with the newer order and its author, and changes nothing', async () => {
    const order = await anOrder(app, shop)
    await step(app, 'two', order.id, { notes: 'Primero' })
    const stale = await app.refused('online_seller', changeOrder, {
      params: { id: order.id },
      body: { notes: 'Segundo', version: order.version },
    })
    expect(stale).toMatchObject({ code: 409, data: { notes: 'Primero', version: order.version + 1 } })
    expect(stale.message).toMatch(/^El pedido cambió mientras usted lo veía: .+ lo cambió a las \d\d:\d\d\.$/)
    expect((await present(app, order.id)).notes).toBe('Primero')
  })
})

describe('a step the table forbids', () => {
  it('is refused with the present state and the possible steps', async () => {
    const order = await checkedOut(app, shop)
    const problem = await app.refused('two', changeOrder, {
      params: { id: order.id },
      body: { state_id: 'packing_up' },
    })
    expect(problem).toMatchObject({ code: 400, data: { state_id: 'validating_payment' } })
    expect((problem.data as { next: { step: string }[] }).next.map((offer) => offer.step)).toContain(
      'validate_payment',
    )
  })

  it('is refused the second time: an order is checked out once', async () => {
    const order = await checkedOut(app, shop)
    const again = { ...DELIVERY, step: 'check_out', payment_method: 2, city_id: 11_001 }
    expect(
      await app.refused('online_seller', changeOrder, { params: { id: order.id }, body: again }),
    ).toMatchObject({ code: 400 })
  })

  it('requires the fields of the step, by name', async () => {
    const order = await anOrder(app, shop)
    const problem = await app.refused('online_seller', changeOrder, {
      params: { id: order.id },
      body: { step: 'check_out', payment_method: 99, city_id: 11_001, address: ' ' },
    })
    expect(problem.errors).toEqual({
      address: ['Este campo es obligatorio.'],
      phone: ['Este campo es obligatorio.'],
    })
  })

  it('does not let lines change once the order is checked out', async () => {
    const order = await checkedOut(app, shop)
    const body = line(await stockProduct(app, shop, 1))
    expect(await app.refused('online_seller', addLine, { params: { saleId: order.id }, body })).toMatchObject(
      { code: 400, message: 'Este pedido está en «Validando pago»; solo lectura.' },
    )
  })
})

describe('prices', () => {
  it('divide evenly, respect the floor and the code, unless the profile may give discounts', async () => {
    const order = await app.ok('online_seller', createPreOrder, { body: { client_id: await addClient(app) } })
    const product = await stockProduct(app, shop, 9)
    const refused = (body: object) =>
      app.refused('online_seller', addLine, { params: { saleId: order.id }, body })
    expect((await refused(line(product, { quantity: 2, price: 2 * PRICE + 1 }))).errors).toHaveProperty(
      'price',
    )
    expect((await refused(line(product, { price: PRICE - 1_000 }))).errors).toHaveProperty('price')
    expect((await refused(line(product, { code_id: 1 }))).errors).toEqual({
      code_id: ['No puede vender con este código de precio.'],
    })
    const cheaper = await app.ok('two', addLine, {
      params: { saleId: order.id },
      body: line(product, { price: 160_000 }),
    })
    expect(cheaper.total_value).toBe(160_000)
    expect(
      (
        await app.refused('two', addLine, {
          params: { saleId: order.id },
          body: line(product, { price: 149_999 }),
        })
      ).errors,
    ).toHaveProperty('price')
  })
})

describe('a new order', () => {
  it('is refused with a price code that does not exist', async () => {
    const body = { client_id: await addClient(app), code_id: 999 }
    expect((await app.refused('two', createPreOrder, { body })).errors).toEqual({
      code_id: ['El registro no existe.'],
    })
  })
})

describe('a discount', () => {
  it('that another user gave covers the units it was given for, not more of them', async () => {
    const order = await app.ok('online_seller', createPreOrder, { body: { client_id: await addClient(app) } })
    const params = { saleId: order.id }
    const body = line(await stockProduct(app, shop, 9), { quantity: 2, price: 320_000 })
    const { products } = await app.ok('two', addLine, { params, body })
    const line_id = products[0]?.id ?? 0
    const more = await app.refused('online_seller', addLine, { params, body: { line_id, quantity: 3 } })
    expect(Object.keys(more.errors ?? {})).toEqual(['price'])
    const fewer = await app.ok('online_seller', addLine, { params, body: { line_id, quantity: 1 } })
    expect(fewer.total_value).toBe(160_000)
  })
})

describe('the group of lines', () => {
  it('is a label until they leave', async () => {
    const { id, products } = await orderAt(app, shop, 'packing_up')
    const given = { params: { id }, body: { group_id: 3, lines: products.map((one) => one.id) } }
    expect((await app.ok('two', groupLines, given)).products).toMatchObject([{ group_id: 3 }])
    await step(app, 'two', id, { step: 'delivered_locally', receiver_name: 'Marta' })
    expect((await app.refused('two', groupLines, given)).code).toBe(400)
  })
})

describe('a size run', () => {
  it('is added whole or not at all, naming each short size', async () => {
    const order = await app.ok('online_seller', createPreOrder, { body: { client_id: await addClient(app) } })
    const product_id = await stockProduct(app, shop, 2)
    const run = {
      product_id,
      code_id: PUBLIC_CODE,
      price: PRICE,
      sizes: [
        { size_id: 38, quantity: 2 },
        { size_id: 39, quantity: 3 },
      ],
    }
    const at = { params: { saleId: order.id }, query: { store: shop.stores[0] } }
    const short = await app.refused('online_seller', addSizeRun, { ...at, body: run })
    expect(short).toMatchObject({
      code: 422,
      errors: { 'sizes.39': ['Solo hay 2 disponibles de la talla 39.'] },
      data: { missing: [{ size_id: 39, quantity: 3, available: 2 }] },
    })
    expect((await present(app, order.id)).units).toBe(0)
    const some = await app.ok('online_seller', addSizeRun, { ...at, body: { ...run, mode: 'available' } })
    expect(some).toMatchObject({
      missing: [{ size_id: 39, quantity: 1, available: 2 }],
      order: { units: 4, total_value: 4 * PRICE },
    })
  })
})

describe('many orders at once', () => {
  it('are decided one by one; a dry run returns the same and changes nothing', async () => {
    const packed = await orderAt(app, shop, 'packing_up')
    const building = await anOrder(app, shop)
    const body = { sales: [packed.id, building.id], step: 'delivered_locally', receiver_name: 'Marta' }
    const dry = await app.ok('head_dispatch', changeManyOrders, { body: { ...body, dry_run: true } })
    expect(dry).toMatchObject({ updated: [packed.id], rejected: [{ id: building.id }] })
    expect((await present(app, packed.id)).state_id).toBe('packing_up')
    expect(await app.ok('head_dispatch', changeManyOrders, { body })).toEqual(dry)
    expect((await present(app, packed.id)).state_id).toBe('delivered_local')
  })

  it('require a step', async () => {
    const { id } = await anOrder(app, shop)
    expect(await app.refused('two', changeManyOrders, { body: { sales: [id] } })).toMatchObject({
      code: 422,
      errors: { state_id: ['Este campo es obligatorio.'] },
    })
  })

  it('return each refusal as the exact Spanish text and by key, also to an account in Turkish', async () => {
    const building = await anOrder(app, shop)
    await app.ok('winery_manager', savePreferences, { body: { language: 'tr' } })
    const body = { sales: [building.id], step: 'pack', dry_run: true } as const
    expect(await app.ok('winery_manager', changeManyOrders, { body })).toMatchObject({
      rejected: [
        {
          message: 'El pedido está en «Pre-orden» y ese paso no es posible ahora.',
          message_key: 'order.refused.wrong_state',
          message_values: { state: { key: 'order.state.pre_orden' } },
        },
      ],
    })
    const { next } = await app.ok('winery_manager', getOrder, { params: { id: building.id } })
    expect(next.find((offer) => !offer.allowed)).toMatchObject({
      reason: 'Su perfil no puede dar este paso.',
      reason_key: 'order.refused.forbidden',
    })
  })
})

describe('released units', () => {
  it('are free again when a line is removed, an order cancelled, or moved to another order', async () => {
    const product_id = await stockProduct(app, shop, 3)
    const free = async () =>
      (await app.ok('two', listLevels, { query: { filter: `product_id:${product_id},size_id:40` } }))[0]
        ?.available
    const order = await anOrder(app, shop, { product_id, quantity: 2 })
    const other = await anOrder(app, shop, { product_id, quantity: 1 })
    expect(await free()).toBe(0)
    const moved = await app.ok('online_seller', transferUnits, {
      body: { product_id, size_id: 40, quantity: 1, sale_in: other.id, sale_out: order.id },
    })
    expect(moved.units).toBe(2)
    expect(await free()).toBe(0)
    await app.ok('online_seller', removeLines, { params: { saleId: order.id }, body: { product_id } })
    expect(await free()).toBe(1)
    await app.ok('online_seller', cancelOrder, {
      params: { id: other.id },
      body: { reason: 'No hay dinero' },
    })
    expect(await free()).toBe(3)
    expect((await app.ok('online_seller', getOrder, { params: { id: other.id } })).total_balance).toBe(0)
    const empty = await app.refused('online_seller', transferUnits, {
      body: {
        product_id,
        size_id: 40,
        quantity: 1,
        sale_in: order.id,
        sale_out: (await anOrder(app, shop)).id,
      },
    })
    expect(empty.errors).toEqual({ sale_out: ['El pedido de origen no tiene esas unidades.'] })
  })
})
