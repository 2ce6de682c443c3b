import { saveSettings } from '@deportivo/contracts/admin/settings'
import type { Order } from '@deportivo/contracts/orders/order'
import { undoStep } from '@deportivo/contracts/orders/orders'
import {
  closeSettlement,
  getAccount,
  getSettlement,
  listAccounts,
  listCommission,
  listGoods,
  listSettlements,
  type SellerAccount,
} from '@deportivo/contracts/sellers/settlements'
import { startTestApp, type Person, type TestApp } from '@deportivo/testkit/app'
import { anOrder, step, type Wanted } from '@deportivo/testkit/order'
import { deliveredOrder, moveCase, received, requested, returnLists } from '@deportivo/testkit/returns/case'
import { openShop, PRICE, stockProduct, type Shop } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp({ isMoneyProved: false })
  shop = await openShop(app)
  await percentages({ four: 7 })
})
afterAll(() => app.stop())

const NONE = { one: 0, tow: 0, three: 0, four: 0 }
const percentages = (given: Partial<typeof NONE>) =>
  app.ok('two', saveSettings, { body: { commission: { ...NONE, ...given } } })

const idOf = async (person: Person): Promise<number> =>
  (await app.db('auth.user_profiles').where('profile_id', person).first('user_id'))?.user_id ?? 0

const accountOf = async (person: Person, reader: Person = 'two'): Promise<SellerAccount> =>
  app.ok(reader, getAccount, { params: { id: await idOf(person) } })
const linesOf = async (person: Person, reader: Person = 'two') =>
  app.ok(reader, listCommission, { params: { id: await idOf(person) }, query: { top: 200 } })

/** What is seen is closed. */
async function close(person: Person, more: object = {}) {
  const { open, seller } = await accountOf(person)
  const body = { seller_id: seller.id, lines: open.lines, commission: open.commission, ...more }
  return app.ok('accounting_manager', closeSettlement, { body })
}

/** An order of a seller that is at a step of its track. */
async function sellerOrder(person: Person, until: 'sent' | 'delivered' | 'final', wanted: Wanted = {}) {
  const order = await anOrder(app, shop, { seller: person, type_order: 'seller', ...wanted })
  for (const name of ['order_from_warehouse', 'in_process', 'received', 'send_to_seller'])
    await step(app, 'two', order.id, { step: name })
  if (until === 'sent') return order
  await step(app, 'two', order.id, { step: 'delivered_to_seller' })
  if (until === 'final') await finalize(order)
  return order
}

const finalize = ({ id, total_value }: Order) =>
  step(app, 'two', id, { step: 'finalize', cash_payment: 0, payment_by_transfer: total_value })

describe('the goods of a seller', () => {
  it('are those of orders that were sent and are neither finalized nor returned', async () => {
    const sent = await sellerOrder('online_reseller', 'sent', { quantity: 2 })
    const delivered = await sellerOrder('online_reseller', 'delivered')
    const news = await sellerOrder('online_reseller', 'sent')
    await step(app, 'two', news.id, { step: 'to_news', reason: 'Falta una caja' })
    const gone = await sellerOrder('online_reseller', 'sent')
    await step(app, 'two', gone.id, { step: 'return', reason: 'No se vendió' })
    const early = await anOrder(app, shop, { seller: 'online_reseller', type_order: 'seller' })
    await step(app, 'two', early.id, { step: 'to_news', reason: 'Sin cupo' })
    const { goods } = await accountOf('online_reseller')
    expect(goods).toMatchObject({ orders: 3, units: 4, value: 4 * PRICE })
    const rows = await app.ok('online_reseller', listGoods, { params: { id: await idOf('online_reseller') } })
    expect(rows.map(({ id }) => id)).toEqual([sent.id, delivered.id, news.id])
    expect(rows[0]).toMatchObject({
      products: [{ size_name: '40', quantity: 2 }],
      with_seller_since: goods.oldest_since,
    })
    const isOffered = (name: string) =>
      rows[1]?.next.some(({ step: one, allowed }) => one === name && allowed)
    expect(['finalize', 'return'].map(isOffered)).toEqual([true, true])
  })
})

