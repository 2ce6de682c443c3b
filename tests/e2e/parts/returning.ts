import type { Order } from '@deportivo/contracts/orders/order'
import { listClientLines, requestReturns } from '@deportivo/contracts/returns/groups'
import type { Calls } from '@deportivo/testkit/calls'
import { returnLists } from '@deportivo/testkit/returns/case'
import { expect } from 'vitest'
import { delivered } from './delivered.ts'
import { PATIENT } from './visitor.ts'

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
    ...{ sale_id: id, line_id: line?.id ?? 0, quantity },
  })
  const lists = await returnLists(calls)
  const lines = [lineOf(first, 1), lineOf(first, 1), lineOf(second, 1)]
  const body = { lines, reason: lists.reason, exchange_rate: lists.whole }
  const { group_id, cases } = await calls.ok('two', requestReturns, { body })
  return { client_id, group_id: group_id ?? 0, ids: cases.map(({ id }) => id), orders: [first, second] }
}
