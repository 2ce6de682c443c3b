import { randomUUID } from 'node:crypto'
import { openShift } from '@deportivo/contracts/finance/cashiers'
import { recordPayment } from '@deportivo/contracts/orders/payments'
import type { Contract } from '@deportivo/contracts/route'
import { changeReturnGroup, requestReturns } from '@deportivo/contracts/returns/groups'
import { changeReturn, getReturn, requestReturn } from '@deportivo/contracts/returns/returns'
import { CASH } from '@deportivo/lifecycle/payment-methods'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import type { Given } from '@deportivo/testkit/calls'
import {
  deliveredOrder,
  requested,
  requestOf,
  returnLists,
  sentPicture,
  type ReturnLists,
} from '@deportivo/testkit/returns/case'
import { openShop, PRICE, type Shop } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { stateOf, wrongBooks } from '../random-returns/books.ts'
import { dyingOf, type Moment } from './dying.ts'

// More statements than any call sends.
const MOST = 200

let app: TestApp
let shop: Shop
let lists: ReturnLists
let dying: ReturnType<typeof dyingOf>
beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
  lists = await returnLists(app)
  dying = dyingOf(app.db)
  await app.ok('two', openShift, { body: { cashier_id: shop.cashier_id, base_amount: 0 } })
})
afterAll(() => app.stop())

interface Call {
  contract: Contract
  given: Given
  /** All that the call may change. */
  state: () => Promise<unknown>
}

/** Makes a call that dies at each of its statements, one after the other, and is repeated until it lives. */
async function surviving(
  { contract, given, state }: Call,
  moment: Moment,
): Promise<{ deaths: number; body: string }> {
  const headers = { 'idempotency-key': randomUUID() }
  const before = await state()
  for (let at = 1; at < MOST; at++) {
    const call = () => app.attempt('head_dispatch', contract, { ...given, headers })
    const { isDead, result } = await dying(at, moment, call)
    expect(await wrongBooks(app)).toEqual([])
    if (result.status === 200) return { deaths: at - 1, body: result.body }
    expect([at, isDead, result.status >= 500]).toEqual([at, true, true])
    const after = await state()
    // The reply was lost, not the change: the same key returns it, and changes nothing more.
    if (JSON.stringify(after) === JSON.stringify(before)) continue
    const again = await call()
    expect(again.status).toBe(200)
    expect(await state()).toEqual(after)
    return { deaths: at, body: again.body }
  }
  throw new Error('the call never ended')
}

const idIn = (body: string) => (JSON.parse(body) as { data: { id: number } }).data.id

const change = (id: number, body: object): Call => ({
  contract: changeReturn,
  given: { params: { id }, body },
  state: async () => [
    await stateOf(app, id),
    await app.db('returns.case_history').where('case_id', id).orderBy('id').pluck('step'),
  ],
})

/** Pays what the replacement costs more. */
async function payDifference(id: number): Promise<void> {
  await app.settled()
  const { sale_id, difference } = await app.ok('two', getReturn, { params: { id } })
  const paid = {
    amount: difference?.amount ?? 0,
    payment_method: CASH,
    cashier_id: shop.cashier_id,
    return_id: id,
  }
  await app.ok('local_administrative', recordPayment, { params: { id: sale_id }, body: paid })
}

