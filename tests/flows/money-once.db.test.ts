import type { OrderEvent } from '@deportivo/contracts/events/order'
import { openShift, openShiftOf, recordDrawerEntry } from '@deportivo/contracts/finance/cashiers'
import { addLine, removeLines } from '@deportivo/contracts/orders/lines'
import type { Order } from '@deportivo/contracts/orders/order'
import { cancelOrder, changeOrder, undoStep } from '@deportivo/contracts/orders/orders'
import { payByVoucher, recordPayment } from '@deportivo/contracts/orders/payments'
import { listRefunds, payRefund, refundAsVoucher } from '@deportivo/contracts/orders/refunds'
import { listVouchers } from '@deportivo/contracts/orders/vouchers'
import { listClientLines } from '@deportivo/contracts/returns/groups'
import {
  cancelReturn,
  listReturnableLines,
  requestReturn,
  undoReturnStep,
} from '@deportivo/contracts/returns/returns'
import { CASH } from '@deportivo/lifecycle/payment-methods'
import type { LoggedEvent } from '@deportivo/platform/service'
import { storeSoldLines } from '@deportivo/returns/consumers/store-sold-lines'
import { settleReturns } from '@deportivo/sales/vouchers/settle-returns'
import { anOrder, DELIVERY, present, reservedAndPaid, step, TRANSFER } from '@deportivo/testkit/order'
import { deliveredOrder, moveCase, received, requested } from '@deportivo/testkit/returns/case'
import { openReturns } from '@deportivo/testkit/returns/open'
import { proveAfterEach } from '@deportivo/testkit/returns/proofs'
import { PRICE, PUBLIC_CODE, stockProduct } from '@deportivo/testkit/shop'
import { beforeAll, describe, expect, it } from 'vitest'

// What a person who did not build it tried, to get money or goods twice.

const { app, shop, lists } = await openReturns()
proveAfterEach(app)
beforeAll(async () => {
  await app.ok('two', openShift, { body: { cashier_id: shop.cashier_id, base_amount: 0 } })
})

const REASON = { reason: 'Venta equivocada' }

const sell = (order: Order, cash_payment: number) =>
  step(app, 'local_administrative', order.id, {
    step: 'check_out',
    cash_payment,
    payment_by_transfer: 0,
    cashier_id: shop.cashier_id,
  })

const counterOrder = (quantity = 1) =>
  anOrder(app, shop, { seller: 'local_administrative', type_order: 'local', quantity })

async function sold(quantity = 1): Promise<Order> {
  const order = await counterOrder(quantity)
  const done = await sell(order, quantity * PRICE)
  await app.settled()
  return done
}

const undo = (order: Order) => app.ok('two', undoStep, { params: { id: order.id }, body: REASON })

const refundsOf = async ({ id }: Order) => {
  await app.settled()
  return app.ok('two', listRefunds, { query: { filter: `order_id:${id}`, orderBy: 'id' } })
}

const vouchersOf = async ({ client_id }: Order) => {
  await app.settled()
  const query = { filter: `client_id:${client_id}`, orderBy: 'id' }
  return app.ok('two', listVouchers, { query })
}

/** A voucher of the price of one pair. */
async function voucherOf(order: Order): Promise<number> {
  const one = await received(app, shop, await requested(app, order, lists, { exchange_rate: lists.whole }))
  await moveCase(app, one, { step: 'voucher' })
  return (await vouchersOf(order)).at(-1)?.id ?? 0
}

/** A case whose replacement is held, and whose difference is paid in cash. */
async function paidExchange(order: Order) {
  const one = await received(app, shop, await requested(app, order, lists, { exchange_rate: lists.half }))
  await moveCase(app, one, { step: 'exchange_available', size_id: 41 })
  await app.settled()
  await app.ok('local_administrative', recordPayment, {
    params: { id: order.id },
    body: { amount: PRICE / 2, payment_method: CASH, cashier_id: shop.cashier_id, return_id: one.id },
  })
  return one
}

