import { openShift } from '@deportivo/contracts/finance/cashiers'
import { listDelivered } from '@deportivo/contracts/dispatch/board'
import type { Order } from '@deportivo/contracts/orders/order'
import {
  cancelOrder,
  changeManyOrders,
  getOrder,
  orderHistory,
  undoStep,
} from '@deportivo/contracts/orders/orders'
import { listRefunds } from '@deportivo/contracts/orders/refunds'
import type { ReturnCase } from '@deportivo/contracts/returns/case'
import { listClientLines } from '@deportivo/contracts/returns/groups'
import { cancelReturn, requestReturn, undoReturnStep } from '@deportivo/contracts/returns/returns'
import { returnCode } from '@deportivo/lifecycle/paper-codes'
import { proveCases } from '@deportivo/returns/proofs/prove-cases'
import { anOrder, step } from '@deportivo/testkit/order'
import { openReturns } from '@deportivo/testkit/returns/open'
import { proveAfterEach } from '@deportivo/testkit/returns/proofs'
import {
  deliveredOrder,
  moveCase,
  received,
  requested,
  requestOf,
  sentPicture,
} from '@deportivo/testkit/returns/case'
import { PRICE } from '@deportivo/testkit/shop'
import { beforeAll, describe, expect, it } from 'vitest'

const { app, shop, lists } = await openReturns()
proveAfterEach(app)
beforeAll(async () => {
  await app.ok('two', openShift, { body: { cashier_id: shop.cashier_id, base_amount: 0 } })
})

const RATE = { exchange_rate: lists.whole }
const reason = 'Se registró por error'

const undo = ({ id }: { id: number }, body: object = { reason }) => ({ params: { id }, body })

const refusedUndo = async (order: { id: number }) => {
  await app.settled()
  const { code, message } = await app.refused('two', undoStep, undo(order))
  return { code, message }
}

const inProgress = (one: ReturnCase) => ({
  code: 400,
  message: `El pedido tiene la garantía ${returnCode(one.id)} en curso: cancélela primero.`,
})
const settled = (one: ReturnCase) => ({
  code: 400,
  message: `El cliente ya recibió lo de la garantía ${returnCode(one.id)}: el pedido no puede volver atrás ni cancelarse.`,
})

const refundsOf = async ({ id }: Order) => {
  await app.settled()
  return app.ok('two', listRefunds, { query: { filter: `order_id:${id}` } })
}

const counterSale = async (): Promise<Order> => {
  const order = await anOrder(app, shop, { seller: 'local_administrative', type_order: 'local' })
  const paid = { cash_payment: PRICE, payment_by_transfer: 0, cashier_id: shop.cashier_id }
  const sold = await step(app, 'local_administrative', order.id, { step: 'check_out', ...paid })
  await app.settled()
  return sold
}

const withVoucher = async (order: Order) => {
  const one = await received(app, shop, await requested(app, order, lists, RATE))
  return moveCase(app, one, { step: 'voucher' })
}

const exchanged = async (order: Order) => {
  const one = await received(app, shop, await requested(app, order, lists, RATE))
  await moveCase(app, one, { step: 'exchange_available', size_id: 41 })
  await sentPicture(app, one)
  await moveCase(app, one, { step: 'enlist' })
  return moveCase(app, one, { step: 'delivered' })
}