describe('commission', () => {
  it('is earned by what left, was paid and confirmed, and by nothing else', async () => {
    const before = await accountOf('freelance_seller')
    await sellerOrder('freelance_seller', 'delivered')
    const unconfirmed = await sellerOrder('freelance_seller', 'final')
    expect((await accountOf('freelance_seller')).open).toEqual(before.open)
    expect((await accountOf('freelance_seller')).unpaid).toEqual({ orders: 1, value: PRICE })
    const paid = await deliveredOrder(app, shop, { seller: 'freelance_seller' })
    expect(await linesOf('freelance_seller')).toMatchObject([
      {
        order_id: paid.id,
        line_id: paid.products[0]?.id,
        units: 2,
        value: 2 * PRICE,
        percentage: 7,
        commission: 26_586,
        code_key: 'four',
      },
    ])
    expect((await accountOf('freelance_seller')).open).toEqual({
      lines: 1,
      units: 2,
      value: 2 * PRICE,
      commission: 26_586,
      has_more: false,
    })
    await app.db('orders.orders').where('id', unconfirmed.id).update({ paid_confirmed: PRICE })
    expect((await accountOf('freelance_seller')).open.lines).toBe(2)
    await app.db('orders.orders').where('id', unconfirmed.id).update({ paid_confirmed: 0 })
  })

  it('follows the percentages of the settings, and rounds each line to whole pesos', async () => {
    await deliveredOrder(app, shop, { seller: 'online_reseller', quantity: 1 })
    await percentages({ four: 3 })
    expect((await accountOf('online_reseller')).open.commission).toBe(5_697)
    await percentages({ one: 9 })
    expect((await accountOf('online_reseller')).open.commission).toBe(0)
    await percentages({ four: 7 })
    expect((await accountOf('online_reseller')).open.commission).toBe(13_293)
  })

  it('is a whole number of pesos on each line, and comes to nothing when every unit comes back', async () => {
    const order = await deliveredOrder(app, shop, { seller: 'online_reseller', quantity: 3 })
    await app
      .db('orders.order_lines')
      .where('order_id', order.id)
      .update({ price: 3 * 175_333 })
    await app.db('returns.sold_lines').where('order_id', order.id).update({ unit_price: 175_333 })
    const lineOf = async () =>
      (await linesOf('online_reseller')).find(({ order_id }) => order_id === order.id)
    // 36,819.93
    expect(await lineOf()).toMatchObject({ value: 525_999, commission: 36_820 })
    await percentages({ four: 50 })
    // 262,999.5
    expect(await lineOf()).toMatchObject({ commission: 263_000 })
    await percentages({ four: 7 })
    await close('online_reseller')
    const lists = await returnLists(app)
    const back: number[] = []
    for (let unit = 0; unit < 3; unit++) {
      const one = await requested(app, order, lists, { exchange_rate: lists.half })
      await received(app, shop, one)
      await moveCase(app, one, { state_id: 'return_voucher', request_action: 'voucher' })
      back.push((await close('online_reseller')).commission)
    }
    expect(back).toEqual([-12_273, -12_273, -12_274])
  })
})

