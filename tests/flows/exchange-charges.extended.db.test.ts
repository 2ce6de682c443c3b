import { openShift } from '@deportivo/contracts/finance/cashiers'
import { confirmPayment, recordPayment, rejectPayment } from '@deportivo/contracts/orders/payments'
import { undoStep } from '@deportivo/contracts/orders/orders'
import { listRefunds, payRefund } from '@deportivo/contracts/orders/refunds'
import type { ReturnCase } from '@deportivo/contracts/returns/case'
import { cancelReturn, changeReturn, getReturn, undoReturnStep } from '@deportivo/contracts/returns/returns'
import { CASH } from '@deportivo/lifecycle/payment-methods'
import type { LoggedEvent } from '@deportivo/platform/service'
import { settleReturns } from '@deportivo/sales/vouchers/settle-returns'
import { openReturns } from '@deportivo/testkit/returns/open'
import { proveAfterEach } from '@deportivo/testkit/returns/proofs'
import { CASH_ON_DELIVERY, present as orderOf, step } from '@deportivo/testkit/order'
import {
  dearerExchange,
  deliveredOrder,
  moveCase,
  received,
  requested,
} from '@deportivo/testkit/returns/case'
import { PRICE } from '@deportivo/testkit/shop'
import { beforeAll, describe, expect, it } from 'vitest'

// Half of the price is recognised, so that the same product in another size costs the client the other half.
const DIFFERENCE = PRICE / 2

const { app, shop, lists } = await openReturns()
proveAfterEach(app)
beforeAll(async () => {
  await app.ok('two', openShift, { body: { cashier_id: shop.cashier_id, base_amount: 0 } })
})

const present = async ({ id }: { id: number }) => {
  await app.settled()
  return app.ok('two', getReturn, { params: { id } })
}

const presentOrder = async ({ sale_id }: ReturnCase) => {
  await app.settled()
  return orderOf(app, sale_id)
}

/** A case whose replacement costs more than is recognised, ready to be delivered. */
const dearer = async (): Promise<ReturnCase> =>
  dearerExchange(app, shop, await deliveredOrder(app, shop), lists)

/** The same of an order that the carrier was not paid for yet. */
const unpaidDearer = async (): Promise<ReturnCase> => {
  const order = await deliveredOrder(app, shop, { payment_method: CASH_ON_DELIVERY })
  const one = await dearerExchange(app, shop, order, lists)
  await app.settled()
  return one
}

interface Paid {
  amount: number
  return_id?: number
  cashier_id?: number
}

const pay = ({ sale_id }: ReturnCase, body: Paid) =>
  app.ok('local_administrative', recordPayment, {
    params: { id: sale_id },
    body: { payment_method: CASH, ...body },
  })

const payInRegister = (one: ReturnCase, amount = DIFFERENCE) =>
  pay(one, { amount, return_id: one.id, cashier_id: shop.cashier_id })

const refusedPayment = ({ sale_id }: ReturnCase, body: Paid) =>
  app.refused('local_administrative', recordPayment, {
    params: { id: sale_id },
    body: { payment_method: CASH, ...body },
  })

const refundsOf = async ({ sale_id }: ReturnCase) => {
  await app.settled()
  const refunds = await app.ok('two', listRefunds, {
    query: { filter: `order_id:${sale_id}`, orderBy: 'id' },
  })
  return refunds.map(({ amount, state }) => [amount, state])
}

const deliver = (one: ReturnCase) =>
  app.refused('head_dispatch', changeReturn, { params: { id: one.id }, body: { step: 'delivered' } })

const cancel = ({ id }: ReturnCase) =>
  app.ok('head_dispatch', cancelReturn, { params: { id }, body: { reason: 'El cliente desistió' } })

