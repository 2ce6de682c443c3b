import { EVENT_FAMILIES, familyName } from '@deportivo/contracts/events/families'
import type { EventFamily } from '@deportivo/contracts/events/family'
import { closeShift, openShift } from '@deportivo/contracts/finance/cashiers'
import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import { addLine } from '@deportivo/contracts/orders/lines'
import type { Order } from '@deportivo/contracts/orders/order'
import { createPreOrder, undoStep } from '@deportivo/contracts/orders/orders'
import { confirmPayment, recordPayment, rejectPayment } from '@deportivo/contracts/orders/payments'
import { listRefunds, payRefund, refundAsVoucher } from '@deportivo/contracts/orders/refunds'
import { listVouchers } from '@deportivo/contracts/orders/vouchers'
import { partToProve } from '@deportivo/lifecycle/order/facts'
import type { LoggedEvent } from '@deportivo/platform/service'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { anOrder, DELIVERY, present, reservedAndPaid, step } from '@deportivo/testkit/order'
import { openShop, PUBLIC_CODE, stockProduct, type Shop } from '@deportivo/testkit/shop'
import { PIXEL, uploadPhoto } from '@deportivo/testkit/files/upload'
import { Value } from 'typebox/value'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OrderRecord } from '../order/order-record.ts'
import type { CurrentPaymentRow } from '@deportivo/money/tables'

const CASH = 1
const TRANSFER = 2
const NEQUI = 3
const BASE = 100_000
const FAMILIES = ['payment', 'refund', 'voucher', 'shift'] as const

let app: TestApp
let shop: Shop
let shiftId: number

const take = (id: number, body: object) => step(app, 'two', id, body)
const undo = (id: number) => app.ok('two', undoStep, { params: { id }, body: {} })
/** A step, its undo, and the same step again. */
async function takeTwice(id: number, body: object): Promise<Order> {
  await take(id, body)
  await undo(id)
  return take(id, body)
}

async function payLater(id: number, amount: number): Promise<{ id: number; paymentId: number }> {
  const picture = Buffer.concat([PIXEL, Buffer.from(String(amount))])
  await uploadPhoto(app, 'two', id, ATTACHMENT_TYPES.payment_support, picture)
  const body = { amount, payment_method: NEQUI }
  const { payments } = await app.ok('two', recordPayment, { params: { id }, body })
  return { id, paymentId: payments.at(-1)?.id ?? 0 }
}

/** Reserved with cash, paid further, released into a voucher: returns the client who has the voucher. */
async function releasedOrder(): Promise<number> {
  const { id, client_id } = await anOrder(app, shop, { seller: 'two' })
  const cash = { payment_method: CASH, cashier_id: shop.cashier_id }
  await takeTwice(id, { step: 'reserve', total_first_payment: 40_000, ...cash })
  await app.ok('two', confirmPayment, { params: await payLater(id, 30_000), body: {} })
  await app.ok('two', rejectPayment, { params: await payLater(id, 5_000), body: { reason: 'No llegó' } })
  await payLater(id, 7_000)
  await takeTwice(id, { step: 'release' })
  return client_id
}

async function spentVoucher(client_id: number): Promise<void> {
  const [voucher] = await app.ok('two', listVouchers, { query: { filter: `client_id:${client_id}` } })
  const { id } = await app.ok('two', createPreOrder, { body: { client_id } })
  const line = { product_id: await stockProduct(app, shop, 2), size_id: 40, quantity: 1 }
  await app.ok('two', addLine, { params: { saleId: id }, body: { ...line, code_id: PUBLIC_CODE } })
  const spending = { payment_method: TRANSFER, city_id: 11_001, voucher: voucher?.id, voucher_value: 50_000 }
  await takeTwice(id, { ...DELIVERY, step: 'check_out', ...spending })
}

async function owedRefund(amount: number): Promise<{ id: number }> {
  const { id } = await anOrder(app, shop, { seller: 'two' })
  await reservedAndPaid(app, 'two', id, amount)
  await payLater(id, 1_000)
  await takeTwice(id, { step: 'cancel', reason: 'Se arrepintió' })
  const query = { filter: `order_id:${id},state:pending` }
  const [refund] = await app.ok('two', listRefunds, { query })
  return { id: refund?.id ?? 0 }
}

beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
  const opening = { cashier_id: shop.cashier_id, base_amount: BASE }
  shiftId = (await app.ok('two', openShift, { body: opening })).id
  await spentVoucher(await releasedOrder())
  const cash = { payment_method: CASH, cashier_id: shop.cashier_id }
  await app.ok('two', payRefund, { params: await owedRefund(25_000), body: cash })
  await app.ok('two', refundAsVoucher, { params: await owedRefund(60_000) })
  const count = { counted_amount: BASE + 14_000, note: 'Contado' }
  await app.ok('two', closeShift, { params: { id: shiftId }, body: count })
  await app.settled()
})
afterAll(() => app.stop())

type MoneyEvent = LoggedEvent & { payload: Record<string, number | string | null> }

const eventsOf = (family: (typeof FAMILIES)[number]): Promise<MoneyEvent[]> =>
  app.db('bus.event_log').where('aggregate_type', family).orderBy('lane_pos').select<MoneyEvent[]>('*')

/** The sum of a field of the events for each value of another. */
async function sums(family: (typeof FAMILIES)[number], by: string, field: string) {
  const total: Record<string, number> = {}
  for (const { payload } of await eventsOf(family))
    total[String(payload[by])] = (total[String(payload[by])] ?? 0) + Number(payload[field])
  return total
}
type Row = Record<string, number | string>
/** The same of a table. */
async function tableSums(table: string, by: string, amountOf: (row: Row) => unknown) {
  const total: Record<string, number> = {}
  for (const row of await app.db(table).select<Row[]>('*'))
    total[String(row[by])] = (total[String(row[by])] ?? 0) + Number(amountOf(row))
  return total
}
const versionsOf = async (family: (typeof FAMILIES)[number]) =>
  (await eventsOf(family)).map((event) => event.aggregate_version).sort((a, b) => a - b)

