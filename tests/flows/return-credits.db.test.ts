import { confirmPayment, recordPayment, rejectPayment } from '@deportivo/contracts/orders/payments'
import type { Order } from '@deportivo/contracts/orders/order'
import { undoStep } from '@deportivo/contracts/orders/orders'
import { listVouchers } from '@deportivo/contracts/orders/vouchers'
import type { ReturnCase } from '@deportivo/contracts/returns/case'
import { changeReturn, getReturn } from '@deportivo/contracts/returns/returns'
import { CASH_ON_DELIVERY, present, step, TRANSFER } from '@deportivo/testkit/order'
import { settleReturns } from '@deportivo/sales/vouchers/settle-returns'
import type { LoggedEvent } from '@deportivo/platform/service'
import { openReturns } from '@deportivo/testkit/returns/open'
import { proveAfterEach } from '@deportivo/testkit/returns/proofs'
import {
  dearerExchange,
  deliveredOrder,
  moveCase,
  received,
  requested,
  sentPicture,
} from '@deportivo/testkit/returns/case'
import { PRICE } from '@deportivo/testkit/shop'
import { formOf, PIXEL } from '@deportivo/testkit/files/upload'
import { afterEach, describe, expect, it } from 'vitest'
import { wrongBooks } from '../faults/random-returns/books.ts'

const { app, shop, lists } = await openReturns()
proveAfterEach(app)
afterEach(async () => {
  await app.settled()
  expect(await wrongBooks(app)).toEqual([])
})

/** Two pairs that our messenger brought, of which nothing is paid yet. */
const unpaid = (quantity = 2) => deliveredOrder(app, shop, { payment_method: CASH_ON_DELIVERY, quantity })

const arrived = async (order: Order, more: { quantity?: number; exchange_rate?: number } = {}) =>
  received(app, shop, await requested(app, order, lists, { exchange_rate: lists.whole, ...more }))

const settled = async (order: Order, more: { quantity?: number; exchange_rate?: number } = {}) =>
  moveCase(app, await arrived(order, more), { step: 'voucher' })

const collect = (order: Order, amount: number) =>
  step(app, 'head_dispatch', order.id, { step: 'full_payment_ct', amount, reason: 'Pagó una parte' })

/** Reports a transfer that accounting has not confirmed. */
async function transfer(order: Order, amount: number): Promise<number> {
  const form = formOf(
    { amount: String(amount), payment_method: String(TRANSFER) },
    { name: 'soporte.png', type: 'image/png', bytes: PIXEL },
  )
  const { payments } = await app.ok('online_seller', recordPayment, { params: { id: order.id }, form })
  await app.settled()
  return payments.at(-1)?.id ?? 0
}

const caseOf = ({ id }: ReturnCase) => app.ok('head_dispatch', getReturn, { params: { id } })

/** What the client of an order has as vouchers, and what the order owes. */
async function moneyOf({ id, client_id }: Order) {
  await app.settled()
  const vouchers = await app.ok('two', listVouchers, {
    query: { filter: `client_id:${client_id}`, orderBy: 'id' },
  })
  const { total_balance, refund_owed } = await present(app, id)
  return { vouchers: vouchers.map(({ value }) => value), owes: total_balance, refund_owed }
}

const money = (owes: number, vouchers: readonly number[] = []) => ({ vouchers, owes, refund_owed: 0 })