describe('a sale that is reversed and made again', () => {
  const request = (order: Order, { products: [line] }: Order, quantity: number) =>
    app.refused('head_dispatch', requestReturn, {
      params: { saleId: order.id },
      body: {
        reason: lists.reason,
        product_id: line?.product_id ?? 0,
        size_id: line?.size_id ?? 0,
        quantity,
      },
    })

  /** As returns know it until they have read the events of the sale that was made again. */
  const storedAs = (
    order: Order,
    columns: { quantity?: number; unit_price?: number; is_delivered: boolean },
  ) =>
    app
      .db('returns.sold_lines')
      .where('line_id', order.products[0]?.id ?? 0)
      .update(columns)

  it('has only the units that it sold the second time to return', async () => {
    const first = await sold(3)
    await undo(first)
    const line_id = first.products[0]?.id ?? 0
    await app.ok('local_administrative', addLine, {
      params: { saleId: first.id },
      body: { line_id, quantity: 1 },
    })
    await sell(first, PRICE)
    await app.settled()
    await storedAs(first, { quantity: 3, is_delivered: true })
    expect(await request(first, first, 3)).toMatchObject({ code: 400 })
    expect(await app.ok('head_dispatch', listReturnableLines, { params: { id: first.id } })).toEqual([])
    expect(await app.ok('head_dispatch', listClientLines, { params: { id: first.client_id } })).toEqual([])
    await storedAs(first, { quantity: 1, is_delivered: true })
    expect(await requested(app, first, lists)).toMatchObject({ quantity: 1 })
  })

  it('has no line to return that was removed in between, whatever was read of its events', async () => {
    const order = await counterOrder()
    const product_id = await stockProduct(app, shop, 5)
    const line = { product_id, size_id: 40, quantity: 1, code_id: PUBLIC_CODE }
    const both = await app.ok('local_administrative', addLine, { params: { saleId: order.id }, body: line })
    await sell(order, 2 * PRICE)
    await app.settled()
    await undo(order)
    const lines = [order.products[0]?.id ?? 0]
    await app.ok('local_administrative', removeLines, { params: { saleId: order.id }, body: { lines } })
    await sell(order, PRICE)
    await app.settled()
    await storedAs(order, { is_delivered: true })
    expect(await request(order, order, 1)).toMatchObject({ code: 422 })
    const left = await app.ok('head_dispatch', listReturnableLines, { params: { id: order.id } })
    expect(left.map(({ line_id }) => line_id)).toEqual(both.products.map(({ id }) => id).slice(1))
    // All events of the order in one batch, as after a pause of the consumer.
    await storedAs(order, { is_delivered: true })
    const events = (await app
      .db('bus.event_log')
      .where({ aggregate_type: 'order', aggregate_id: String(order.id) })
      .orderBy('pos')) as LoggedEvent<OrderEvent>[]
    await app.db.transaction((trx) => storeSoldLines.batch?.(trx, events) ?? Promise.resolve())
    const stored = await app.db('returns.sold_lines').where('order_id', order.id).orderBy('line_id')
    expect(stored.map(({ is_delivered }) => is_delivered)).toEqual([false, true])
  })
})

describe('what vouchers paid', () => {
  it('returns to them once, where a reservation with it is released and cancelled', async () => {
    const source = await deliveredOrder(app, shop)
    const voucher = await voucherOf(source)
    const order = await anOrder(app, shop, { client_id: source.client_id })
    await reservedAndPaid(app, 'online_seller', order.id, 1_000)
    await step(app, 'online_seller', order.id, {
      ...DELIVERY,
      step: 'check_out',
      payment_method: TRANSFER,
      city_id: 11_001,
    })
    await app.ok('online_seller', payByVoucher, {
      params: { id: order.id },
      body: { voucher, amount: 50_000 },
    })
    await undo(order)
    await step(app, 'two', order.id, { step: 'release' })
    const released = await vouchersOf(source)
    // The advance alone becomes a voucher of its own.
    expect(released.map(({ value, available }) => [value, available])).toEqual([
      [PRICE, PRICE],
      [1_000, 1_000],
    ])
    expect(await present(app, order.id)).toMatchObject({ paid_confirmed: 0 })
    await app.ok('two', cancelOrder, { params: { id: order.id }, body: REASON })
    expect((await vouchersOf(source)).map(({ available }) => available)).toEqual([PRICE, 1_000])
    expect(await refundsOf(order)).toEqual([])
  })
})

