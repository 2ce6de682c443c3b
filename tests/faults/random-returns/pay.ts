import { payByVoucher, recordPayment } from '@deportivo/contracts/orders/payments'
import { listVouchers } from '@deportivo/contracts/orders/vouchers'
import type { ReturnCase } from '@deportivo/contracts/returns/case'
import { CASH } from '@deportivo/lifecycle/payment-methods'
import { expect } from 'vitest'
import { stateOf } from './books.ts'
import { counts, type World } from './world.ts'

const owedOf = ({ difference }: ReturnCase) => (difference?.amount ?? 0) - (difference?.paid ?? 0)

/** Pays what a case charges, in an open register. */
async function payInCash({ app, shop }: World, one: ReturnCase): Promise<void> {
  const body = { amount: owedOf(one), payment_method: CASH, cashier_id: shop.cashier_id, return_id: one.id }
  await app.ok('local_administrative', recordPayment, { params: { id: one.sale_id }, body })
}

/** From a voucher as far as it reaches; of every third try more than is left, or owed: it changes nothing. */
async function payFrom(
  { app }: World,
  one: ReturnCase,
  voucher: { id: number; available: number },
  pick: number,
) {
  const most = Math.min(owedOf(one), voucher.available)
  const isTooMuch = pick % 3 === 0
  const body = { voucher: voucher.id, amount: most + (isTooMuch ? 1 : 0), return_id: one.id }
  const before = await stateOf(app, one.id)
  const { status } = await app.attempt('local_administrative', payByVoucher, {
    params: { id: one.sale_id },
    body,
  })
  expect([body.amount, most, status]).toEqual([body.amount, most, isTooMuch ? 422 : 200])
  await app.settled()
  const after = await stateOf(app, one.id)
  const paid = isTooMuch ? 0 : most
  expect(after).toEqual({
    ...before,
    money: { balance: before.money.balance - paid, confirmed: before.money.confirmed + paid },
    by_voucher: before.by_voucher + paid,
    in_vouchers: before.in_vouchers - paid,
  })
  counts.by_voucher += isTooMuch ? 0 : 1
}

/** Pays what a case charges: from a voucher of its client where there is one, else in cash. */
export async function pay(world: World, one: ReturnCase, pick: number): Promise<void> {
  const query = { filter: `client_id:${one.client_id}`, top: 100 }
  const vouchers = await world.app.ok('two', listVouchers, { query })
  const left = vouchers.filter(({ available }) => available > 0)
  const voucher = left[pick % Math.max(1, left.length)]
  if (voucher && pick % 4 !== 1) return payFrom(world, one, voucher, pick)
  await payInCash(world, one)
  counts.paid += 1
}
