import { payByVoucher } from '@deportivo/contracts/orders/payments'
import { cancelOrder, undoStep } from '@deportivo/contracts/orders/orders'
import { listVouchers } from '@deportivo/contracts/orders/vouchers'
import type { ReturnCase } from '@deportivo/contracts/returns/case'
import { cancelReturn, getReturn, undoReturnStep } from '@deportivo/contracts/returns/returns'
import { openReturns } from '@deportivo/testkit/returns/open'
import { proveAfterEach } from '@deportivo/testkit/returns/proofs'
import { anOrder, checkedOut, present as orderOf, reservedAndPaid, step } from '@deportivo/testkit/order'
import {
  deliveredOrder,
  dearerExchange,
  moveCase,
  received,
  requested,
} from '@deportivo/testkit/returns/case'
import { PRICE } from '@deportivo/testkit/shop'
import { afterEach, describe, expect, it } from 'vitest'
import { wrongBooks } from '../faults/random-returns/books.ts'

// Half of the price is recognised, so that the same product in another size costs the client the other half.
const DIFFERENCE = PRICE / 2

const { app, shop, lists } = await openReturns()
proveAfterEach(app)
afterEach(async () => {
  await app.settled()
  expect(await wrongBooks(app)).toEqual([])
})

const vouchersOf = (client_id: number) =>
  app.ok('two', listVouchers, { query: { filter: `client_id:${client_id}` } })

/** A case whose replacement costs more, of a client who has a voucher of a whole pair from another case. */
async function dearerWithVoucher(quantity = 3): Promise<{ one: ReturnCase; voucher: number }> {
  const order = await deliveredOrder(app, shop, { quantity })
  const first = await received(app, shop, await requested(app, order, lists, { exchange_rate: lists.whole }))
  await moveCase(app, first, { step: 'voucher' })
  const one = await dearerExchange(app, shop, order, lists)
  await app.settled()
  const [voucher] = await vouchersOf(one.client_id)
  if (!voucher) throw new Error('no voucher was issued')
  return { one, voucher: voucher.id }
}

interface Spent {
  voucher: number
  amount?: number
  return_id?: number
}

const spend = (id: number, { voucher, amount = DIFFERENCE, return_id }: Spent) => ({
  params: { id },
  body: { voucher, amount, ...(return_id !== undefined && { return_id }) },
})

const pay = (one: ReturnCase, voucher: number, amount = DIFFERENCE) =>
  app.ok('local_administrative', payByVoucher, spend(one.sale_id, { voucher, amount, return_id: one.id }))

const availableOf = async (one: Pick<ReturnCase, 'client_id'>) =>
  (await vouchersOf(one.client_id)).map(({ available }) => available)

