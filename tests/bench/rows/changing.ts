import { changeOrder } from '@deportivo/contracts/orders/orders'
import { addLine as addLineRoute } from '@deportivo/contracts/orders/lines'
import { v7 as uuid } from 'uuid'
import { PRODUCTS, SIZES } from '../data/fill-shop.ts'
import { makeOrders } from '../data/make-orders.ts'
import { STAGES, versionAt } from '../data/order-stages.ts'
import type { Reply } from '../load/connection.ts'
import { post } from '../load/request.ts'
import { createPick } from './pick.ts'
import type { Row, Shop } from './row.ts'

interface OurOrder {
  data: { id: number; version: number; state_id: string; products: { product_id: number; held: number }[] }
}

const ourOrder = (reply: Reply) =>
  reply.status === 200 ? (JSON.parse(reply.body) as OurOrder).data : undefined

/** Every request has its own key, like those of the console. */
const withKey = (headers: Record<string, string>) => ({ ...headers, 'idempotency-key': uuid() })

interface FloorLine {
  data?: { id: number; line: { product_id: number }; lines_before: unknown[] }
}

/** Adds a fourth line to an order that is being built: priced, held, published. */
export function addLine({ db, as }: Shop): Row {
  const pick = createPick(4)
  const headers = as('online_seller')
  const version = versionAt(STAGES.pre_orden)
  const isOurs = (id: number, product: number) => (reply: Reply) => {
    const order = ourOrder(reply)
    const line = order?.products.find(({ product_id }) => product_id === product)
    return (
      order?.id === id && order.version === version + 1 && order.products.length === 4 && line?.held === 1
    )
  }
  const isFloors = (id: number, product: number) => (reply: Reply) => {
    const order = (JSON.parse(reply.body) as FloorLine).data
    return order?.id === id && order.line.product_id === product && order.lines_before.length === 3
  }
  return {
    name: 'add a line, stock held',
    target: 0.45,
    most: { statements: 8, roundTrips: 3 },
    async ready(side, count) {
      const { first, last } = await makeOrders(db, STAGES.pre_orden, count)
      let id = first
      return () => {
        const order = id++
        if (order > last) return null
        // None of the three products that the order already has.
        const product_id = 1 + ((order * 7919 + 4 * 104_729) % PRODUCTS)
        const line = { product_id, size_id: pick(SIZES[0], SIZES[0] + SIZES.length - 1), quantity: 1 }
        if (side === 'floor')
          return {
            request: post('/line', { ...line, order_id: order, event_id: uuid() }),
            isRight: isFloors(order, product_id),
          }
        const path = `/api/v1${addLineRoute.path.replace(':saleId', String(order))}`
        return {
          request: post(path, { ...line, code_id: 4, version }, withKey(headers)),
          isRight: isOurs(order, product_id),
        }
      }
    },
  }
}

interface FloorDelivery {
  data?: { id: number; state_id: string; version: number; lines: unknown[] }
}

/** Delivers a packed order: its units leave the stock. */
export function deliver({ db, as }: Shop): Row {
  const headers = as('head_dispatch')
  const version = versionAt(STAGES.packing_up)
  const receiver_name = 'Marta Ibarra'
  const isRight = (id: number, order: { id: number; version: number; state_id: string } | undefined) =>
    order?.id === id && order.state_id === 'delivered_local' && order.version === version + 1
  return {
    name: 'one state step with stock, history and event',
    target: 0.4,
    most: { statements: 8, roundTrips: 2 },
    async ready(side, count) {
      const { first, last } = await makeOrders(db, STAGES.packing_up, count)
      let id = first
      return () => {
        const order = id++
        if (order > last) return null
        if (side === 'floor')
          return {
            request: post('/deliver', { order_id: order, receiver_name, event_id: uuid() }),
            isRight: (reply) => isRight(order, (JSON.parse(reply.body) as FloorDelivery).data),
          }
        const path = `/api/v1${changeOrder.path.replace(':id', String(order))}`
        return {
          request: post(path, { step: 'delivered_locally', receiver_name, version }, withKey(headers)),
          isRight: (reply) => isRight(order, ourOrder(reply)),
        }
      }
    },
  }
}
