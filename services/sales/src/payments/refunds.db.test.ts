import { randomUUID } from 'node:crypto'
import { openShift, openShiftOf } from '@deportivo/contracts/finance/cashiers'
import { orderHistory, undoStep } from '@deportivo/contracts/orders/orders'
import { listRefunds, payRefund, refundAsVoucher } from '@deportivo/contracts/orders/refunds'
import { listVouchers } from '@deportivo/contracts/orders/vouchers'
import { startTestApp, type Person, type TestApp } from '@deportivo/testkit/app'
import { anOrder, present, reservedAndPaid, step } from '@deportivo/testkit/order'
import { openShop, type Shop } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const CASH = 1
const TRANSFER = 2
const PAID = 80_000

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
  await app.ok('local_administrative', openShift, {
    body: { cashier_id: shop.cashier_id, base_amount: 500_000 },
  })
})
afterAll(() => app.stop())

const refundsOf = (person: Person, filter: string) => app.ok(person, listRefunds, { query: { filter } })

/** A cancelled order whose client is owed money. */
async function owed(
  seller: Person = 'online_seller',
): Promise<{ id: number; order_id: number; client_id: number }> {
  const order = await anOrder(app, shop, { seller })
  await reservedAndPaid(app, seller, order.id, PAID)
  const cancelled = await step(app, 'two', order.id, { step: 'cancel', reason: 'Se arrepintió' })
  expect(cancelled).toMatchObject({ total_balance: 0, refund_owed: PAID })
  const [refund] = await refundsOf('two', `order_id:${order.id}`)
  if (!refund) throw new Error('nothing is owed')
  return { id: refund.id, order_id: order.id, client_id: order.client_id }
}

const expected = async () => {
  const shift = await app.ok('local_administrative', openShiftOf, { query: { cashier_id: shop.cashier_id } })
  return shift && 'expected_amount' in shift ? shift.expected_amount : 0
}

describe('money owed to a client', () => {
  it('is listed with its payments, by order, client and state, to users who see the order', async () => {
    const refund = await owed()
    const [listed] = await refundsOf('online_seller', `client_id:${refund.client_id},state:pending`)
    expect(listed).toMatchObject({ id: refund.id, order_id: refund.order_id, amount: PAID, state: 'pending' })
    expect(await refundsOf('online_seller_2', `order_id:${refund.order_id}`)).toEqual([])
    expect(await refundsOf('two', `order_id:${refund.order_id},state:paid`)).toEqual([])
    expect((await app.refused('dispatch_assistant', listRefunds)).code).toBe(403)
  })

  it('is listed the oldest first', async () => {
    const refunds = [await owed(), await owed()]
    const ids = (await app.ok('two', listRefunds, { query: { top: 200 } })).map(({ id }) => id)
    expect(ids).toEqual([...ids].sort((a, b) => a - b))
    expect(ids).toEqual(expect.arrayContaining(refunds.map(({ id }) => id)))
  })

  it('is nothing when nothing was confirmed', async () => {
    const order = await anOrder(app, shop)
    const reserve = { step: 'reserve', total_first_payment: PAID, payment_method: TRANSFER }
    await step(app, 'online_seller', order.id, reserve)
    const cancelled = await step(app, 'online_seller', order.id, { step: 'cancel', reason: 'x' })
    expect(cancelled).toMatchObject({ refund_owed: 0, payments: [{ status: 'void' }] })
  })
})

describe('what became of a refund', () => {
  it('stays on its order, and its history has the amount and the method', async () => {
    const paid = await owed()
    const body = { payment_method: CASH, cashier_id: shop.cashier_id }
    const order = await app.ok('two', payRefund, { params: { id: paid.id }, body })
    expect(order.refunds).toMatchObject([{ amount: PAID, state: 'paid', voucher_id: null }])
    expect(order.payments.at(-1)).toMatchObject({ amount: -PAID, cashier_name: expect.any(String) as string })
    const params = { id: paid.order_id }
    const [newest, ...earlier] = await app.ok('two', orderHistory, { params })
    expect(newest?.money).toEqual([{ kind: 'refund', amount: -PAID, payment_method: CASH }])
    expect(earlier.find(({ step: name }) => name === 'cancel')?.money).toEqual([])

    const credited = await owed()
    const whole = await app.ok('two', refundAsVoucher, { params: { id: credited.id } })
    const [voucher] = await refundsOf('two', `order_id:${credited.order_id}`)
    expect(whole.refunds).toMatchObject([{ state: 'voucher', voucher_id: voucher?.voucher_id }])
  })
})