describe('the difference of a dearer replacement', () => {
  it('is paid by a voucher of the client: the replacement leaves, and the rest of the voucher stays', async () => {
    const { one, voucher } = await dearerWithVoucher()
    const order = await pay(one, voucher)
    expect(order.total_balance).toBe(0)
    expect(order.payments.at(-1)).toMatchObject({
      kind: 'voucher',
      amount: DIFFERENCE,
      payment_method: null,
      status: 'confirmed',
      return_id: one.id,
      voucher_id: voucher,
    })
    expect(await app.ok('two', getReturn, { params: { id: one.id } })).toMatchObject({
      difference: { paid: DIFFERENCE, is_paid: true },
    })
    expect(await moveCase(app, one, { step: 'delivered' })).toMatchObject({ state_id: 'return_delivered' })
    expect(await availableOf(one)).toEqual([PRICE - DIFFERENCE])
  })

  it('is paid once, of 32 payments by the same voucher at once', async () => {
    const { one, voucher } = await dearerWithVoucher()
    const tries = await Promise.allSettled(Array.from({ length: 32 }, () => pay(one, voucher)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await availableOf(one)).toEqual([PRICE - DIFFERENCE])
    expect(await orderOf(app, one.sale_id)).toMatchObject({ total_balance: 0 })
  })

  it('takes no more of a voucher than is left, of 32 payments of three cases at once', async () => {
    const { one, voucher } = await dearerWithVoucher(4)
    const order = await orderOf(app, one.sale_id)
    const cases = [one, await dearerExchange(app, shop, order, lists)]
    cases.push(await dearerExchange(app, shop, order, lists))
    await app.settled()
    // Each case owes that much, and the voucher has it twice.
    const part = Math.floor(PRICE / 2.5)
    const tries = await Promise.allSettled(
      Array.from({ length: 32 }, (_, index) => pay(cases[index % 3] ?? one, voucher, part)),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(await availableOf(one)).toEqual([PRICE - 2 * part])
  })

  it('goes back to the voucher once the replacement is cancelled, and is paid again when that is undone', async () => {
    const { one, voucher } = await dearerWithVoucher()
    await pay(one, voucher)
    await app.ok('head_dispatch', cancelReturn, { params: { id: one.id }, body: { reason: 'Desistió' } })
    await app.settled()
    expect(await availableOf(one)).toEqual([PRICE])
    const order = await orderOf(app, one.sale_id)
    expect(order).toMatchObject({ total_balance: 0, refund_owed: 0 })
    expect(order.payments.slice(-2).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['exchange', DIFFERENCE],
      ['voucher', -DIFFERENCE],
    ])
    await app.ok('head_dispatch', undoReturnStep, { params: { id: one.id }, body: {} })
    await app.settled()
    expect(await orderOf(app, one.sale_id)).toMatchObject({ total_balance: DIFFERENCE })
    await pay(one, voucher)
    await moveCase(app, one, { step: 'delivered' })
  })

  it('is not paid by more than it is, nor for a case of another order', async () => {
    const { one, voucher } = await dearerWithVoucher()
    const { one: other } = await dearerWithVoucher()
    const refusals = [
      { ...spend(one.sale_id, { voucher, amount: DIFFERENCE + 1, return_id: one.id }), field: 'amount' },
      { ...spend(one.sale_id, { voucher, return_id: other.id }), field: 'return_id' },
      { ...spend(other.sale_id, { voucher, return_id: other.id }), field: 'voucher' },
    ]
    for (const { field, ...given } of refusals) {
      const { errors } = await app.refused('local_administrative', payByVoucher, given)
      expect(Object.keys(errors ?? {})).toEqual([field])
    }
  })
})

describe('what an order still owes', () => {
  /** An order of a client with a voucher, waiting for accounting. */
  async function waitingOrder() {
    const earlier = await anOrder(app, shop)
    await reservedAndPaid(app, 'online_seller', earlier.id, PRICE)
    await step(app, 'online_seller', earlier.id, { step: 'release' })
    const order = await checkedOut(app, shop, { client_id: earlier.client_id })
    const [voucher] = await vouchersOf(order.client_id)
    return { order, earlier, voucher: voucher?.id ?? 0 }
  }

  it('is paid by a voucher, which has all of it again when the order is cancelled and loses it when that is undone', async () => {
    const { order, voucher } = await waitingOrder()
    await app.ok('online_seller', payByVoucher, spend(order.id, { voucher, amount: 40_000 }))
    const paid = await app.ok('online_seller', payByVoucher, spend(order.id, { voucher, amount: 50_000 }))
    expect(paid.total_balance).toBe(PRICE - 90_000)
    expect(await availableOf(order)).toEqual([PRICE - 90_000])
    await app.ok('two', cancelOrder, { params: { id: order.id }, body: { reason: 'Cambió de idea' } })
    expect(await availableOf(order)).toEqual([PRICE])
    expect(await orderOf(app, order.id)).toMatchObject({ refund_owed: 0, refunds: [] })
    const undone = await app.ok('two', undoStep, { params: { id: order.id }, body: {} })
    expect(undone.total_balance).toBe(PRICE - 90_000)
    expect(await availableOf(order)).toEqual([PRICE - 90_000])
    await app.ok('two', cancelOrder, { params: { id: order.id }, body: { reason: 'Ya no' } })
    expect(await availableOf(order)).toEqual([PRICE])
  })

  it('of an order that is still being built is paid at its checkout', async () => {
    const { earlier, voucher } = await waitingOrder()
    const refused = await app.refused(
      'online_seller',
      payByVoucher,
      spend(earlier.id, { voucher, amount: 1 }),
    )
    expect(refused).toMatchObject({
      code: 400,
      message: 'El bono de este pedido se usa al completar la venta.',
    })
    expect(await availableOf(earlier)).toEqual([PRICE])
  })
})
