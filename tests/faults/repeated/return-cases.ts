import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import { changeReturnGroup, requestReturns } from '@deportivo/contracts/returns/groups'
import {
  cancelReturn,
  changeReturn,
  requestReturn,
  undoReturnStep,
  uploadReturnFile,
} from '@deportivo/contracts/returns/returns'
import { deliveredOrder, received, requested, requestOf, returnLists } from '@deportivo/testkit/returns/case'
import { formOf, PIXEL } from '@deportivo/testkit/files/upload'
import type { Case, Opened } from './case.ts'

async function pending({ app, shop }: Opened) {
  const lists = await returnLists(app)
  const one = await requested(app, await deliveredOrder(app, shop), lists)
  return { one, lists, params: { id: one.id } }
}

/** A case whose goods are in quarantine. */
async function arrived(opened: Opened) {
  const { one, lists, params } = await pending(opened)
  await received(opened.app, opened.shop, one)
  return { lists, params }
}

/** A request of lines of two orders of a client. */
async function twoLines({ app, shop }: Opened) {
  const lists = await returnLists(app)
  const first = await deliveredOrder(app, shop)
  const second = await deliveredOrder(app, shop, { client_id: first.client_id })
  const lines = [first, second].map(({ id, products: [line] }) => ({
    sale_id: id,
    line_id: line?.id ?? 0,
    quantity: 1,
  }))
  return { body: { lines, reason: lists.reason } }
}

/** Return cases: what is requested, received, exchanged and owed happens once. */
export const RETURN_CASES: Case[] = [
  {
    contract: requestReturns,
    given: async (opened) => ({ body: (await twoLines(opened)).body }),
  },
  {
    contract: changeReturnGroup,
    given: async (opened) => {
      const { app, shop } = opened
      // The quarantine of the store is made by the first receipt.
      await arrived(opened)
      const { group_id } = await app.ok('head_dispatch', requestReturns, {
        body: (await twoLines(opened)).body,
      })
      const body = { step: 'received_in_store', entrance_store: shop.stores[0] }
      return { params: { id: group_id ?? 0 }, body }
    },
  },
  {
    contract: requestReturn,
    given: async ({ app, shop }) => {
      const lists = await returnLists(app)
      const order = await deliveredOrder(app, shop)
      return { params: { saleId: order.id }, body: requestOf(order, lists) }
    },
  },
  {
    contract: requestReturn,
    name: 'size changed at the counter',
    given: async (opened) => {
      // The quarantine of the store is made by the first receipt.
      const { lists } = await arrived(opened)
      const order = await deliveredOrder(opened.app, opened.shop)
      return { params: { saleId: order.id }, body: { ...requestOf(order, lists), replacement_size_id: 41 } }
    },
  },
  {
    contract: requestReturn,
    name: 'handed over at the counter',
    given: async (opened) => {
      // The quarantine of the store is made by the first receipt.
      const { lists } = await arrived(opened)
      const order = await deliveredOrder(opened.app, opened.shop)
      const wanted = { replacement_size_id: 41, hand_over: true }
      return { params: { saleId: order.id }, body: { ...requestOf(order, lists), ...wanted } }
    },
  },
  {
    contract: changeReturn,
    name: 'received in store',
    given: async (opened) => {
      // The quarantine of the store is made by the first receipt.
      await arrived(opened)
      const { params } = await pending(opened)
      return { params, body: { step: 'received_in_store', entrance_store: opened.shop.stores[0] } }
    },
  },
  {
    contract: changeReturn,
    name: 'voucher',
    given: async (opened) => {
      const { lists, params } = await arrived(opened)
      return { params, body: { step: 'voucher', exchange_rate: lists.whole } }
    },
  },
  {
    contract: changeReturn,
    name: 'replacement',
    given: async (opened) => ({
      params: (await arrived(opened)).params,
      body: { step: 'exchange_available', size_id: 41 },
    }),
  },
  {
    contract: cancelReturn,
    given: async (opened) => ({ params: (await arrived(opened)).params, body: { reason: 'Desistió' } }),
  },
  {
    contract: undoReturnStep,
    given: async (opened) => ({ params: (await arrived(opened)).params, body: { reason: 'Error' } }),
  },
  {
    contract: uploadReturnFile,
    given: async (opened) => ({
      params: (await pending(opened)).params,
      form: formOf(
        { type: String(ATTACHMENT_TYPES.client) },
        { name: 'suela.png', type: 'image/png', bytes: PIXEL },
      ),
    }),
  },
]