describe('a settlement', () => {
  it('freezes its lines and percentages, and the next one begins after it', async () => {
    const first = await deliveredOrder(app, shop, { seller: 'online_seller' })
    const closed = await close('online_seller', { note: 'Primera quincena' })
    expect(closed).toMatchObject({
      number: 1,
      lines: 1,
      units: 2,
      value: 2 * PRICE,
      commission: 26_586,
      note: 'Primera quincena',
      percentages: { ...NONE, four: 7 },
      products: [{ order_id: first.id, commission: 26_586 }],
    })
    await percentages({ four: 10 })
    expect(await app.ok('two', getSettlement, { params: { id: closed.id } })).toEqual(closed)
    expect((await accountOf('online_seller')).open.lines).toBe(0)
    expect((await accountOf('online_seller')).last).toMatchObject({ id: closed.id, number: 1 })
    const second = await deliveredOrder(app, shop, { seller: 'online_seller' })
    expect(await linesOf('online_seller')).toMatchObject([{ order_id: second.id, commission: 37_980 }])
    expect(await close('online_seller')).toMatchObject({ number: 2, lines: 1, commission: 37_980 })
    await percentages({ four: 7 })
  })

  it('is refused when there is nothing to settle, when it changed, and without percentages', async () => {
    const [seller_id, closing] = [await idOf('online_seller'), { lines: 1, commission: 0 }]
    const refused = (body: object) =>
      app.refused('two', closeSettlement, { body: { seller_id, ...closing, ...body } })
    expect(await refused({})).toMatchObject({ code: 400, data: { rule: 'settlement.nothing' } })
    await deliveredOrder(app, shop, { seller: 'online_seller' })
    expect(await refused({})).toMatchObject({
      data: { rule: 'settlement.changed', lines: 1, commission: 26_586 },
    })
    expect(await refused({ lines: 2, commission: 26_586 })).toMatchObject({
      data: { rule: 'settlement.changed' },
    })
    await percentages({})
    expect(await refused({})).toMatchObject({ data: { rule: 'settlement.no_percentages' } })
    await percentages({ four: 7 })
    expect(await close('online_seller')).toMatchObject({ lines: 1, commission: 26_586 })
  })

  it('settles no line twice when several users close it at once', async () => {
    await deliveredOrder(app, shop, { seller: 'online_seller' })
    const { open, seller } = await accountOf('online_seller')
    const body = { seller_id: seller.id, lines: open.lines, commission: open.commission }
    const headers = await app.as('accounting_manager')
    const replies = await Promise.all(
      Array.from({ length: 6 }, () =>
        app.app.inject({ method: 'POST', url: '/api/v1/settlement', headers, payload: body }),
      ),
    )
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400, 400, 400, 400])
    const settled = await app
      .db('sales.settlement_lines')
      .where('seller_id', seller.id)
      .groupBy('line_id')
      .havingRaw('count(*) > 1')
      .pluck('line_id')
    expect(settled).toEqual([])
  })

  it('takes a later return as a negative line of the next one, by the percentage that was settled', async () => {
    const lists = await returnLists(app)
    const order = await deliveredOrder(app, shop, { seller: 'online_seller' })
    await close('online_seller')
    await percentages({ four: 50 })
    const one = await requested(app, order, lists, { exchange_rate: lists.whole })
    await received(app, shop, one)
    // Undecided: nothing is subtracted yet.
    expect((await accountOf('online_seller')).open.lines).toBe(0)
    await moveCase(app, one, { state_id: 'return_voucher', request_action: 'voucher' })
    expect(await linesOf('online_seller')).toMatchObject([
      { order_id: order.id, units: -1, value: -PRICE, percentage: 7, commission: -13_293 },
    ])
    const closed = await close('online_seller')
    expect(closed).toMatchObject({ units: -1, value: -PRICE, commission: -13_293 })
    const rest = await requested(app, order, lists, { exchange_rate: lists.half })
    await received(app, shop, rest)
    await moveCase(app, rest, { state_id: 'return_voucher', request_action: 'voucher' })
    await close('online_seller')
    const all = await app.db('sales.settlement_lines').where('order_id', order.id).orderBy('nth')
    expect(all.map(({ nth, units }) => `${nth}: ${units}`)).toEqual(['1: 2', '2: -1', '3: -1'])
    expect(all.reduce((sum, { commission }) => sum + commission, 0)).toBe(0)
    await percentages({ four: 7 })
  })

  it('leaves out units of which a return is undecided, and takes the others', async () => {
    const lists = await returnLists(app)
    const order = await deliveredOrder(app, shop, { seller: 'online_seller' })
    const one = await requested(app, order, lists)
    expect((await accountOf('online_seller')).open).toMatchObject({ lines: 1, units: 1, commission: 13_293 })
    await close('online_seller')
    await moveCase(app, one, { step: 'cancel', reason: 'Se arrepintió' })
    expect((await accountOf('online_seller')).open).toMatchObject({ lines: 1, units: 1, commission: 13_293 })
    await close('online_seller')
  })

  it('subtracts what a reversed step had earned, and adds it again when the step is taken again', async () => {
    const order = await sellerOrder('freelance_seller', 'final')
    await app.db('orders.orders').where('id', order.id).update({ paid_confirmed: PRICE })
    const first = await close('freelance_seller')
    await app.db('orders.orders').where('id', order.id).update({ paid_confirmed: 0 })
    await app.ok('two', undoStep, { params: { id: order.id }, body: { reason: 'Mal registrado' } })
    expect(await linesOf('freelance_seller')).toMatchObject([
      { order_id: order.id, units: -1, commission: -13_293 },
    ])
    await finalize(order)
    await app.db('orders.orders').where('id', order.id).update({ paid_confirmed: PRICE })
    expect(await linesOf('freelance_seller')).toEqual([])
    expect(first.products.map(({ order_id }) => order_id)).toContain(order.id)
  })

  it('is published as an event and audited', async () => {
    const product_id = await stockProduct(app, shop, 5)
    await deliveredOrder(app, shop, { seller: 'online_seller', product_id })
    const closed = await close('online_seller')
    const id = String(closed.id)
    const audited = await app.db('audit.entries').where({ subject: 'settlement', subject_id: id })
    expect(audited).toMatchObject([{ act: 'created', by_profile: 'accounting_manager' }])
    await app.settled()
    const events = await app.db('bus.event_log').where({ type: 'settlement.created', aggregate_id: id })
    expect(events).toMatchObject([
      { payload: { record: { commission: closed.commission, number: closed.number } } },
    ])
  })
})