describe('the events of money', () => {
  it('are of every type, have the shape of their family and use no version twice', async () => {
    const events = (await Promise.all(FAMILIES.map(eventsOf))).flat()
    const types = FAMILIES.flatMap((family) => [...EVENT_FAMILIES[family].types])
    expect([...new Set(events.map(({ type }) => type))].sort()).toEqual(types.sort())
    const families: Readonly<Record<string, EventFamily>> = EVENT_FAMILIES
    const wrong = events.filter(({ type, payload }) => {
      const schema = families[familyName(type)]?.versions.schemas[0]
      return !schema || Value.Errors(schema, payload).length > 0
    })
    expect(wrong).toEqual([])
    expect(await app.db('bus.collided_events')).toEqual([])
  })

  it('of payments add up to what each order has as paid and confirmed, one event for each status', async () => {
    const paid = ({ status, amount }: Row) => (status === 'void' ? 0 : amount)
    const confirmed = ({ status, amount }: Row) => (status === 'confirmed' ? amount : 0)
    const view = 'money.current_payments'
    expect(await sums('payment', 'order_id', 'paid_change')).toEqual(await tableSums(view, 'order_id', paid))
    const confirmedSums = await sums('payment', 'order_id', 'confirmed_change')
    expect(confirmedSums).toEqual(await tableSums(view, 'order_id', confirmed))
    for (const [id, total] of Object.entries(confirmedSums))
      expect((await present(app, Number(id))).paid_confirmed).toBe(total)
    const statuses = await app.db('money.payment_statuses').orderBy('id').pluck<number[]>('id')
    expect(await versionsOf('payment')).toEqual(statuses)
  })

  it('of payments leave on each order what accounting confirms against a support only', async () => {
    const payments = await app.db('money.current_payments').orderBy('id').select<CurrentPaymentRow[]>('*')
    const orders = await app.db('orders.orders').orderBy('id').select<OrderRecord[]>('id', 'paid_to_prove')
    const toProve = (id: number) =>
      payments
        .filter(({ order_id }) => order_id === id)
        .reduce((sum, payment) => sum + partToProve(payment), 0)
    const sumsOf = orders.map(({ id, paid_to_prove }) => ({ id, paid_to_prove }))
    expect(sumsOf).toEqual(orders.map(({ id }) => ({ id, paid_to_prove: toProve(id) })))
  })

  it('of vouchers add up to what is available, one event for each entry of the ledger', async () => {
    const available = await tableSums('money.vouchers', 'id', ({ available }) => available)
    expect(await sums('voucher', 'voucher_id', 'amount')).toEqual(available)
    const perOrder = await tableSums('money.voucher_entries', 'order_id', ({ amount }) => amount)
    expect(await sums('voucher', 'order_id', 'amount')).toEqual(perOrder)
    const entries = await app.db('money.voucher_entries').orderBy('id').pluck<number[]>('id')
    expect(await versionsOf('voucher')).toEqual(entries)
  })

  it('of refunds add up to what is still owed, and each names what settled it', async () => {
    const owed = ({ state, amount }: Row) => (state === 'pending' ? amount : 0)
    expect(await sums('refund', 'refund_id', 'owed_change')).toEqual(
      await tableSums('money.refunds', 'id', owed),
    )
    const rows = await app.db('money.refunds').select<{ id: number; state: string; amount: number }[]>('*')
    for (const { id, state: status, amount } of rows) {
      const [, last] = (await eventsOf('refund')).filter(({ payload }) => payload.refund_id === id)
      expect(last?.payload).toMatchObject({ status, amount })
      const money = (await eventsOf('payment')).filter(({ payload }) => payload.refund_id === id)
      const settled = status === 'void' ? [] : [{ payment_id: last?.payload.payment_id, amount: -amount }]
      expect(money.map(({ payload: { payment_id, amount } }) => ({ payment_id, amount }))).toEqual(settled)
    }
  })

  it('of a shift contain its opening amount, and the expected and counted ones', async () => {
    const store_id = shop.stores[0]
    const [opened, closed] = (await eventsOf('shift')).map(({ payload }) => payload)
    const unknown = { expected_amount: null, counted_amount: null, difference: null, closed_at: null }
    expect(opened).toMatchObject({ shift_id: shiftId, store_id, base_amount: BASE, ...unknown })
    const cash = (await sums('payment', 'shift_id', 'confirmed_change'))[String(shiftId)] ?? 0
    expect(cash).toBe(40_000 - 25_000)
    const counted = { expected_amount: BASE + cash, counted_amount: BASE + 14_000, difference: -1_000 }
    expect(closed).toMatchObject({ shift_id: shiftId, store_id, base_amount: BASE, ...counted })
  })

  it('of a step and of its undo add up to nothing', async () => {
    const { id } = await anOrder(app, shop, { seller: 'two' })
    await take(id, { step: 'reserve', total_first_payment: 9_000, payment_method: TRANSFER })
    await undo(id)
    await app.settled()
    const own = (await eventsOf('payment')).filter(({ payload }) => payload.order_id === id)
    expect(own.map(({ type, payload }) => [type, payload.paid_change])).toEqual([
      ['payment.recorded', 9_000],
      ['payment.voided', -9_000],
    ])
  })

  it('of a validation and of its undo add up to nothing confirmed', async () => {
    const { id } = await anOrder(app, shop, { seller: 'two' })
    await uploadPhoto(app, 'two', id, ATTACHMENT_TYPES.payment_support)
    const paying = { payment_method: TRANSFER, total_first_payment: 9_000 }
    await take(id, { ...DELIVERY, ...paying, step: 'check_out', city_id: 11_001 })
    await take(id, { step: 'validate_payment', balance_reason: 'Paga al recibir' })
    await undo(id)
    await app.settled()
    const own = (await eventsOf('payment')).filter(({ payload }) => payload.order_id === id)
    expect(own.map(({ payload }) => payload.confirmed_change)).toEqual([0, 9_000, -9_000])
  })
})
