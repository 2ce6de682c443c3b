import { exchangeRates, returnReasons } from '@deportivo/contracts/catalogue/lists'
import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import type { Order } from '@deportivo/contracts/orders/order'
import type { ReturnCase } from '@deportivo/contracts/returns/case'
import { changeReturn, requestReturn, uploadReturnFile } from '@deportivo/contracts/returns/returns'
import { randomUUID } from 'node:crypto'
import type { Calls, Person, Shopfront } from '../calls.ts'
import { orderAt, step, type Wanted } from '../order.ts'
import type { Shop } from '../shop.ts'
import { formOf, PIXEL } from '../files/upload.ts'

/** A reason and a rate of the whole amount, and one of half of it. */
export interface ReturnLists {
  reason: number
  whole: number
  half: number
}

export async function returnLists(app: Calls): Promise<ReturnLists> {
  const mark = randomUUID().slice(0, 8)
  const reason = await app.ok('two', returnReasons.create, { body: { name: `Defecto de suela ${mark}` } })
  const rate = (name: string, percentage: number) =>
    app.ok('two', exchangeRates.create, { body: { name: `${name} ${mark}`, percentage } })
  const whole = await rate('Completo', 100)
  const half = await rate('Mitad', 50)
  return { reason: reason.id, whole: whole.id, half: half.id }
}

/** An order of two units that its client has, and that returns know of. */
export async function deliveredOrder(app: Shopfront, shop: Shop, wanted: Wanted = {}): Promise<Order> {
  const packed = await orderAt(app, shop, 'packing_up', { quantity: 2, ...wanted })
  const order = await step(app, 'head_dispatch', packed.id, {
    step: 'delivered_locally',
    receiver_name: 'Ana Demo',
  })
  await app.settled()
  return order
}

/** The body of a request for units of the order's first line. */
export function requestOf({ products: [line] }: Order, { reason }: ReturnLists, quantity = 1) {
  if (!line) throw new Error('the order has a line')
  return { reason, product_id: line.product_id, size_id: line.size_id, quantity }
}

export const requested = (
  app: Calls,
  order: Order,
  lists: ReturnLists,
  more: { quantity?: number; exchange_rate?: number } = {},
): Promise<ReturnCase> =>
  app.ok('head_dispatch', requestReturn, {
    params: { saleId: order.id },
    body: { ...requestOf(order, lists, more.quantity), ...more },
  })

export const moveCase = (
  app: Calls,
  { id }: { id: number },
  body: object,
  person: Person = 'head_dispatch',
): Promise<ReturnCase> => app.ok(person, changeReturn, { params: { id }, body })

export const received = (app: Calls, shop: Shop, one: ReturnCase): Promise<ReturnCase> =>
  moveCase(app, one, { state_id: 'return_received_store', entrance_store: shop.stores[0] })

/** Attaches a picture of what was sent to a case. */
export async function sentPicture(app: Calls, { id }: { id: number }, bytes: Buffer = PIXEL): Promise<void> {
  const form = formOf(
    { type: String(ATTACHMENT_TYPES.sent) },
    { name: 'enviado.png', type: 'image/png', bytes },
  )
  await app.send('head_dispatch', uploadReturnFile, id, form)
}

/** A case whose replacement costs the client half of the price more, ready to be delivered. */
export async function dearerExchange(
  app: Calls,
  shop: Shop,
  order: Order,
  lists: ReturnLists,
): Promise<ReturnCase> {
  const one = await received(app, shop, await requested(app, order, lists, { exchange_rate: lists.half }))
  await moveCase(app, one, { step: 'exchange_available', size_id: 41 })
  await sentPicture(app, one)
  return moveCase(app, one, { step: 'enlist' })
}
