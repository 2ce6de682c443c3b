import type { Order } from '@deportivo/contracts/orders/order'
import { listClientLines, requestReturns } from '@deportivo/contracts/returns/groups'
import type { Calls } from '@deportivo/testkit/calls'
import { orderAt, step } from '@deportivo/testkit/order'
import { returnLists } from '@deportivo/testkit/returns/case'
import { stockProduct } from '@deportivo/testkit/shop'
import { expect } from 'vitest'
import { companyShop } from './company.ts'
import { PATIENT } from './visitor.ts'

/** An order of two pairs that its client has. */
export async function delivered(calls: Calls, product: string, client_id?: number) {
  const shop = await companyShop(calls)
  const product_id = await stockProduct(calls, shop, 5, [40, 41], product)
  const wanted = { product_id, quantity: 2, ...(client_id !== undefined && { client_id }) }
  const packed = await orderAt(calls, shop, 'packing_up', wanted)
  return step(calls, 'head_dispatch', packed.id, {
    step: 'delivered_locally',
    receiver_name: 'Ana Demo',
  })
}

export interface Requested {
  client_id: number
  group_id: number
  /** Of its cases, the first order's first. */
  ids: number[]
  orders: [Order, Order]
}

/** Three pairs of two orders that their client brings back, under one request. */
export async function threePairs(calls: Calls, product: string): Promise<Requested> {
  const first = await delivered(calls, `${product} A`)
  const { client_id } = first
  const second = await delivered(calls, `${product} B`, client_id)
  const linesOf = () => calls.ok('two', listClientLines, { params: { id: client_id } })
  // Returns know of an order by its events.
  await expect.poll(async () => (await linesOf()).length, PATIENT).toBe(2)
  const lineOf = ({ id, products: [line] }: Order, quantity: number) => ({
    sale_id: id,
    line_id: line?.id ?? 0,
    quantity,
  })
  const lists = await returnLists(calls)
  const lines = [lineOf(first, 1), lineOf(first, 1), lineOf(second, 1)]
  const body = { lines, reason: lists.reason, exchange_rate: lists.whole }
  const { group_id, cases } = await calls.ok('two', requestReturns, { body })
  return { client_id, group_id: group_id ?? 0, ids: cases.map(({ id }) => id), orders: [first, second] }
}
