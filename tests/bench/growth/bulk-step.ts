import { changeManyOrders } from '@deportivo/contracts/orders/orders'
import type { Running } from '@deportivo/platform/run'
import type { Knex } from 'knex'
import { v7 as uuid } from 'uuid'
import { makeOrders } from '../data/make-orders.ts'
import { STAGES } from '../data/order-stages.ts'
import { post } from '../load/request.ts'
import { sendRight } from '../parts/in-process.ts'

const ORDERS = 200

/** Milliseconds of one step over two hundred orders. */
export async function measureBulkStep(
  running: Running,
  db: Knex,
  headers: Record<string, string>,
): Promise<number> {
  const { first } = await makeOrders(db, STAGES.assigned, ORDERS)
  const sales = Array.from({ length: ORDERS }, (_, n) => first + n)
  const request = post(
    `/api/v1${changeManyOrders.path}`,
    { sales, step: 'get_ready' },
    { ...headers, 'idempotency-key': uuid() },
  )
  const began = performance.now()
  await sendRight(running, {
    request,
    isRight: ({ body }) =>
      (JSON.parse(body) as { data?: { updated: number[] } }).data?.updated.length === ORDERS,
  })
  return performance.now() - began
}
