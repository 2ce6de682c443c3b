import { randomUUID } from 'node:crypto'
import { countStock, moveStock } from '@deportivo/contracts/catalogue/inventory'
import { createProduct } from '@deportivo/contracts/catalogue/products'
import { createClient, updateClient } from '@deportivo/contracts/clients/clients'
import { openShift } from '@deportivo/contracts/finance/cashiers'
import { addLine, addSizeRun, removeLines } from '@deportivo/contracts/orders/lines'
import {
  cancelOrder,
  changeOrder,
  createLocalOrder,
  createPreOrder,
  undoStep,
} from '@deportivo/contracts/orders/orders'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { anOrder, checkedOut, DELIVERY, TRANSFER } from '@deportivo/testkit/order'
import {
  addClient,
  BOGOTA,
  openShop,
  PRICE,
  PUBLIC_CODE,
  stockProduct,
  type Shop,
} from '@deportivo/testkit/shop'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { moneyCases, type Case } from './repeated-money-cases.ts'

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
})
afterAll(() => app.stop())

const CLIENT = {
  name: 'Deportes Uno',
  identification_number: '1020304050',
  phone: '3005550199',
  address: 'Cl. 1',
  city_id: BOGOTA,
  type_of_person: 1,
  type_of_client: 1,
}

const CASES: Case[] = [
  {
    name: 'creating a client',
    contract: createClient,
    given: async () => ({ body: CLIENT }),
    table: 'sales.clients',
  },
  {
    name: 'changing a client',
    contract: updateClient,
    given: async () => ({ params: { id: await addClient(app) }, body: { address: 'Cl. 2' } }),
    table: 'sales.clients',
  },
  {
    name: 'creating a product',
    contract: createProduct,
    given: async () => ({
      body: { ...shop.lists, name: 'Trocha 7', minimal_price: 1, codes: [{ id: PUBLIC_CODE, value: PRICE }] },
    }),
    table: 'catalogue.products',
  },
  {
    name: 'counting stock',
    contract: countStock,
    given: async () => ({
      params: { id: await stockProduct(app, shop, 3) },
      body: { stores: [{ store_id: shop.stores[0], sizes: [{ size_id: 38, quantity: 9 }] }] },
    }),
    table: 'inventory.ledger',
  },
  {
    name: 'moving stock',
    contract: moveStock,
    given: async () => ({
      params: { id: await stockProduct(app, shop, 9) },
      body: { from_store: shop.stores[0], to_store: shop.stores[1], size_id: 38, quantity: 1 },
    }),
    table: 'inventory.ledger',
  },
  {
    name: 'opening an order',
    contract: createPreOrder,
    given: async () => ({ body: { client_id: await addClient(app) } }),
    table: 'orders.orders',
  },
  {
    name: 'opening a local order',
    contract: createLocalOrder,
    given: async () => ({ body: { client_id: await addClient(app) } }),
    table: 'orders.orders',
  },
  {
    name: 'adding a line',
    contract: addLine,
    given: async () => ({
      params: { saleId: (await anOrder(app, shop, { seller: 'two' })).id },
      body: { product_id: await stockProduct(app, shop, 9), code_id: PUBLIC_CODE, size_id: 38, quantity: 1 },
    }),
    table: 'inventory.ledger',
  },
  {
    name: 'adding a size run',
    contract: addSizeRun,
    given: async () => ({
      params: { saleId: (await anOrder(app, shop, { seller: 'two' })).id },
      query: { store: shop.stores[0] },
      body: {
        product_id: await stockProduct(app, shop, 9),
        code_id: PUBLIC_CODE,
        price: PRICE,
        sizes: [{ size_id: 38, quantity: 1 }],
      },
    }),
    table: 'orders.order_lines',
  },
  {
    name: 'removing lines',
    contract: removeLines,
    given: async () => {
      const order = await anOrder(app, shop)
      return { params: { saleId: order.id }, body: { lines: order.products.map((line) => line.id) } }
    },
    table: 'inventory.ledger',
  },
  {
    name: 'checking out',
    contract: changeOrder,
    given: async () => ({
      params: { id: (await anOrder(app, shop)).id },
      body: { ...DELIVERY, step: 'check_out', payment_method: TRANSFER, city_id: BOGOTA },
    }),
    table: 'orders.order_history',
  },
  {
    name: 'cancelling',
    contract: cancelOrder,
    given: async () => ({
      params: { id: (await anOrder(app, shop)).id },
      body: { reason: 'Cambió de idea' },
    }),
    table: 'orders.order_history',
  },
  {
    name: 'undoing',
    contract: undoStep,
    given: async () => ({ params: { id: (await checkedOut(app, shop, { seller: 'two' })).id }, body: {} }),
    table: 'orders.order_history',
  },
  {
    name: 'opening a shift',
    contract: openShift,
    given: async () => ({ body: { cashier_id: shop.cashier_id, base_amount: 100_000 } }),
    table: 'orders.cashier_shifts',
  },
  ...moneyCases(() => ({ app, shop })),
]

const rowsOf = async (table: string) =>
  Number((await app.db(table).count<{ count: string }[]>('* as count'))[0]?.count)

describe('the same request five times at once with one key', () => {
  it.each(CASES)('has one effect and five equal replies: $name', async ({ contract, given, table }) => {
    const request = await given()
    const once = { ...request, headers: { 'idempotency-key': randomUUID() } }
    const before = await rowsOf(table)
    const [first, ...others] = await Promise.all(
      Array.from({ length: 5 }, () => app.reply('two', contract, once)),
    )
    for (const other of others) expect(other).toEqual(first)
    const effect = (await rowsOf(table)) - before
    const later = await app.reply('two', contract, once)
    expect(later).toEqual(first)
    expect((await rowsOf(table)) - before).toBe(effect)
    expect(effect).toBeLessThanOrEqual(2)
  })

  it('is refused when the key is reused with other content', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    await app.ok('two', createPreOrder, { body: { client_id: await addClient(app) }, headers })
    const other = await app.refused('two', createPreOrder, {
      body: { client_id: await addClient(app) },
      headers,
    })
    expect(other).toMatchObject({
      code: 422,
      errors: { 'Idempotency-Key': ['Esta clave de repetición ya se usó con otro contenido.'] },
    })
  })

  it('belongs to one user: another user’s equal key is independent', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const client_id = await addClient(app)
    const mine = await app.ok('two', createPreOrder, { body: { client_id }, headers })
    const theirs = await app.ok('online_seller', createPreOrder, { body: { client_id }, headers })
    expect(theirs.id).not.toBe(mine.id)
  })
})
