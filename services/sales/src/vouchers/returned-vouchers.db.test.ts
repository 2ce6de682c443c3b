import {
  cancelOrder,
  changeOrder,
  createPreOrder,
  orderHistory,
  undoStep,
} from '@deportivo/contracts/orders/orders'
import { addLine } from '@deportivo/contracts/orders/lines'
import { payByVoucher } from '@deportivo/contracts/orders/payments'
import { listVouchers, RETURNED_VOUCHER_DAYS } from '@deportivo/contracts/orders/vouchers'
import { businessDay } from '@deportivo/platform/clock'
import { openCatalogue } from '@deportivo/testkit/open-catalogue'
import { anOrder, DELIVERY, reservedAndPaid, step } from '@deportivo/testkit/order'
import { PUBLIC_CODE, stockProduct } from '@deportivo/testkit/shop'
import { expect, it } from 'vitest'

const DAY_MS = 86_400_000
const PAID = 60_000

const { app, shop } = await openCatalogue()

/** An order that waits for accounting, of a client with a voucher: paid with half of it, or with none. */
async function waiting(voucher_value: number) {
  const earlier = await anOrder(app, shop)
  await reservedAndPaid(app, 'online_seller', earlier.id, PAID)
  await step(app, 'online_seller', earlier.id, { step: 'release' })
  const { client_id } = earlier
  const [voucher] = await app.ok('two', listVouchers, { query: { filter: `client_id:${client_id}` } })
  const { id } = await app.ok('online_seller', createPreOrder, { body: { client_id } })
  const product_id = await stockProduct(app, shop, 2)
  const line = { product_id, code_id: PUBLIC_CODE, size_id: 40, quantity: 1 }
  await app.ok('online_seller', addLine, { params: { saleId: id }, body: line })
  const body = { ...DELIVERY, step: 'check_out', payment_method: 2, city_id: 11_001 }
  const spent = voucher_value === 0 ? {} : { voucher: voucher?.id, voucher_value }
  await app.ok('online_seller', changeOrder, { params: { id }, body: { ...body, ...spent } })
  return { id, client_id, voucher: voucher?.id ?? 0 }
}

const endIn = (id: number, days: number) =>
  app
    .db('money.vouchers')
    .where({ id })
    .update({ expires_at: new Date(Date.now() + days * DAY_MS) })

const renewals = async (id: number) => {
  const history = await app.ok('two', orderHistory, { params: { id } })
  return history.filter(({ step: name }) => name === 'voucher_renewed').map(({ note }) => note)
}

/** Every way by which money returns to a voucher. */
const WAYS = [
  [
    'cancelled',
    (id: number) => app.ok('two', cancelOrder, { params: { id }, body: { reason: 'No lo quiere' } }),
  ],
  [
    'rejected',
    (id: number) => step(app, 'accounting_manager', id, { step: 'reject_payment', reason: 'No llegó' }),
  ],
  ['taken back', (id: number) => app.ok('online_seller', undoStep, { params: { id }, body: {} })],
] as const

const inDays = (days: number) => businessDay(new Date(Date.now() + days * DAY_MS))

it.each(WAYS)('a voucher that ended while its order waited has a new end once that is %s', async (_, end) => {
  const { id, client_id, voucher } = await waiting(PAID / 2)
  await endIn(voucher, -1)
  await end(id)
  const [found] = await app.ok('two', listVouchers, { query: { filter: `client_id:${client_id}` } })
  expect(found).toMatchObject({ id: voucher, available: PAID })
  expect(businessDay(new Date(found?.expires_at ?? 0))).toBe(inDays(RETURNED_VOUCHER_DAYS))
  expect(await renewals(id)).toEqual([`#${voucher} · ${inDays(RETURNED_VOUCHER_DAYS)}`])
})

it('so has one that paid an order after its checkout', async () => {
  const { id, client_id, voucher } = await waiting(0)
  await app.ok('two', payByVoucher, { params: { id }, body: { voucher, amount: PAID } })
  await endIn(voucher, 3)
  await app.ok('two', cancelOrder, { params: { id }, body: { reason: 'No lo quiere' } })
  const [found] = await app.ok('two', listVouchers, { query: { filter: `client_id:${client_id}` } })
  expect(businessDay(new Date(found?.expires_at ?? 0))).toBe(inDays(RETURNED_VOUCHER_DAYS))
  expect(await renewals(id)).toHaveLength(1)
})

it('one that ends later keeps its end, and the history does not name it', async () => {
  const { id, client_id, voucher } = await waiting(PAID)
  await endIn(voucher, RETURNED_VOUCHER_DAYS + 5)
  await app.ok('two', cancelOrder, { params: { id }, body: { reason: 'No lo quiere' } })
  const [found] = await app.ok('two', listVouchers, { query: { filter: `client_id:${client_id}` } })
  expect(businessDay(new Date(found?.expires_at ?? 0))).toBe(inDays(RETURNED_VOUCHER_DAYS + 5))
  expect(await renewals(id)).toEqual([])
})

it('a cancellation that gave a voucher a new end is undone by its author, who spends it again', async () => {
  const { id, voucher } = await waiting(PAID)
  await endIn(voucher, -1)
  await app.ok('two', cancelOrder, { params: { id }, body: { reason: 'No lo quiere' } })
  const undone = await app.ok('two', undoStep, { params: { id }, body: { reason: 'Fue un error' } })
  expect(undone).toMatchObject({ state_id: 'validating_payment', voucher_value: PAID })
})
