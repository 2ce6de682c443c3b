import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import type { Order } from '@deportivo/contracts/orders/order'
import { confirmPayment, listUnconfirmedPayments, rejectPayment } from '@deportivo/contracts/orders/payments'
import { uploadPhoto } from '@deportivo/testkit/files/upload'
import { businessDay } from '@deportivo/platform/clock'
import { addDays } from '@deportivo/platform/reports/period'
import { startTestApp, type Person, type TestApp } from '@deportivo/testkit/app'
import { anOrder, step } from '@deportivo/testkit/order'
import { openShop, type Shop } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, expect, it } from 'vitest'

const NEQUI = 3

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
})
afterAll(() => app.stop())

/** A reservation whose first payment waits for accounting. */
async function paid(total_first_payment: number, { isProved = false } = {}): Promise<Order> {
  const { id } = await anOrder(app, shop)
  if (isProved) await uploadPhoto(app, 'online_seller', id, ATTACHMENT_TYPES.payment_support)
  return step(app, 'online_seller', id, { step: 'reserve', total_first_payment, payment_method: NEQUI })
}

const listed = (person: Person, filter?: string) =>
  app.ok(person, listUnconfirmedPayments, { query: filter === undefined ? {} : { filter } })

it('lists what waits for accounting, the oldest first, with its support, until it is decided on', async () => {
  const [first, second] = [await paid(50_000, { isProved: true }), await paid(60_000)]
  await app.settled()
  const rows = await listed('accounting_manager')
  expect(rows).toMatchObject([
    { order_id: first.id, amount: 50_000, payment_method: NEQUI, kind: 'first', client_id: first.client_id },
    { order_id: second.id, amount: 60_000, support: null },
  ])
  // A job examines it after its upload.
  await expect
    .poll(async () => (await listed('accounting_manager'))[0]?.support)
    .toMatchObject({ type: ATTACHMENT_TYPES.payment_support, state: 'clean' })
  expect((await listed('accounting_manager', `order_id:${second.id}`)).map(({ id }) => id)).toEqual([
    second.payments[0]?.id,
  ])
  for (const row of rows) {
    const params = { id: row.order_id, paymentId: row.id }
    if (row.order_id === first.id)
      await app.ok('accounting_manager', confirmPayment, { params, body: { version: row.order_version } })
    else
      await app.ok('accounting_manager', rejectPayment, {
        params,
        body: { reason: 'No llegó', version: row.order_version },
      })
  }
  expect(await listed('accounting_manager')).toEqual([])
})

it('shows the support that arrived after its payment, which it would be confirmed against', async () => {
  const { id } = await paid(80_000)
  const filter = `order_id:${id}`
  await app.settled()
  expect(await listed('accounting_manager', filter)).toMatchObject([{ support: null }])
  const withSupport = () => listed('accounting_manager', `${filter},has_support:1`)
  const without = () => listed('accounting_manager', `${filter},has_support:0`)
  expect([await withSupport(), await without()]).toMatchObject([[], [{ order_id: id }]])
  await uploadPhoto(app, 'online_seller', id, ATTACHMENT_TYPES.payment_support)
  expect([await withSupport(), await without()]).toMatchObject([[{ order_id: id }], []])
  expect(await listed('accounting_manager', filter)).toMatchObject([
    { support: { type: ATTACHMENT_TYPES.payment_support } },
  ])
})

it('lists those that were reported in a range of days', async () => {
  const { id } = await paid(30_000)
  const today = businessDay(new Date())
  const within = (days: string) => listed('accounting_manager', `order_id:${id},${days}`)
  expect(await within(`from:${today},to:${today}`)).toMatchObject([{ order_id: id }])
  expect(await within(`to:${addDays(today, -1)}`)).toEqual([])
})

it('shows a seller those of their own orders alone', async () => {
  const order = await paid(70_000)
  expect((await listed('online_seller')).map(({ order_id }) => order_id)).toContain(order.id)
  expect(await listed('freelance_seller')).toEqual([])
})
