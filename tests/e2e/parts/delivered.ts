import type { Calls } from '@deportivo/testkit/calls'
import { orderAt, step } from '@deportivo/testkit/order'
import { stockProduct } from '@deportivo/testkit/shop'
import { companyShop } from './company.ts'

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