describe('money that is owed to the client', () => {
  /** A counter sale whose client paid the difference of an exchange that was cancelled. */
  async function withRefund() {
    const order = await sold()
    const one = await paidExchange(order)
    await app.ok('head_dispatch', cancelReturn, { params: { id: one.id }, body: REASON })
    const [refund] = await refundsOf(order)
    expect(refund).toMatchObject({ amount: PRICE / 2, state: 'pending' })
    return { order, refund: refund?.id ?? 0 }
  }

  it('pays the sale that is made again, or is paid back, and never both', async () => {
    const { order, refund } = await withRefund()
    await undo(order)
    expect(await refundsOf(order)).toMatchObject([{ state: 'void' }])
    expect(await present(app, order.id)).toMatchObject({ total_balance: PRICE / 2, refund_owed: 0 })
    await sell(order, PRICE / 2)
    for (const settle of [payRefund, refundAsVoucher])
      expect(
        await app.refused('local_administrative', settle, {
          params: { id: refund },
          body: { payment_method: CASH, cashier_id: shop.cashier_id },
        }),
      ).toMatchObject({ code: 400, message_key: 'order.refused.refund_settled' })
    expect(await present(app, order.id)).toMatchObject({ total_balance: 0, refund_owed: 0 })
  })

  it('is not paid while its order needs it, whatever made it so', async () => {
    const { order, refund } = await withRefund()
    await undo(order)
    // As an earlier release left it.
    await app
      .db('money.refunds')
      .where('id', refund)
      .update({ state: 'pending', settled_at: null, settled_by: null })
    const pay = { params: { id: refund }, body: { payment_method: CASH, cashier_id: shop.cashier_id } }
    expect(await app.refused('local_administrative', payRefund, pay)).toMatchObject({
      code: 400,
      message_key: 'order.refused.refund_needed',
    })
    await app.db('money.refunds').where('id', refund).update({ state: 'void' })
  })

  it('is what an order was paid beyond its price, once it is sold over the counter', async () => {
    const order = await counterOrder()
    const line = {
      product_id: await stockProduct(app, shop, 5),
      size_id: 40,
      quantity: 1,
      code_id: PUBLIC_CODE,
    }
    await app.ok('local_administrative', addLine, { params: { saleId: order.id }, body: line })
    const pay = { amount: 2 * PRICE, payment_method: CASH, cashier_id: shop.cashier_id }
    await app.ok('local_administrative', recordPayment, { params: { id: order.id }, body: pay })
    const lines = [order.products[0]?.id ?? 0]
    await app.ok('local_administrative', removeLines, { params: { saleId: order.id }, body: { lines } })
    const more = await app.refused('local_administrative', changeOrder, {
      params: { id: order.id },
      body: { step: 'check_out', cash_payment: 1, payment_by_transfer: 0, cashier_id: shop.cashier_id },
    })
    expect(more).toMatchObject({ code: 422 })
    expect(await sell(order, 0)).toMatchObject({ state_id: 'sold_local' })
    expect(await refundsOf(order)).toMatchObject([{ amount: PRICE, state: 'pending' }])
    expect(await present(app, order.id)).toMatchObject({ refund_owed: PRICE })
    await undo(order)
    expect(await refundsOf(order)).toMatchObject([{ state: 'void' }])
    await sell(order, 0)
    expect(await refundsOf(order)).toMatchObject([{ state: 'void' }, { amount: PRICE, state: 'pending' }])
  })
})

describe('the difference of an exchange', () => {
  it('stays charged where its replacement was held again before the undo was read', async () => {
    const order = await deliveredOrder(app, shop)
    const one = await paidExchange(order)
    await app.ok('two', undoReturnStep, { params: { id: one.id }, body: REASON })
    await moveCase(app, one, { step: 'exchange_available', size_id: 39 })
    await app.settled()
    // The undo once more, as one that arrives late.
    const undone = (await app
      .db('bus.event_log')
      .where({ aggregate_type: 'return', aggregate_id: String(one.id), type: 'return.step_undone' })
      .orderBy('pos')) as LoggedEvent[]
    const before = await refundsOf(order)
    for (const event of undone)
      await app.db.transaction(
        (trx) => settleReturns.handles['return.step_undone']?.(trx, event) ?? Promise.resolve(),
      )
    expect(await refundsOf(order)).toEqual(before)
    await app.ok('head_dispatch', cancelReturn, { params: { id: one.id }, body: REASON })
    await app.settled()
  })
})

describe('a drawer', () => {
  it('gives no cash back that is not in it', async () => {
    const order = await sold()
    const open = await app.ok('two', openShiftOf, { query: { cashier_id: shop.cashier_id } })
    if (open === null || Array.isArray(open)) throw new Error('the register is open')
    await app.ok('two', recordDrawerEntry, {
      params: { id: open.id },
      body: { direction: 'out', amount: open.expected_amount, reason: 'deposit', note: 'Consignación' },
    })
    const drawer = await app.refused('two', undoStep, { params: { id: order.id }, body: REASON })
    expect(drawer).toMatchObject({ code: 400, message_key: 'order.refused.drawer_short' })
    expect(await present(app, order.id)).toMatchObject({ state_id: 'sold_local' })
  })
})
