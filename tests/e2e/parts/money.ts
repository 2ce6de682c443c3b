import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import { addLine } from '@deportivo/contracts/orders/lines'
import type { Order } from '@deportivo/contracts/orders/order'
import { createPreOrder } from '@deportivo/contracts/orders/orders'
import { listVouchers } from '@deportivo/contracts/orders/vouchers'
import type { Calls } from '@deportivo/testkit/calls'
import { anOrder, checkedOut, reservedAndPaid, step, type Wanted } from '@deportivo/testkit/order'
import { PUBLIC_CODE, type Shop } from '@deportivo/testkit/shop'
import { uploadPhoto } from '@deportivo/testkit/files/upload'
import type { Locator } from 'playwright-core'

/** Pesos as the console shows them in Spanish. */
export const pesos = (amount: number): string => `$ ${amount.toLocaleString('es-CO')}`

/** The pesos that a place shows; a minus before the sign counts. */
export async function shownPesos(place: Locator): Promise<number> {
  const shown = (await place.textContent()) ?? ''
  return Number(shown.replaceAll(/\D/g, '')) * (/^[-−]/.test(shown.trim()) ? -1 : 1)
}

/** An order being built whose client has a voucher of `value`, from a reservation that was released. */
export async function orderWithVoucher(calls: Calls, shop: Shop, value: number) {
  const released = await anOrder(calls, shop)
  await reservedAndPaid(calls, 'online_seller', released.id, value)
  await step(calls, 'online_seller', released.id, { step: 'release' })
  const { client_id, products } = released
  const query = { filter: `client_id:${client_id}` }
  const [voucher] = await calls.ok('online_seller', listVouchers, { query })
  if (!voucher) throw new Error('the released reservation made no voucher')
  const { id } = await calls.ok('online_seller', createPreOrder, { body: { client_id } })
  const body = { product_id: products[0]?.product_id, code_id: PUBLIC_CODE, size_id: 40, quantity: 1 }
  const order = await calls.ok('online_seller', addLine, { params: { saleId: id }, body })
  return { order, voucher }
}

/** An order of which accounting has received `paid`; the rest is still owed. */
export async function owingOrder(
  calls: Calls,
  shop: Shop,
  wanted: Wanted = {},
  paid = 1_000,
): Promise<Order> {
  const { id } = await checkedOut(calls, shop, wanted)
  await uploadPhoto(calls, 'two', id, ATTACHMENT_TYPES.payment_support)
  const part = { step: 'validate_payment', amount: paid, balance_reason: 'Paga el resto al recibir' }
  return step(calls, 'accounting_manager', id, part)
}
