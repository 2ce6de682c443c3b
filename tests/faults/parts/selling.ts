import { randomUUID } from 'node:crypto'
import { addLine } from '@deportivo/contracts/orders/lines'
import { createPreOrder } from '@deportivo/contracts/orders/orders'
import type { Calls } from '@deportivo/testkit/calls'
import { addClient, PUBLIC_CODE, stockProduct } from '@deportivo/testkit/shop'
import { companyShop } from '../../e2e/parts/company.ts'

export interface Goods {
  client_id: number
  product_id: number
}

const MORE_THAN_ANY_TEST_SELLS = 100_000

/** A client of the demo company, and a product that is never sold out. */
export async function plentyOfGoods(calls: Calls): Promise<Goods> {
  const shop = await companyShop(calls)
  return {
    client_id: await addClient(calls),
    product_id: await stockProduct(calls, shop, MORE_THAN_ANY_TEST_SELLS),
  }
}

/** As the console sends it: a repeated request has one effect. */
export const keyed = () => ({ headers: { 'idempotency-key': randomUUID() } })

/** Opens an order and adds one unit to it; `onOpened` gets its number as soon as that is acknowledged. */
export async function sellOne(
  calls: Calls,
  { client_id, product_id }: Goods,
  onOpened: (id: number) => void = () => undefined,
): Promise<number> {
  const { id } = await calls.ok('online_seller', createPreOrder, { body: { client_id }, ...keyed() })
  onOpened(id)
  const line = { product_id, code_id: PUBLIC_CODE, size_id: 41, quantity: 1 }
  await calls.ok('online_seller', addLine, { params: { saleId: id }, body: line, ...keyed() })
  return id
}