it.each(['before', 'after'] as const)(
  'an exchange whose process dies %s any of its statements is all or nothing, and its repetition ends it',
  async (moment) => {
    const order = await deliveredOrder(app, shop)
    const cases = () => app.db('returns.cases').where('order_id', order.id).select<object[]>('id', 'state_id')
    const asked = { ...requestOf(order, lists), exchange_rate: lists.half }
    const request = {
      contract: requestReturn,
      given: { params: { saleId: order.id }, body: asked },
      state: cases,
    }
    const opened = await surviving(request, moment)
    const id = idIn(opened.body)
    await sentPicture(app, await app.ok('two', getReturn, { params: { id } }))
    const deaths = [opened.deaths]
    for (const body of [
      { step: 'received_in_store', entrance_store: shop.stores[0] },
      { step: 'return_to_store' },
      { step: 'exchange_available', size_id: 41 },
      { step: 'enlist' },
      { step: 'delivered', conveyor: 'Servientrega', guide_number: '9990001' },
    ]) {
      if (body.step === 'delivered') await payDifference(id)
      await app.settled()
      deaths.push((await surviving(change(id, body), moment)).deaths)
      await app.settled()
      expect(await wrongBooks(app)).toEqual([])
    }
    expect(await app.ok('two', getReturn, { params: { id } })).toMatchObject({
      state_id: 'return_delivered',
      goods: 'sellable',
    })
    expect(await cases()).toEqual([{ id, state_id: 'return_delivered' }])
    // Every step writes a case, its history, its audit and its event.
    expect(Math.min(...deaths)).toBeGreaterThan(3)
  },
)

/** The quarantine of the store is made by the first receipt. */
async function firstReceipt(): Promise<void> {
  const first = await requested(app, await deliveredOrder(app, shop), lists)
  await app.ok('head_dispatch', changeReturn, {
    params: { id: first.id },
    body: { step: 'received_in_store', entrance_store: shop.stores[0] },
  })
}

it.each([
  [false, 'available_to_enlisting'],
  [true, 'return_delivered'],
])('a size changed at the counter is all or nothing too, handed over: %s', async (hand_over, state_id) => {
  await firstReceipt()
  const order = await deliveredOrder(app, shop)
  const cases = () => app.db('returns.cases').where('order_id', order.id).select<object[]>('id', 'state_id')
  const body = { ...requestOf(order, lists), replacement_size_id: 41, hand_over }
  const call = { contract: requestReturn, given: { params: { saleId: order.id }, body }, state: cases }
  const { deaths } = await surviving(call, 'before')
  expect(deaths).toBeGreaterThan(10)
  expect(await cases()).toMatchObject([{ state_id }])
  await app.settled()
  expect(await wrongBooks(app)).toEqual([])
})

it('a request of two orders is exchanged as a whole or not at all, and so are its vouchers', async () => {
  await firstReceipt()
  const first = await deliveredOrder(app, shop)
  const orders = [first, await deliveredOrder(app, shop, { client_id: first.client_id })]
  const lines = [...orders, ...orders].map(({ id, products: [line] }) => ({
    sale_id: id,
    line_id: line?.id ?? 0,
    quantity: 1,
  }))
  const asked = { lines, reason: lists.reason, exchange_rate: lists.whole }
  const { group_id, cases } = await app.ok('head_dispatch', requestReturns, { body: asked })
  const stateOfAll = () =>
    app.db('returns.cases').where({ group_id }).orderBy('id').select<object[]>('state_id', 'version')
  const [one, other] = cases.map(({ id }) => ({ id, size_id: 41 }))
  const deaths: number[] = []
  for (const body of [
    { step: 'received_in_store', entrance_store: shop.stores[0] },
    { step: 'exchange_available', replacements: [one, other], hand_over: true },
    { step: 'voucher' },
  ]) {
    const given = { params: { id: group_id ?? 0 }, body }
    const call = { contract: changeReturnGroup, given, state: stateOfAll }
    deaths.push((await surviving(call, 'before')).deaths)
    await app.settled()
    expect(await wrongBooks(app)).toEqual([])
  }
  expect(Math.min(...deaths)).toBeGreaterThan(10)
  expect(await stateOfAll()).toMatchObject([
    { state_id: 'return_delivered' },
    { state_id: 'return_delivered' },
    { state_id: 'return_voucher' },
    { state_id: 'return_voucher' },
  ])
  const vouchers = await app.db('money.vouchers').where('client_id', first.client_id).pluck('value')
  expect(vouchers).toEqual([PRICE, PRICE])
})