describe('what a return case recognises', () => {
  it('lowers what an unpaid order owes, which is nothing once all of it came back', async () => {
    const order = await unpaid()
    const one = await settled(order)
    expect(await moneyOf(order)).toEqual(money(PRICE))
    expect((await caseOf(one)).order_money).toEqual({ unpaid: PRICE, credited: PRICE, in_vouchers: 0 })
    await settled(order)
    expect(await moneyOf(order)).toEqual(money(0))
  })

  it('becomes a voucher as far as more was paid than the rest of the order costs', async () => {
    const order = await unpaid()
    await collect(order, 50_000)
    const one = await arrived(order, { quantity: 2 })
    expect((await caseOf(one)).order_money.unpaid).toBe(2 * PRICE - 50_000)
    await moveCase(app, one, { step: 'voucher' })
    expect(await moneyOf(order)).toEqual(money(0, [50_000]))
  })

  it('is all of it a voucher where the order is paid', async () => {
    const order = await deliveredOrder(app, shop)
    const one = await settled(order)
    expect(await moneyOf(order)).toEqual(money(0, [PRICE]))
    const { voucher, order_money } = await caseOf(one)
    expect(voucher).not.toBeNull()
    expect(order_money).toEqual({ unpaid: 0, credited: PRICE, in_vouchers: PRICE })
  })

  it('becomes a voucher once accounting has confirmed the money, and not where it rejects it', async () => {
    for (const [decide, expected] of [
      [confirmPayment, money(0, [PRICE])],
      [rejectPayment, money(0)],
    ] as const) {
      const order = await unpaid()
      const paymentId = await transfer(order, PRICE)
      await settled(order, { quantity: 2 })
      expect(await moneyOf(order)).toEqual(money(-PRICE))
      await app.ok('accounting_manager', decide, {
        params: { id: order.id, paymentId },
        body: { reason: 'No llegó' },
      })
      expect(await moneyOf(order)).toEqual(expected)
    }
  })

  it('is no more in all cases than what was paid, at the same time too', async () => {
    for (let round = 0; round < 4; round += 1) {
      const order = await unpaid()
      const cases = [await arrived(order), await arrived(order)]
      await collect(order, PRICE)
      await Promise.all(
        cases.map(({ id }) =>
          app.ok('head_dispatch', changeReturn, { params: { id }, body: { step: 'voucher' } }),
        ),
      )
      const { vouchers, owes } = await moneyOf(order)
      expect([vouchers, owes]).toEqual([[PRICE], 0])
    }
  })

  it('and what a cheaper replacement leaves of it lowers what the order owes, when it is sent', async () => {
    const order = await unpaid()
    await collect(order, PRICE + 10_000)
    const one = await arrived(order, { quantity: 2 })
    await moveCase(app, one, { step: 'exchange_available', size_id: 41, quantity: 1 })
    await sentPicture(app, one)
    await app.settled()
    await moveCase(app, one, { step: 'enlist' })
    await moveCase(app, one, { step: 'delivered' })
    expect(await moneyOf(order)).toEqual(money(0, [10_000]))
  })

  it('is booked once, however often its event is read', async () => {
    const order = await deliveredOrder(app, shop)
    const { id } = await settled(order)
    await app.settled()
    const events = await app
      .db<LoggedEvent>('bus.event_log')
      .where({ type: 'return.made_voucher', aggregate_id: String(id) })
      .select('*')
    expect(events).toHaveLength(1)
    for (const event of [...events, ...events])
      await app.db.transaction((trx) => settleReturns.handles[event.type]?.(trx, event))
    expect(await moneyOf(order)).toEqual(money(0, [PRICE]))
  })

  it('is given after the goods were put back on sale, too', async () => {
    const order = await deliveredOrder(app, shop)
    const one = await arrived(order)
    await moveCase(app, one, { request_action: 'returned_to_store' })
    await moveCase(app, one, { request_action: 'voucher' })
    expect(await moneyOf(order)).toEqual(money(0, [PRICE]))
  })

  it('comes to the same of single units as of all together, to the peso', async () => {
    const price = PRICE + 1
    const parts = []
    for (const cases of [[1, 1, 1], [3], [1, 2]]) {
      const order = await deliveredOrder(app, shop, { quantity: 3, price: 3 * price })
      let sum = 0
      for (const quantity of cases)
        sum += (await settled(order, { quantity, exchange_rate: lists.half })).credited_value
      parts.push(sum)
      const { vouchers } = await moneyOf(order)
      expect(vouchers.reduce((total, value) => total + value, 0)).toBe(sum)
    }
    const half = Math.round((3 * price) / 2)
    expect(parts).toEqual([half, half, half])
  })
})

describe('money that was paid for an exchange', () => {
  /** A case that credited a pair, and another that charges half of one; `first` is which is booked first. */
  async function creditAndCharge(order: Order, first: 'credit' | 'charge') {
    const credit = async () => void (await settled(order))
    if (first === 'credit') await credit()
    const dearer = await dearerExchange(app, shop, order, lists)
    await app.settled()
    if (first === 'charge') await credit()
    await app.settled()
    return () => moveCase(app, dearer, { step: 'cancel', reason: 'Desistió' })
  }

  it('is owed as money once that is cancelled, also where goods that came back lowered a debt', async () => {
    const order = await unpaid()
    const cancel = await creditAndCharge(order, 'credit')
    await collect(order, PRICE + PRICE / 2)
    await cancel()
    expect(await moneyOf(order)).toEqual({ vouchers: [], owes: -PRICE / 2, refund_owed: PRICE / 2 })
  })

  it('by goods that came back becomes their voucher', async () => {
    const order = await deliveredOrder(app, shop)
    const cancel = await creditAndCharge(order, 'charge')
    expect(await moneyOf(order)).toEqual(money(0, [PRICE / 2]))
    await cancel()
    expect(await moneyOf(order)).toEqual(money(0, [PRICE / 2, PRICE / 2]))
  })
})

describe('money on which a voucher of a return stands', () => {
  const undo = (order: Order) => ({ params: { id: order.id }, body: { reason: 'El dinero no llegó' } })

  it('is not undone, and its voucher stays', async () => {
    const order = await unpaid()
    await collect(order, 2 * PRICE)
    const one = await settled(order, { quantity: 2 })
    await app.settled()
    expect(await app.refused('two', undoStep, undo(order))).toMatchObject({
      code: 400,
      message: `Con este dinero se emitió el bono de la garantía GAR-${one.id}: este paso ya no se puede deshacer.`,
    })
    expect(await moneyOf(order)).toEqual(money(0, [2 * PRICE]))
  })

  it('is undone where the goods only lowered what is owed', async () => {
    const order = await unpaid()
    await settled(order)
    await collect(order, PRICE)
    expect(await moneyOf(order)).toEqual(money(0))
    await app.ok('two', undoStep, undo(order))
    expect(await moneyOf(order)).toEqual(money(PRICE))
  })
})
