import { confirmPayment, recordPayment } from '@deportivo/contracts/orders/payments'
import type { Order } from '@deportivo/contracts/orders/order'
import { undoStep } from '@deportivo/contracts/orders/orders'
import { listVouchers } from '@deportivo/contracts/orders/vouchers'
import type { ReturnCase } from '@deportivo/contracts/returns/case'
import { changeReturn, getReturn } from '@deportivo/contracts/returns/returns'
import { CASH_ON_DELIVERY, step, TRANSFER } from '@deportivo/testkit/order'
import { openReturns } from '@deportivo/testkit/returns/open'
import { proveAfterEach } from '@deportivo/testkit/returns/proofs'
import { deliveredOrder, moveCase, received, requested, sentPicture } from '@deportivo/testkit/returns/case'
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

/** Two pairs that the carrier brought, of which nothing is paid yet. */
const unpaid = () => deliveredOrder(app, shop, { payment_method: CASH_ON_DELIVERY })

const arrived = async (order: Order, more: { quantity?: number; exchange_rate?: number } = {}) =>
  received(app, shop, await requested(app, order, lists, { exchange_rate: lists.whole, ...more }))

const collect = (order: Order, amount: number) =>
  step(app, 'head_dispatch', order.id, { step: 'full_payment_ct', amount, reason: 'Pagó una parte' })

const present = ({ id }: ReturnCase) => app.ok('head_dispatch', getReturn, { params: { id } })

const stepOf = ({ id }: ReturnCase, body: object) => ({ params: { id }, body })

const refused = async (one: ReturnCase, body: object) => {
  const { code, message } = await app.refused('head_dispatch', changeReturn, stepOf(one, body))
  return { code, message }
}

const vouchersOf = async ({ client_id }: Order) => {
  await app.settled()
  const vouchers = await app.ok('two', listVouchers, { query: { filter: `client_id:${client_id}` } })
  return vouchers.map(({ value }) => value)
}

const short = (confirmed: string, value: string) => ({
  code: 400,
  message: `Del pedido solo hay ${confirmed} confirmados y el bono sería de ${value}: registre o confirme antes los pagos.`,
})
const [NOTHING, PAIR, PAIRS] = ['$ 0', '$ 189.900', '$ 379.800']

describe('the voucher of a return case', () => {
  it('waits for the money of an order paid to the carrier', async () => {
    const order = await unpaid()
    const one = await arrived(order)
    expect(await present(one)).toMatchObject({ confirmed_money: 0 })
    expect((await present(one)).next).toContainEqual(
      expect.objectContaining({
        step: 'voucher',
        allowed: false,
        reason_key: 'return.refused.needs_confirmed_money',
      }),
    )
    expect(await refused(one, { step: 'voucher' })).toEqual(short(NOTHING, PAIR))
    await collect(order, 2 * PRICE)
    expect(await present(one)).toMatchObject({ confirmed_money: 2 * PRICE })
    await moveCase(app, one, { step: 'voucher' })
    expect(await vouchersOf(order)).toEqual([PRICE])
  })

  it('does not count a transfer until accounting has confirmed it', async () => {
    const order = await unpaid()
    const one = await arrived(order)
    const form = formOf(
      { amount: String(PRICE), payment_method: String(TRANSFER) },
      { name: 'soporte.png', type: 'image/png', bytes: PIXEL },
    )
    const { payments } = await app.ok('online_seller', recordPayment, { params: { id: order.id }, form })
    expect(await refused(one, { step: 'voucher' })).toEqual(short(NOTHING, PAIR))
    const params = { id: order.id, paymentId: payments.at(-1)?.id ?? 0 }
    await app.settled()
    await app.ok('accounting_manager', confirmPayment, { params, body: {} })
    await moveCase(app, one, { step: 'voucher' })
    expect(await vouchersOf(order)).toEqual([PRICE])
  })

  it('is no more than what other cases of the order have left', async () => {
    const order = await unpaid()
    const [first, second] = [await arrived(order), await arrived(order)]
    await collect(order, PRICE)
    await moveCase(app, first, { step: 'voucher' })
    expect(await refused(second, { step: 'voucher' })).toEqual(short(NOTHING, PAIR))
    expect(await present(second)).toMatchObject({ confirmed_money: 0 })
    expect(await vouchersOf(order)).toEqual([PRICE])
  })

  it('is no more than its line cost, whatever was paid for the rest of the order', async () => {
    const order = await unpaid()
    const [first, second] = [await arrived(order), await arrived(order)]
    await collect(order, 2 * PRICE)
    await moveCase(app, first, { step: 'voucher' })
    const lineAt = (unit_price: number) =>
      app.db('returns.sold_lines').where({ order_id: order.id }).update({ unit_price })
    // The line itself, and not what its cases copied, is the limit. Read events would write it anew.
    await app.settled()
    await lineAt(PRICE - 20_000)
    expect(await refused(second, { step: 'voucher' })).toEqual({
      code: 400,
      message: `De esta línea del pedido solo quedan $ 149.900 por devolver y el bono sería de ${PAIR}.`,
    })
    await lineAt(PRICE)
    await moveCase(app, second, { step: 'voucher' })
    expect(await vouchersOf(order)).toEqual([PRICE, PRICE])
  })

  it('of two cases at the same time, one', async () => {
    for (let round = 0; round < 6; round += 1) {
      const order = await unpaid()
      const cases = [await arrived(order), await arrived(order)]
      await collect(order, PRICE)
      const replies = await Promise.all(
        cases.map((one) => app.attempt('head_dispatch', changeReturn, stepOf(one, { step: 'voucher' }))),
      )
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400])
      expect(await vouchersOf(order)).toEqual([PRICE])
    }
  })

  it('of a replacement that costs less, when it is sent', async () => {
    const order = await unpaid()
    const one = await arrived(order, { quantity: 2 })
    await moveCase(app, one, { step: 'exchange_available', size_id: 41, quantity: 1 })
    await sentPicture(app, one)
    await app.settled()
    await moveCase(app, one, { step: 'enlist' })
    expect(await refused(one, { step: 'delivered' })).toEqual(short(NOTHING, PAIR))
    await collect(order, PRICE)
    await moveCase(app, one, { step: 'delivered' })
    expect(await vouchersOf(order)).toEqual([PRICE])
  })

  it('keeps the payment that it was issued from', async () => {
    const order = await unpaid()
    const one = await arrived(order, { quantity: 2 })
    await collect(order, 2 * PRICE)
    const undo = { params: { id: order.id }, body: { reason: 'El dinero no llegó' } }
    await app.ok('two', undoStep, undo)
    expect(await refused(one, { step: 'voucher' })).toEqual(short(NOTHING, PAIRS))
    await collect(order, 2 * PRICE)
    await moveCase(app, one, { step: 'voucher' })
    expect(await app.refused('two', undoStep, undo)).toMatchObject({
      code: 400,
      message: `Con este dinero se emitió el bono de la garantía GAR-${one.id}: este paso ya no se puede deshacer.`,
    })
  })
})