describe('a replacement that costs more than is recognised', () => {
  it('is charged to the order, and leaves once its payment is confirmed', async () => {
    const one = await dearer()
    expect(await presentOrder(one)).toMatchObject({
      total_balance: DIFFERENCE,
      payments: [{}, { kind: 'exchange', amount: -DIFFERENCE, status: 'confirmed', return_id: one.id }],
    })
    expect(await deliver(one)).toMatchObject({
      code: 400,
      message: 'Falta el pago confirmado de la diferencia del cambio.',
    })
    const { payments } = await pay(one, { amount: DIFFERENCE, return_id: one.id })
    expect(await present(one)).toMatchObject({
      difference: { amount: DIFFERENCE, paid: 0, reported: DIFFERENCE, is_paid: false },
    })
    expect(await deliver(one)).toMatchObject({ code: 400 })
    const params = { id: one.sale_id, paymentId: payments.at(-1)?.id ?? 0 }
    await app.ok('two', confirmPayment, { params, body: {} })
    expect(await present(one)).toMatchObject({ difference: { paid: DIFFERENCE, is_paid: true } })
    expect(await moveCase(app, one, { step: 'delivered' })).toMatchObject({ state_id: 'return_delivered' })
    expect(await presentOrder(one)).toMatchObject({ total_balance: 0 })
    expect(await refundsOf(one)).toEqual([])
  })

  it('is not paid by more than its difference, nor by a payment of another case', async () => {
    const [one, other] = [await dearer(), await dearer()]
    await app.settled()
    const above = await refusedPayment(one, { amount: DIFFERENCE + 1, return_id: one.id })
    expect(Object.keys(above.errors ?? {})).toEqual(['amount'])
    const foreign = await refusedPayment(one, { amount: DIFFERENCE, return_id: other.id })
    expect(Object.keys(foreign.errors ?? {})).toEqual(['return_id'])
    await payInRegister(one)
    expect(await deliver(other)).toMatchObject({ code: 400 })
    const twice = await refusedPayment(one, { amount: 1, return_id: one.id })
    expect(Object.keys(twice.errors ?? {})).toEqual(['amount'])
    expect(await deliver(other)).toMatchObject({ code: 400 })
  })

  it('is paid by a payment of its order that names no case', async () => {
    const one = await dearer()
    await app.settled()
    await pay(one, { amount: DIFFERENCE, cashier_id: shop.cashier_id })
    expect(await present(one)).toMatchObject({ difference: { paid: DIFFERENCE, is_paid: true } })
    await cancel(one)
    expect(await presentOrder(one)).toMatchObject({ refund_owed: DIFFERENCE })
  })

  it('is paid with the rest of an order at once, by money in a register or what the carrier paid in', async () => {
    const whole = 2 * PRICE + DIFFERENCE
    const ways = [
      (one: ReturnCase) => pay(one, { amount: whole, cashier_id: shop.cashier_id }),
      (one: ReturnCase) =>
        step(app, 'head_dispatch', one.sale_id, { step: 'full_payment_ct', amount: whole }),
    ]
    for (const payWhole of ways) {
      const one = await unpaidDearer()
      await payWhole(one)
      expect(await present(one)).toMatchObject({ difference: { paid: DIFFERENCE, is_paid: true } })
      expect(await moveCase(app, one, { step: 'delivered' })).toMatchObject({ state_id: 'return_delivered' })
      expect(await presentOrder(one)).toMatchObject({ total_balance: 0 })
    }
  })

  it('is paid after the order itself, the oldest case first, unless the payment names the case', async () => {
    const one = await unpaidDearer()
    const other = await dearerExchange(app, shop, await presentOrder(one), lists)
    await app.settled()
    const paidOf = async (paid: ReturnCase) => (await present(paid)).difference?.paid
    const cash = (amount: number) => pay(one, { amount, cashier_id: shop.cashier_id })
    await cash(2 * PRICE)
    expect([await paidOf(one), await paidOf(other)]).toEqual([0, 0])
    await cash(40_000)
    expect([await paidOf(one), await paidOf(other)]).toEqual([40_000, 0])
    await pay(other, { amount: 30_000, return_id: other.id, cashier_id: shop.cashier_id })
    expect([await paidOf(one), await paidOf(other)]).toEqual([40_000, 30_000])
    await cash(2 * DIFFERENCE - 70_000)
    expect([await paidOf(one), await paidOf(other)]).toEqual([DIFFERENCE, DIFFERENCE])
  })

  it('stays paid once its replacement was handed over', async () => {
    const one = await unpaidDearer()
    const whole = 2 * PRICE + DIFFERENCE
    await step(app, 'head_dispatch', one.sale_id, { step: 'full_payment_ct', amount: whole })
    await moveCase(app, one, { step: 'delivered' })
    const undo = { params: { id: one.sale_id }, body: { reason: 'El dinero no llegó' } }
    expect(await app.refused('two', undoStep, undo)).toMatchObject({
      message: `Con este dinero se pagó el cambio de la garantía GAR-${one.id}, que ya se entregó: este paso ya no se puede deshacer.`,
    })
  })

  it('is booked once, however often its event is read', async () => {
    const one = await dearer()
    await app.settled()
    const events = await app
      .db<LoggedEvent>('bus.event_log')
      .where('type', 'return.replacement_held')
      .andWhere('aggregate_id', one.id)
      .select('*')
    expect(events).toHaveLength(1)
    for (const event of [...events, ...events])
      await app.db.transaction((trx) => settleReturns.handles[event.type]?.(trx, event))
    expect(await presentOrder(one)).toMatchObject({ total_balance: DIFFERENCE })
  })

  it('leaves nothing to pay once it is cancelled', async () => {
    const one = await dearer()
    await app.settled()
    await cancel(one)
    expect(await presentOrder(one)).toMatchObject({ total_balance: 0 })
    expect(await refundsOf(one)).toEqual([])
  })
})

