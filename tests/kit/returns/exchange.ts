import { updateProduct } from '@deportivo/contracts/catalogue/products'
import { addLine } from '@deportivo/contracts/orders/lines'
import { confirmPayment, recordPayment } from '@deportivo/contracts/orders/payments'
import { createLocalOrder } from '@deportivo/contracts/orders/orders'
import type { Order } from '@deportivo/contracts/orders/order'
import type { ReturnCase } from '@deportivo/contracts/returns/case'
import { requestReturn } from '@deportivo/contracts/returns/returns'
import { CASH } from '@deportivo/lifecycle/payment-methods'
import { FIRST_REPLACEMENT_LINE } from '@deportivo/returns/sold-lines/store-replacement'
import type { Calls, Shopfront } from '../calls.ts'
import { step } from '../order.ts'
import { otherReference, PUBLIC_CODE, stockProduct, type Shop } from '../shop.ts'
import { moveCase, received, requestOf, type ReturnLists } from './case.ts'

/** A product of a reference of its own, at a price. */
export async function pricedProduct(app: Calls, shop: Shop, price: number): Promise<number> {
  const id = await stockProduct(app, await otherReference(app, shop), 5)
  const codes = [{ id: PUBLIC_CODE, value: price }]
  await app.ok('two', updateProduct, { params: { id }, body: { price, minimal_price: price, codes } })
  return id
}

/** What the client brings: a line of an order, or a replacement. */
type Brought = Order | ReturnCase

const broughtOf = (brought: Brought, lists: ReturnLists) => {
  if (!('replacement' in brought)) return { saleId: brought.id, body: requestOf(brought, lists) }
  const { id, sale_id, replacement } = brought
  if (!replacement) throw new Error('the case has a replacement')
  const { product_id, size_id } = replacement
  const body = { reason: lists.reason, product_id, size_id, quantity: 1 }
  return { saleId: sale_id, body: { ...body, line_id: FIRST_REPLACEMENT_LINE + id } }
}

/** A case of what the client brings, requested. */
export function broughtBack(
  app: Calls,
  brought: Brought,
  lists: ReturnLists,
  more: object = {},
): Promise<ReturnCase> {
  const { saleId, body } = broughtOf(brought, lists)
  const whole = { ...body, exchange_rate: lists.whole, ...more }
  return app.ok('local_administrative', requestReturn, { params: { saleId }, body: whole })
}

/** The client leaves the counter with another product, or another size of the same one. */
export async function exchangedAtCounter(
  app: Shopfront,
  brought: Brought,
  lists: ReturnLists,
  { size_id = 41, product_id }: { size_id?: number; product_id?: number } = {},
): Promise<ReturnCase> {
  const replacement = product_id === undefined ? {} : { replacement_product_id: product_id }
  const more = { ...replacement, replacement_size_id: size_id, hand_over: true }
  const one = await broughtBack(app, brought, lists, more)
  await app.settled()
  return one
}

/** The same with a dearer product, whose difference is paid and confirmed before. */
export async function exchangedForDearer(
  app: Shopfront,
  shop: Shop,
  brought: Brought,
  lists: ReturnLists,
  product_id: number,
): Promise<ReturnCase> {
  const one = await received(app, shop, await broughtBack(app, brought, lists))
  const held = await moveCase(app, one, { step: 'exchange_available', product_id, size_id: 41 })
  await app.settled()
  const { sale_id, price_difference: amount } = held
  const paid = { payment_method: CASH, amount, return_id: one.id }
  const { payments } = await app.ok('two', recordPayment, { params: { id: sale_id }, body: paid })
  const params = { id: sale_id, paymentId: payments.at(-1)?.id ?? 0 }
  await app.ok('accounting_manager', confirmPayment, { params, body: {} })
  await app.settled()
  const done = await moveCase(app, one, { step: 'hand_over' })
  await app.settled()
  return done
}

/** The client gets a voucher for what they bring. */
export async function returnedForVoucher(
  app: Shopfront,
  shop: Shop,
  brought: Brought,
  lists: ReturnLists,
): Promise<ReturnCase> {
  const one = await received(app, shop, await broughtBack(app, brought, lists))
  const done = await moveCase(app, one, { step: 'voucher' })
  await app.settled()
  return done
}

/** One unit sold at the counter for a seller, paid by the newest voucher of its client. */
export async function soldByVoucher(
  app: Shopfront,
  shop: Shop,
  { client_id, product_id, seller_id }: { client_id: number; product_id: number; seller_id: number },
): Promise<Order> {
  const { id } = await app.ok('two', createLocalOrder, { body: { client_id, seller_id } })
  const line = { product_id, code_id: PUBLIC_CODE, size_id: 40, quantity: 1 }
  const { total_value } = await app.ok('two', addLine, { params: { saleId: id }, body: line })
  const voucher = await app.db('money.vouchers').where({ client_id }).orderBy('id', 'desc').first('id')
  const order = await step(app, 'two', id, {
    step: 'check_out',
    cashier_id: shop.cashier_id,
    cash_payment: 0,
    payment_by_transfer: 0,
    voucher: voucher?.id,
    voucher_value: total_value,
  })
  await app.settled()
  return order
}