describe('who sees an account', () => {
  it('its seller, those who lead them, and the office; a missing one for all others', async () => {
    const id = await idOf('online_seller')
    const all = ['online_seller', 'online_seller_admin', 'admin_seller', 'one', 'accounting_manager'] as const
    for (const person of all)
      expect(await accountOf('online_seller', person)).toMatchObject({ seller: { id } })
    for (const person of ['freelance_seller', 'local_seller_admin'] as const) {
      expect(await app.refused(person, getAccount, { params: { id } })).toMatchObject({ code: 404 })
      expect(await app.refused(person, listCommission, { params: { id } })).toMatchObject({ code: 404 })
      expect(await app.refused(person, listGoods, { params: { id } })).toMatchObject({ code: 404 })
    }
    for (const person of ['head_dispatch', 'dispatch_assistant', 'winery_manager'] as const)
      expect(await app.refused(person, getAccount, { params: { id } })).toMatchObject({ code: 403 })
    expect(await app.refused('two', getAccount, { params: { id: 999_999 } })).toMatchObject({ code: 404 })
  })

  it('and their settlements, which sellers and their leaders do not close', async () => {
    const seller_id = await idOf('online_seller')
    const all = await app.ok('two', listSettlements, { query: { filter: `seller_id:${seller_id}` } })
    const settlement = all[0]
    expect(settlement).toBeDefined()
    const params = { id: settlement?.id ?? 0 }
    expect(await app.ok('online_seller', getSettlement, { params })).toMatchObject(settlement ?? {})
    expect(await app.refused('freelance_seller', getSettlement, { params })).toMatchObject({ code: 404 })
    const own = await app.ok('freelance_seller', listSettlements, { query: { top: 200 } })
    expect(new Set(own.map((row) => row.seller_id))).toEqual(new Set([await idOf('freelance_seller')]))
    const ofLocal = await app.ok('local_seller_admin', listSettlements, { query: { top: 200 } })
    expect(ofLocal).toEqual([])
    const ofOnline = await app.ok('online_seller_admin', listSettlements, { query: { top: 200 } })
    expect(ofOnline.map((row) => row.id)).toContain(params.id)
    for (const person of ['online_seller', 'online_seller_admin', 'one'] as const)
      expect(
        await app.refused(person, closeSettlement, { body: { seller_id, lines: 1, commission: 1 } }),
      ).toMatchObject({ code: 403 })
  })

  it('and finds sellers by name', async () => {
    const names = await app.ok('online_seller', listAccounts)
    expect(names.map(({ id }) => id)).toEqual([await idOf('online_seller')])
    expect((await app.ok('online_seller_admin', listAccounts)).length).toBeGreaterThan(2)
  })
})
