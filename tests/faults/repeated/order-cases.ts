import { openShift } from '@deportivo/contracts/finance/cashiers'
import { claimOrder, releaseClaim } from '@deportivo/contracts/dispatch/board'
import { ATTACHMENT_TYPES, uploadOrderFile } from '@deportivo/contracts/orders/files'
import { takeAlternative } from '@deportivo/contracts/orders/alternatives'
import {
  addLine,
  addSizeRun,
  changePrices,
  groupLines,
  pickLines,
  removeLines,
  transferUnits,
} from '@deportivo/contracts/orders/lines'
import {
  cancelOrder,
  changeManyOrders,
  changeOrder,
  createLocalOrder,
  createManyLocalOrders,
  createPreOrder,
  undoStep,
} from '@deportivo/contracts/orders/orders'
import { anOrder, checkedOut, DELIVERY, orderAt, step, TRANSFER } from '@deportivo/testkit/order'
import { addClient, BOGOTA, openShop, PRICE, PUBLIC_CODE, stockProduct } from '@deportivo/testkit/shop'
import { formOf, PIXEL } from '@deportivo/testkit/files/upload'
import type { Case, Opened } from './case.ts'

const two = { seller: 'two' } as const

async function twoOrders({ app, shop }: Opened) {
  const product_id = await stockProduct(app, shop, 9)
  const from = await anOrder(app, shop, { ...two, product_id, quantity: 3 })
  const to = await anOrder(app, shop, { ...two, product_id })
  return { sale_out: from.id, sale_in: to.id, product_id, size_id: 40, quantity: 1 }
}

/** Orders, their lines, files and board. */
export const ORDER_CASES: Case[] = [
  {
    contract: createPreOrder,
    given: async ({ app }) => ({ body: { client_id: await addClient(app) } }),
  },
  {
    contract: createLocalOrder,
    given: async ({ app }) => ({ body: { client_id: await addClient(app) } }),
  },
  {
    contract: addLine,
    given: async ({ app, shop }) => ({
      params: { saleId: (await anOrder(app, shop, { seller: 'two' })).id },
      body: { product_id: await stockProduct(app, shop, 9), code_id: PUBLIC_CODE, size_id: 38, quantity: 1 },
    }),
  },
  {
    contract: takeAlternative,
    given: async ({ app, shop }) => {
      const product_id = await stockProduct(app, shop, 9)
      const { id, products } = await anOrder(app, shop, { ...two, product_id, quantity: 3 })
      return {
        params: { saleId: id },
        body: { line_id: products[0]?.id ?? 0, keeps: 1, product_id, store_id: shop.stores[0], quantity: 2 },
      }
    },
  },
  {
    contract: addSizeRun,
    given: async ({ app, shop }) => ({
      params: { saleId: (await anOrder(app, shop, { seller: 'two' })).id },
      query: { store: shop.stores[0] },
      body: {
        product_id: await stockProduct(app, shop, 9),
        code_id: PUBLIC_CODE,
        price: PRICE,
        sizes: [{ size_id: 38, quantity: 1 }],
      },
    }),
  },
  {
    contract: removeLines,
    given: async ({ app, shop }) => {
      const order = await anOrder(app, shop)
      return { params: { saleId: order.id }, body: { lines: order.products.map((line) => line.id) } }
    },
  },
  {
    name: 'reminding a seller of a reserved order',
    contract: changeOrder,
    given: async ({ app, shop }) => {
      const { id } = await anOrder(app, shop)
      await step(app, 'online_seller', id, { step: 'reserve' })
      return { params: { id }, body: { step: 'remind_seller' } }
    },
  },
  {
    name: 'checking out',
    contract: changeOrder,
    given: async ({ app, shop }) => ({
      params: { id: (await anOrder(app, shop)).id },
      body: { ...DELIVERY, step: 'check_out', payment_method: TRANSFER, city_id: BOGOTA },
    }),
  },
  {
    contract: cancelOrder,
    given: async ({ app, shop }) => ({
      params: { id: (await anOrder(app, shop)).id },
      body: { reason: 'Cambió de idea' },
    }),
  },
  {
    contract: undoStep,
    given: async ({ app, shop }) => ({
      params: { id: (await checkedOut(app, shop, { seller: 'two' })).id },
      body: {},
    }),
  },
  {
    contract: openShift,
    given: async ({ app }) => ({
      body: { cashier_id: (await openShop(app)).cashier_id, base_amount: 100_000 },
    }),
  },
  {
    contract: createManyLocalOrders,
    given: async ({ app }) => ({
      body: { orders: [{ client_id: await addClient(app) }, { client_id: await addClient(app) }] },
    }),
  },
  { contract: transferUnits, given: async (opened) => ({ body: await twoOrders(opened) }) },
  {
    contract: groupLines,
    given: async ({ app, shop }) => {
      const { id, products } = await anOrder(app, shop, two)
      return { params: { id }, body: { group_id: 1, lines: products.map((line) => line.id) } }
    },
  },
  {
    contract: changePrices,
    given: async ({ app, shop }) => {
      const { id, products } = await anOrder(app, shop, two)
      return { params: { id }, body: { unit_price: 200_000, lines: products.map((line) => line.id) } }
    },
  },
  {
    contract: changeManyOrders,
    given: async ({ app, shop }) => {
      const first = await orderAt(app, shop, 'assign_dispatch_assistant')
      const second = await orderAt(app, shop, 'assign_dispatch_assistant')
      return { body: { sales: [first.id, second.id], step: 'get_ready' } }
    },
  },
  {
    contract: pickLines,
    given: async ({ app, shop }) => {
      const { id, products } = await orderAt(app, shop, 'getting_ready')
      return { params: { id }, body: { lines: [{ line_id: products[0]?.id ?? 0, quantity: 1 }] } }
    },
  },
  {
    contract: uploadOrderFile,
    given: async ({ app, shop }) => ({
      params: { id: (await anOrder(app, shop, two)).id },
      form: formOf(
        { type: String(ATTACHMENT_TYPES.payment_support) },
        { name: 'soporte.png', type: 'image/png', bytes: PIXEL },
      ),
    }),
  },
  {
    contract: claimOrder,
    given: async ({ app, shop }) => ({ params: { id: (await checkedOut(app, shop)).id }, body: {} }),
  },
  {
    contract: releaseClaim,
    given: async ({ app, shop }) => {
      const params = { id: (await checkedOut(app, shop)).id }
      await app.settled()
      await app.ok('two', claimOrder, { params, body: {} })
      return { params }
    },
  },
]