describe('paying a refund', () => {
  it('takes cash out of an open register, by its cashier, once', async () => {
    const { id, order_id } = await owed()
    const before = await expected()
    const params = { id }
    const none = await app.refused('local_administrative', payRefund, {
      params,
      body: { payment_method: CASH },
    })
    expect(Object.keys(none.errors ?? {})).toEqual(['cashier_id'])
    const body = { payment_method: CASH, cashier_id: shop.cashier_id }
    const tries = await Promise.allSettled(
      (['local_administrative', 'two'] as const).map((person) => app.ok(person, payRefund, { params, body })),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await expected()).toBe(before - PAID)
    expect(await present(app, order_id)).toMatchObject({
      refund_owed: 0,
      paid_confirmed: 0,
      refunds: [{ state: 'paid' }],
    })
    expect((await app.refused('two', payRefund, { params, body })).code).toBe(400)
    expect((await app.refused('two', refundAsVoucher, { params })).code).toBe(400)
  })

  it('takes no more out of a drawer than it holds, also twice at once', async () => {
    const other = await openShop(app)
    const open = { cashier_id: other.cashier_id, base_amount: PAID + 1 }
    await app.ok('two', openShift, { body: open })
    const refunds = [await owed(), await owed()]
    const body = { payment_method: CASH, cashier_id: other.cashier_id }
    const tries = await Promise.allSettled(
      refunds.map(({ id }) => app.ok('two', payRefund, { params: { id }, body })),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const left = refunds[tries.findIndex(({ status }) => status === 'rejected')]
    const refused = await app.refused('two', payRefund, { params: { id: left?.id ?? 0 }, body })
    expect(refused.errors).toEqual({ cashier_id: ['En la caja solo hay $ 1 en efectivo.'] })
  })

  it('by transfer is for accounting, not for the cashier or the seller', async () => {
    const { id, order_id } = await owed()
    const given = { params: { id }, body: { payment_method: TRANSFER } }
    expect((await app.refused('local_administrative', payRefund, given)).code).toBe(403)
    expect((await app.refused('online_seller', payRefund, given)).code).toBe(403)
    const { data: paid, message } = await app.reply('accounting_manager', payRefund, given)
    expect(message).toBe(`Se devolvieron $ 80.000 a ${paid.client_name} por el pedido #${order_id}`)
    expect(paid.payments.at(-1)).toMatchObject({
      kind: 'refund',
      amount: -PAID,
      payment_method: TRANSFER,
      status: 'confirmed',
    })
  })

  it('gives the same reply to a repeated request and pays once', async () => {
    const { id } = await owed()
    const given = {
      params: { id },
      body: { payment_method: TRANSFER },
      headers: { 'idempotency-key': randomUUID() },
    }
    const [first, second] = await Promise.all([
      app.ok('two', payRefund, given),
      app.ok('two', payRefund, given),
    ])
    expect(second).toEqual(first)
    expect(first.payments.filter(({ kind }) => kind === 'refund')).toHaveLength(1)
  })
})

describe('a refund that becomes a voucher', () => {
  it('is the client’s to spend, issued once', async () => {
    const { id, client_id } = await owed()
    const params = { id }
    expect((await app.refused('online_seller_2', refundAsVoucher, { params })).code).toBe(404)
    const tries = await Promise.allSettled(
      [1, 2].map(() => app.ok('online_seller', refundAsVoucher, { params })),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const query = { filter: `client_id:${client_id}` }
    expect(await app.ok('online_seller', listVouchers, { query })).toMatchObject([
      { value: PAID, available: PAID, origin: 'refund' },
    ])
  })
})

describe('undoing the cancellation', () => {
  it('voids what is owed while it is only owed', async () => {
    const { order_id, id } = await owed()
    const undone = await app.ok('two', undoStep, { params: { id: order_id }, body: {} })
    expect(undone).toMatchObject({ state_id: 'reserved', refund_owed: 0, paid_confirmed: PAID })
    expect((await app.refused('two', refundAsVoucher, { params: { id } })).code).toBe(400)
  })

  it('is refused once it was paid or credited', async () => {
    const { order_id, id } = await owed()
    await app.ok('two', refundAsVoucher, { params: { id } })
    const body = { reason: 'Error' }
    expect((await app.refused('two', undoStep, { params: { id: order_id }, body })).code).toBe(400)
  })
})