describe('a paid difference', () => {
  it('is owed to the client once the replacement is cancelled, and charged again when that is undone', async () => {
    const one = await dearer()
    await app.settled()
    await payInRegister(one)
    await cancel(one)
    expect(await refundsOf(one)).toEqual([[DIFFERENCE, 'pending']])
    await app.ok('head_dispatch', undoReturnStep, { params: { id: one.id }, body: {} })
    expect(await refundsOf(one)).toEqual([[DIFFERENCE, 'void']])
    expect(await present(one)).toMatchObject({ difference: { is_paid: true } })
    await moveCase(app, one, { step: 'delivered' })
    expect(await presentOrder(one)).toMatchObject({ total_balance: 0, refund_owed: 0 })
  })

  it('has to be paid again where it was refunded meanwhile', async () => {
    const one = await dearer()
    await app.settled()
    await payInRegister(one)
    await cancel(one)
    await app.settled()
    const [refund] = await app.ok('two', listRefunds, { query: { filter: `order_id:${one.sale_id}` } })
    await app.ok('local_administrative', payRefund, {
      params: { id: refund?.id ?? 0 },
      body: { payment_method: CASH, cashier_id: shop.cashier_id },
    })
    expect(await presentOrder(one)).toMatchObject({ total_balance: 0, refund_owed: 0 })
    await app.ok('two', undoReturnStep, { params: { id: one.id }, body: { reason: 'Sí lo quiere' } })
    expect(await present(one)).toMatchObject({ difference: { paid: 0, is_paid: false } })
    expect(await deliver(one)).toMatchObject({ code: 400 })
    await payInRegister(one)
    await moveCase(app, one, { step: 'delivered' })
  })

  it('that was reported before a cancellation is owed once it is confirmed, and not once it is rejected', async () => {
    for (const [decide, owed] of [
      [confirmPayment, [[DIFFERENCE, 'pending']]],
      [rejectPayment, []],
    ] as const) {
      const one = await dearer()
      await app.settled()
      const { payments } = await pay(one, { amount: DIFFERENCE, return_id: one.id })
      await cancel(one)
      expect(await refundsOf(one)).toEqual([])
      const params = { id: one.sale_id, paymentId: payments.at(-1)?.id ?? 0 }
      await app.ok('two', decide, { params, body: { reason: 'No llegó' } })
      expect(await refundsOf(one)).toEqual(owed)
    }
  })

  it('of a replacement that costs less is owed in part', async () => {
    const order = await deliveredOrder(app, shop, { quantity: 3 })
    const asked = await requested(app, order, lists, { quantity: 3, exchange_rate: lists.half })
    const one = await received(app, shop, asked)
    await moveCase(app, one, { step: 'exchange_available', size_id: 41 })
    await app.settled()
    await payInRegister(one, 3 * DIFFERENCE)
    await app.ok('head_dispatch', undoReturnStep, { params: { id: one.id }, body: {} })
    expect(await refundsOf(one)).toEqual([[3 * DIFFERENCE, 'pending']])
    await moveCase(app, one, { step: 'exchange_available', size_id: 41, quantity: 2 })
    expect(await present(one)).toMatchObject({ difference: { amount: DIFFERENCE, is_paid: true } })
    expect(await refundsOf(one)).toEqual([
      [3 * DIFFERENCE, 'void'],
      [2 * DIFFERENCE, 'pending'],
    ])
    expect(await presentOrder(one)).toMatchObject({ total_balance: -2 * DIFFERENCE })
  })
})
