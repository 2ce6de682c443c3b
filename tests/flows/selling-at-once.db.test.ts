import { openShift, openShiftOf } from '@deportivo/contracts/finance/cashiers'
import { addSizeRun, transferUnits } from '@deportivo/contracts/orders/lines'
import { changeOrder } from '@deportivo/contracts/orders/orders'
import { listRefunds, payRefund, refundAsVoucher } from '@deportivo/contracts/orders/refunds'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { anOrder, DELIVERY, present, reservedAndPaid, step, TRANSFER } from '@deportivo/testkit/order'
import { proveAfterEach } from '@deportivo/testkit/returns/proofs'
import { BOGOTA, openShop, PRICE, PUBLIC_CODE, stockProduct, type Shop } from '@deportivo/testkit/shop'
import { afterAll, expect, it } from 'vitest'

const ROUNDS = 4

const app: TestApp = await startTestApp()
const shop: Shop = await openShop(app)
proveAfterEach(app)
afterAll(() => app.stop())

const FIVE = Array.from({ length: 5 })
const done = (replies: readonly { status: number }[]) => replies.filter(({ status }) => status === 200)

it('a checkout that is pressed five times is made once, with its first payment once', async () => {
  const { id } = await anOrder(app, shop)
  const body = {
    ...DELIVERY,
    step: 'check_out',
    payment_method: TRANSFER,
    city_id: BOGOTA,
    total_first_payment: 50_000,
  }
  const replies = await Promise.all(
    FIVE.map(() => app.attempt('online_seller', changeOrder, { params: { id }, body })),
  )
  expect(done(replies)).toHaveLength(1)
  expect(await present(app, id)).toMatchObject({
    state_id: 'validating_payment',
    payments: [{ amount: 50_000, status: 'unconfirmed' }],
  })
})

it('a counter sale that is pressed five times puts its cash into the drawer once', async () => {
  const other = await openShop(app)
  await app.ok('two', openShift, { body: { cashier_id: other.cashier_id, base_amount: 0 } })
  const { id } = await anOrder(app, other, { seller: 'two', type_order: 'local' })
  const body = { step: 'check_out', cashier_id: other.cashier_id, cash_payment: PRICE }
  const replies = await Promise.all(FIVE.map(() => app.attempt('two', changeOrder, { params: { id }, body })))
  expect(done(replies)).toHaveLength(1)
  const query = { cashier_id: other.cashier_id }
  expect(await app.ok('two', openShiftOf, { query })).toMatchObject({ expected_amount: PRICE })
})

it('units that are transferred while the other order checks out are on one of the two, and are paid there', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const product_id = await stockProduct(app, shop, 9)
    const from = await anOrder(app, shop, { product_id, quantity: 2 })
    const to = await anOrder(app, shop, { product_id, size_id: 39 })
    const moving = { product_id, sale_out: from.id, sale_in: to.id, size_id: 40, quantity: 1 }
    const checkout = { ...DELIVERY, step: 'check_out', payment_method: TRANSFER, city_id: BOGOTA }
    const replies = await Promise.all([
      app.attempt('online_seller', transferUnits, { body: moving }),
      app.attempt('online_seller', changeOrder, { params: { id: to.id }, body: checkout }),
    ])
    const [hasMoved] = replies.map(({ status }) => status === 200)
    const orders = [await present(app, from.id), await present(app, to.id)]
    expect(orders.map(({ units }) => units)).toEqual(hasMoved ? [1, 2] : [2, 1])
    for (const { total_value, units } of orders) expect(total_value).toBe(units * PRICE)
    expect(done(replies).length).toBeGreaterThan(0)
  }
})

it('the last pair in a size run is one order’s, and the run of the other adds nothing', async () => {
  const product_id = await stockProduct(app, shop, 2, [38, 39, 40])
  await anOrder(app, shop, { product_id, size_id: 40 })
  const empty = await stockProduct(app, shop, 9)
  const orders = [
    await anOrder(app, shop, { product_id: empty }),
    await anOrder(app, shop, { product_id: empty }),
  ]
  const sizes = [38, 39, 40].map((size_id) => ({ size_id, quantity: 1 }))
  const replies = await Promise.all(
    orders.map(({ id }) =>
      app.attempt('online_seller', addSizeRun, {
        params: { saleId: id },
        body: { product_id, code_id: PUBLIC_CODE, price: PRICE, sizes },
      }),
    ),
  )
  expect(done(replies)).toHaveLength(1)
  const units = await Promise.all(orders.map(async ({ id }) => (await present(app, id)).units))
  expect(units.toSorted()).toEqual([1, 4])
})

it('a refund that is paid five times, and made a voucher meanwhile, is settled once', async () => {
  const order = await anOrder(app, shop)
  await reservedAndPaid(app, 'online_seller', order.id, 80_000)
  await step(app, 'two', order.id, { step: 'cancel', reason: 'Se arrepintió' })
  const [refund] = await app.ok('two', listRefunds, { query: { filter: `order_id:${order.id}` } })
  const params = { id: refund?.id ?? 0 }
  const other = await openShop(app)
  await app.ok('two', openShift, { body: { cashier_id: other.cashier_id, base_amount: 500_000 } })
  const cash = { params, body: { payment_method: 1, cashier_id: other.cashier_id } }
  const replies = await Promise.all([
    ...FIVE.map(() => app.attempt('two', payRefund, cash)),
    app.attempt('two', refundAsVoucher, { params }),
  ])
  expect(done(replies)).toHaveLength(1)
  const { refunds, payments } = await present(app, order.id)
  expect(refunds).toMatchObject([{ state: expect.stringMatching(/^(paid|voucher)$/) as string }])
  expect(payments.filter(({ amount }) => amount === -80_000).length).toBeLessThanOrEqual(1)
})