describe('an order with a return case', () => {
  it('is not undone while the case is open, which the refusal names', async () => {
    const order = await deliveredOrder(app, shop)
    const one = await requested(app, order, lists, RATE)
    expect(await refusedUndo(order)).toEqual(inProgress(one))
    await moveCase(app, await received(app, shop, one), { step: 'return_to_store' })
    expect(await refusedUndo(order)).toEqual(inProgress(one))
    expect(await app.ok('two', getOrder, { params: { id: order.id } })).toMatchObject({
      state_id: 'delivered_local',
    })
  })

  it('neither undone nor cancelled once the client has a voucher of it', async () => {
    const order = await deliveredOrder(app, shop)
    const one = await withVoucher(order)
    expect(await refusedUndo(order)).toEqual(settled(one))
    expect(await app.refused('two', cancelOrder, undo(order))).toMatchObject({ code: 400 })
    expect(await refundsOf(order)).toEqual([])
  })

  it('nor once the client has the replacement', async () => {
    const order = await deliveredOrder(app, shop)
    const one = await exchanged(order)
    expect(await refusedUndo(order)).toEqual(settled(one))
  })

  it('nor of a sale over the counter, whose money stays in the register', async () => {
    const order = await counterSale()
    const one = await withVoucher(order)
    expect(await refusedUndo(order)).toEqual(settled(one))
    expect(await app.ok('two', getOrder, { params: { id: order.id } })).toMatchObject({
      state_id: 'sold_local',
      paid_confirmed: PRICE,
    })
  })

  it('is undone and cancelled once its cases are cancelled, and these stay so', async () => {
    const order = await deliveredOrder(app, shop)
    const one = await requested(app, order, lists, RATE)
    await app.ok('head_dispatch', cancelReturn, undo(one))
    await app.ok('two', undoStep, undo(order))
    const restored = await app.refused('head_dispatch', undoReturnStep, undo(one))
    expect(restored.message).toBe('El pedido aún no se ha entregado ni vendido.')
    await app.ok('two', cancelOrder, undo(order))
    expect(await refundsOf(order)).toMatchObject([{ amount: 2 * PRICE }])
  })

  it('may undo a step after the delivery', async () => {
    const order = await deliveredOrder(app, shop)
    await step(app, 'head_dispatch', order.id, { step: 'delivered_to_customer' })
    await requested(app, order, lists, RATE)
    await app.ok('two', undoStep, undo(order))
    expect(await app.ok('two', getOrder, { params: { id: order.id } })).toMatchObject({
      state_id: 'delivered_local',
    })
  })

  it('shows on its page and on the board why it cannot be reversed', async () => {
    const order = await deliveredOrder(app, shop)
    const [free] = await app.ok('head_dispatch', orderHistory, { params: { id: order.id } })
    expect(free).toMatchObject({ can_reverse: true, reverse_refused: null })
    const one = await requested(app, order, lists, RATE)
    const { message } = inProgress(one)
    const [last, ...earlier] = await app.ok('head_dispatch', orderHistory, { params: { id: order.id } })
    expect(last).toMatchObject({ can_reverse: false, reverse_refused: message })
    expect(earlier.filter((entry) => entry.reverse_refused !== null)).toEqual([])
    const [seen] = await app.ok('winery_manager', orderHistory, { params: { id: order.id } })
    expect(seen).toMatchObject({ can_reverse: false, reverse_refused: null })
    const tray = await app.ok('head_dispatch', listDelivered)
    expect(tray.find(({ id }) => id === order.id)).toMatchObject({
      undo_until: null,
      can_reverse: false,
      reverse_refused: message,
    })
    expect(await app.ok('head_dispatch', getOrder, { params: { id: order.id } })).toMatchObject({
      undo_until: null,
    })
  })
})

describe('an order that went back to an earlier state with its cases, before that was refused', () => {
  /** As the data of an earlier release may have it. */
  const wentBack = async () => {
    const order = await deliveredOrder(app, shop)
    const one = await requested(app, order, lists, RATE)
    await app.db('returns.cases').where('id', one.id).update({ state_id: 'return_cancelled' })
    await app.ok('two', undoStep, undo(order))
    await app.db('returns.cases').where('id', one.id).update({ state_id: 'return_pending' })
    await app.settled()
    return { order, one }
  }

  it('is not cancelled, alone or with others, until its case is', async () => {
    const { order, one } = await wentBack()
    const { message } = await app.refused('two', cancelOrder, undo(order))
    expect(message).toBe(inProgress(one).message)
    const many = await app.ok('two', changeManyOrders, {
      body: { sales: [order.id], step: 'cancel', reason },
    })
    expect(JSON.stringify(many)).toContain(returnCode(one.id))
    await app.ok('head_dispatch', cancelReturn, undo(one))
    await app.ok('two', cancelOrder, undo(order))
  })

  it('takes no request, of its lines or of a replacement', async () => {
    const { order, one } = await wentBack()
    const { message } = await app.refused('head_dispatch', requestReturn, {
      params: { saleId: order.id },
      body: requestOf(order, lists),
    })
    expect(message).toBe('El pedido aún no se ha entregado ni vendido.')
    await app.ok('head_dispatch', cancelReturn, undo(one))
    const other = await deliveredOrder(app, shop)
    await exchanged(other)
    await app.db('orders.orders').where('id', other.id).update({ delivered_at: null })
    const again = { params: { saleId: other.id }, body: { ...requestOf(other, lists), size_id: 41 } }
    expect((await app.refused('head_dispatch', requestReturn, again)).message).toBe(message)
    expect(await app.ok('two', listClientLines, { params: { id: other.client_id } })).toEqual([])
    await app.db('orders.orders').where('id', other.id).update({ delivered_at: new Date() })
  })
})

it('a proof finds a voucher of an order that went back', async () => {
  const order = await deliveredOrder(app, shop)
  const one = await withVoucher(order)
  // The credit of the case is booked on a delivered order.
  await app.settled()
  const orders = () => app.db('orders.orders').where('id', order.id)
  await orders().update({ delivered_at: null })
  expect((await proveCases(app.db)).differences).toMatchObject([{ return_id: one.id, is_order_gone: true }])
  await orders().update({ delivered_at: new Date() })
})

it('of a request and an undo at the same time, never both succeed', async () => {
  const orders: Order[] = []
  for (let index = 0; index < 12; index += 1) orders.push(await deliveredOrder(app, shop))
  const outcomes = await Promise.all(
    orders.map(async (order) => {
      const asked = { params: { saleId: order.id }, body: requestOf(order, lists) }
      const both = [
        () => app.attempt('two', undoStep, undo(order)),
        () => app.attempt('head_dispatch', requestReturn, asked),
      ]
      const replies = await Promise.all((order.id % 2 ? both : both.toReversed()).map((call) => call()))
      return replies.filter(({ status }) => status === 200).length
    }),
  )
  expect(outcomes).toEqual(orders.map(() => 1))
})
