import { addLine } from '@deportivo/contracts/orders/lines'
import { changeOrder, createPreOrder, undoStep } from '@deportivo/contracts/orders/orders'
import { getVoucherEntries, listVouchers } from '@deportivo/contracts/orders/vouchers'
import type { Person } from '@deportivo/testkit/app'
import { anOrder, DELIVERY, reservedAndPaid, step } from '@deportivo/testkit/order'
import { deliveredOrder, moveCase, received, requested } from '@deportivo/testkit/returns/case'
import { openReturns } from '@deportivo/testkit/returns/open'
import { PRICE, PUBLIC_CODE, stockProduct } from '@deportivo/testkit/shop'
import { expect, it } from 'vitest'

const PAID = 60_000
const { app, shop, lists } = await openReturns()

const vouchersOf = (client_id: number, more = '', person: Person = 'two') =>
  app.ok(person, listVouchers, { query: { filter: `client_id:${client_id}${more}` } })

const entriesOf = (id: number) => app.ok('two', getVoucherEntries, { params: { id } })

/** A client with a voucher, from an order that was released. */
async function credited() {
  const order = await anOrder(app, shop)
  await reservedAndPaid(app, 'online_seller', order.id, PAID)
  await step(app, 'online_seller', order.id, { step: 'release' })
  const [voucher] = await vouchersOf(order.client_id)
  if (!voucher) throw new Error('no voucher was issued')
  return { order, id: voucher.id, client_id: order.client_id }
}

/** An order of the client that is checked out with a part of the voucher. */
async function spentOn(
  client_id: number,
  voucher: number,
  voucher_value: number,
  seller: Person = 'online_seller',
): Promise<number> {
  const { id } = await app.ok(seller, createPreOrder, { body: { client_id } })
  const body = {
    product_id: await stockProduct(app, shop, 2),
    code_id: PUBLIC_CODE,
    size_id: 40,
    quantity: 1,
  }
  await app.ok(seller, addLine, { params: { saleId: id }, body })
  const spending = { step: 'check_out', payment_method: 2, city_id: 11_001, voucher, voucher_value }
  await app.ok(seller, changeOrder, { params: { id }, body: { ...DELIVERY, ...spending } })
  return id
}

it('the entries of a voucher name what was credited and spent, the order, and the user', async () => {
  const { order, id, client_id } = await credited()
  const other = await spentOn(client_id, id, 25_000)
  await step(app, 'two', other, { step: 'cancel', reason: 'Se arrepintió' })
  expect(await entriesOf(id)).toMatchObject([
    { kind: 'issued', amount: PAID, order_id: order.id, return_id: null },
    { kind: 'spent', amount: -25_000, order_id: other },
    { kind: 'given_back', amount: 25_000, order_id: other },
  ])
  const names = (await entriesOf(id)).map(({ by_name }) => by_name)
  expect([names[0] === names[1], names[1] === names[2]]).toEqual([true, false])
})

it('the first entry of the voucher of a return names its case, and no other entry does', async () => {
  const bought = await deliveredOrder(app, shop)
  const asked = await requested(app, bought, lists, { exchange_rate: lists.whole })
  const { id } = await moveCase(app, await received(app, shop, asked), { step: 'voucher' })
  await app.settled()
  const [voucher] = await vouchersOf(bought.client_id)
  await spentOn(bought.client_id, voucher?.id ?? 0, PRICE)
  expect(await entriesOf(voucher?.id ?? 0)).toMatchObject([
    { kind: 'issued', amount: PRICE, order_id: bought.id, return_id: id },
    { kind: 'spent', amount: -PRICE, return_id: null },
  ])
})

it('vouchers that were spent, voided or expired are listed where they are asked for', async () => {
  const spent = await credited()
  await spentOn(spent.client_id, spent.id, PAID)
  const voided = await credited()
  await app.ok('online_seller', undoStep, { params: { id: voided.order.id }, body: {} })
  const expired = await credited()
  const yesterday = new Date(Date.now() - 86_400_000)
  await app.db('money.vouchers').where('id', expired.id).update({ expires_at: yesterday })
  for (const { id, client_id } of [spent, voided, expired]) {
    expect(await vouchersOf(client_id)).toEqual([])
    expect(await vouchersOf(client_id, ',ended:0')).toEqual([])
    expect(await vouchersOf(client_id, ',ended:1')).toMatchObject([{ id }])
  }
  const unspent = await credited()
  expect(await vouchersOf(unspent.client_id, ',ended:1')).toEqual([])
  expect(await vouchersOf(spent.client_id, ',ended:1')).toMatchObject([{ available: 0, voided_at: null }])
  const [gone] = await vouchersOf(voided.client_id, ',ended:1')
  expect(gone?.voided_at).not.toBeNull()
  expect((await entriesOf(voided.id)).map(({ kind }) => kind)).toEqual(['issued', 'voided'])
})

it('a seller who serves another client gets neither its ended vouchers nor their entries', async () => {
  const { id, client_id } = await credited()
  await spentOn(client_id, id, PAID)
  expect(await vouchersOf(client_id, ',ended:1', 'online_seller')).toHaveLength(1)
  expect(await vouchersOf(client_id, ',ended:1', 'online_seller_2')).toEqual([])
  const refused = (voucher: number) =>
    app.refused('online_seller_2', getVoucherEntries, { params: { id: voucher } })
  expect((await refused(id)).code).toBe(404)
  expect((await refused(2_000_000_000)).code).toBe(404)
  expect(await app.ok('online_seller', getVoucherEntries, { params: { id } })).toHaveLength(2)
})

it('two sellers of a client see the entries of each other, and not of which order or case they are', async () => {
  const bought = await deliveredOrder(app, shop)
  const { client_id } = bought
  const asked = await requested(app, bought, lists, { exchange_rate: lists.whole })
  const { id: return_id } = await moveCase(app, await received(app, shop, asked), { step: 'voucher' })
  await app.settled()
  const [{ id } = { id: 0 }] = await vouchersOf(client_id)
  const other = await spentOn(client_id, id, 25_000, 'online_seller_2')
  const seen = async (person: Person) => {
    const [voucher] = await vouchersOf(client_id, '', person)
    const entries = await app.ok(person, getVoucherEntries, { params: { id } })
    return [voucher, ...entries].map((one) => [one?.order_id, one?.return_id, one?.is_of_unseen_order])
  }
  const issued = [bought.id, return_id, false]
  const spent = [other, null, false]
  const hidden = [null, null, true]
  expect(await seen('online_seller')).toEqual([issued, issued, hidden])
  expect(await seen('online_seller_2')).toEqual([hidden, hidden, spent])
  expect(await seen('two')).toEqual([issued, issued, spent])
  const amounts = await app.ok('online_seller_2', getVoucherEntries, { params: { id } })
  expect(amounts.map(({ amount }) => amount)).toEqual([PRICE, -25_000])
})
