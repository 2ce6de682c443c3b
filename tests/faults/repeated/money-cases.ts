import { listVouchers } from '@deportivo/contracts/orders/vouchers'
import {
  closeShift,
  openShift,
  recordDrawerEntry,
  takeOverShift,
} from '@deportivo/contracts/finance/cashiers'
import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import type { Order } from '@deportivo/contracts/orders/order'
import { cancelOrder, changeOrder } from '@deportivo/contracts/orders/orders'
import {
  confirmPayment,
  payByVoucher,
  recordPayment,
  rejectPayment,
} from '@deportivo/contracts/orders/payments'
import { payRefund, refundAsVoucher } from '@deportivo/contracts/orders/refunds'
import { anOrder, checkedOut, orderAt, reservedAndPaid, step } from '@deportivo/testkit/order'
import { MEDELLIN, openShop } from '@deportivo/testkit/shop'
import { uploadPhoto } from '@deportivo/testkit/files/upload'
import type { Case, Opened } from './case.ts'

const CASH = { payment_method: 1 }

const openShiftOfRegister = async (
  { app }: Opened,
  by: 'two' | 'local_administrative' = 'two',
): Promise<{ cashier_id: number; id: number }> => {
  const { cashier_id } = await openShop(app)
  const { id } = await app.ok(by, openShift, { body: { cashier_id, base_amount: 100_000 } })
  return { cashier_id, id }
}

/** An order with a payment that waits for accounting. */
async function unconfirmedPayment({ app, shop }: Opened): Promise<{ id: number; paymentId: number }> {
  const { id } = await anOrder(app, shop, { seller: 'two' })
  const body = { amount: 20_000, ...CASH }
  const { payments } = await app.ok('two', recordPayment, { params: { id }, body })
  return { id, paymentId: payments.at(-1)?.id ?? 0 }
}

/** An order that waits for accounting, and a voucher of its client. */
async function owingOrder({ app, shop }: Opened): Promise<{ id: number; voucher: number }> {
  const earlier = await anOrder(app, shop, { seller: 'two' })
  await reservedAndPaid(app, 'two', earlier.id, 50_000)
  await step(app, 'two', earlier.id, { step: 'release' })
  const { client_id } = earlier
  const [voucher] = await app.ok('two', listVouchers, { query: { filter: `client_id:${client_id}` } })
  const { id } = await checkedOut(app, shop, { seller: 'two', client_id })
  return { id, voucher: voucher?.id ?? 0 }
}

async function owedRefund({ app, shop }: Opened): Promise<{ id: number }> {
  const order = await anOrder(app, shop, { seller: 'two' })
  await reservedAndPaid(app, 'two', order.id, 50_000)
  const body = { reason: 'Cambió de idea' }
  const { refunds } = await app.ok('two', cancelOrder, { params: { id: order.id }, body })
  return { id: refunds[0]?.id ?? 0 }
}

/** An order whose parcel the carrier brought back. */
async function returnedByCarrier({ app, shop }: Opened): Promise<Order> {
  const { id } = await orderAt(app, shop, 'packing_up', { city_id: MEDELLIN })
  await uploadPhoto(app, 'two', id, ATTACHMENT_TYPES.guide)
  await step(app, 'two', id, { step: 'upload_guide', carrier: 'Servientrega', guide_number: '999123456' })
  await uploadPhoto(app, 'two', id, ATTACHMENT_TYPES.carrier_return)
  return step(app, 'two', id, { step: 'returned_by_carrier', reason: 'Dirección errada' })
}

const countOf = ({ products }: Order, { shop }: Opened) => ({
  step: 'received_back' as const,
  store_id: shop.stores[0],
  lines: products.map(({ id, quantity }) => ({ line_id: id, quantity })),
})

/** Payments, refunds, shifts and parcels that come back. */
export const MONEY_CASES: Case[] = [
  {
    contract: closeShift,
    given: async (opened) => ({
      params: { id: (await openShiftOfRegister(opened)).id },
      body: { counted_amount: 90_000, note: 'Contado' },
    }),
  },
  {
    contract: takeOverShift,
    given: async (opened) => ({
      params: { id: (await openShiftOfRegister(opened, 'local_administrative')).id },
      body: { counted_amount: 90_000, note: 'Contado' },
    }),
  },
  {
    contract: recordDrawerEntry,
    given: async (opened) => ({
      params: { id: (await openShiftOfRegister(opened)).id },
      body: { direction: 'in', amount: 15_000, reason: 'change', note: 'Sencillo' },
    }),
  },
  {
    contract: recordPayment,
    given: async (opened) => {
      const { cashier_id } = await openShiftOfRegister(opened)
      const { id } = await anOrder(opened.app, opened.shop, { seller: 'two' })
      return { params: { id }, body: { amount: 20_000, ...CASH, cashier_id } }
    },
  },
  {
    contract: payByVoucher,
    given: async (opened) => {
      const { id, voucher } = await owingOrder(opened)
      return { params: { id }, body: { voucher, amount: 20_000 } }
    },
  },
  {
    contract: confirmPayment,
    given: async (opened) => ({ params: await unconfirmedPayment(opened), body: {} }),
  },
  {
    contract: rejectPayment,
    given: async (opened) => ({ params: await unconfirmedPayment(opened), body: { reason: 'No llegó' } }),
  },
  {
    contract: payRefund,
    given: async (opened) => {
      const { cashier_id } = await openShiftOfRegister(opened)
      return { params: await owedRefund(opened), body: { ...CASH, cashier_id } }
    },
  },
  {
    contract: refundAsVoucher,
    given: async (opened) => ({ params: await owedRefund(opened), body: {} }),
  },
  // The first parcel that comes back also opens the store for goods to be inspected: sending again, which is given one.
  {
    name: 'sending it again',
    contract: changeOrder,
    given: async (opened) => {
      const order = await returnedByCarrier(opened)
      await step(opened.app, 'two', order.id, countOf(order, opened))
      const inspected = order.products.map(({ id }) => id)
      return { params: { id: order.id }, body: { step: 'resend', inspected } }
    },
  },
  {
    name: 'counting a parcel that came back',
    contract: changeOrder,
    given: async (opened) => {
      const order = await returnedByCarrier(opened)
      return { params: { id: order.id }, body: countOf(order, opened) }
    },
  },
]
