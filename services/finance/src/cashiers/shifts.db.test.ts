import { closeShift, openShift, openShiftOf, takeOverShift } from '@deportivo/contracts/finance/cashiers'
import { changeOrder, undoStep } from '@deportivo/contracts/orders/orders'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { anOrder, step, TRANSFER } from '@deportivo/testkit/order'
import { openShop, PRICE, type Shop } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

const BASE = 100_000
const NEQUI = 3

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  shop = await openShop(app)
})
afterAll(() => app.stop())

const open = (base_amount = BASE) =>
  app.ok('local_administrative', openShift, { body: { cashier_id: shop.cashier_id, base_amount } })
const NOTE = 'Contado dos veces'
const close = (id: number, counted_amount: number) =>
  app.ok('two', closeShift, { params: { id }, body: { counted_amount, note: NOTE } })
const sell = async () => {
  const { id } = await anOrder(app, shop, { seller: 'two', type_order: 'local' })
  const money = { cashier_id: shop.cashier_id, cash_payment: PRICE }
  return step(app, 'two', id, { state_id: 'sold_local', ...money })
}
const reverse = (id: number) => ({ params: { id }, body: { reason: 'Talla equivocada' } })
const shiftNow = async () => {
  const shift = await app.ok('two', openShiftOf, { query: { cashier_id: shop.cashier_id } })
  return shift && 'movements' in shift ? shift : null
}
const closedOnes = async (query: object = {}) => {
  const rows = await app.ok('two', openShiftOf, {
    query: { state: 'closed', cashier_id: shop.cashier_id, ...query },
  })
  return Array.isArray(rows) ? rows : []
}

describe('the shift of a cash register', () => {
  it('is opened once by two users at once; the second is refused because it is open', async () => {
    const body = { cashier_id: shop.cashier_id, base_amount: BASE }
    const replies = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const headers = { ...(await app.as('local_administrative')), 'content-type': 'application/json' }
        return app.app.inject({ method: 'POST', url: '/api/v1/casher', headers, payload: body })
      }),
    )
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400, 400, 400])
    expect(await app.db('money.cashier_shifts').where('cashier_id', shop.cashier_id)).toHaveLength(1)
  })

  it('is frozen when closed, with the users who opened and closed it and the counted amount', async () => {
    const { id, opened_by } = await open()
    await sell()
    const silent = { params: { id }, body: { counted_amount: BASE + PRICE - 1_000 } }
    expect((await app.refused('two', closeShift, silent)).errors).toEqual({
      note: ['Hay una diferencia de -$ 1.000: explíquela en la nota.'],
    })
    const closed = await close(id, BASE + PRICE - 1_000)
    expect(closed).toMatchObject({ expected_amount: BASE + PRICE, difference: -1_000 })
    const again = await app.refused('two', closeShift, { params: { id }, body: { counted_amount: 0 } })
    expect(again).toMatchObject({ code: 400, message: 'Este turno de caja ya está cerrado.' })
    const unknown = { params: { id: 999_999 }, body: { counted_amount: 0 } }
    expect((await app.refused('two', closeShift, unknown)).code).toBe(404)
    const [listed] = await closedOnes()
    expect(listed).toMatchObject({
      id,
      opened_by,
      closed_by: closed.closed_by,
      base_amount: BASE,
      counted_amount: BASE + PRICE - 1_000,
      expected_amount: BASE + PRICE,
      difference: -1_000,
    })
  })

  it('stays frozen when one of its sales is reversed: the open shift of the register pays', async () => {
    const { id } = await open()
    const sold = await sell()
    await close(id, BASE + PRICE)
    const none = await app.refused('two', undoStep, reverse(sold.id))
    expect(none).toMatchObject({ code: 400, message: 'La caja no tiene un turno abierto.' })
    const base = 2 * PRICE
    await open(base)
    await app.ok('two', undoStep, reverse(sold.id))
    expect(await closedOnes()).toMatchObject([{ id, expected_amount: BASE + PRICE, difference: 0 }])
    expect(await shiftNow()).toMatchObject({
      expected_amount: base - PRICE,
      movements: [{ order_id: sold.id, amount: -PRICE }],
    })
  })

  it('is listed by register and day once it is closed', async () => {
    const { id } = await open()
    await close(id, BASE)
    const today = new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 10)
    const query = { state: 'closed', from: today, to: '2020-01-01' }
    expect((await app.refused('two', openShiftOf, { query })).errors).toEqual({
      to: ['La fecha final debe ser igual o posterior a la inicial.'],
    })
    expect(await closedOnes({ from: today, to: today })).toHaveLength(1)
    expect(await closedOnes({ to: '2020-01-01' })).toEqual([])
    expect((await app.refused('two', openShiftOf, { query: { state: 'open' } })).code).toBe(422)
    expect((await app.refused('online_seller', openShiftOf, { query: { state: 'closed' } })).code).toBe(403)
  })

  it('counts a sale made during its closing in one shift or in none', async () => {
    const { id } = await open()
    const { id: order } = await anOrder(app, shop, { seller: 'two', type_order: 'local' })
    const body = { state_id: 'sold_local', cashier_id: shop.cashier_id, cash_payment: PRICE }
    const [sale, closing] = await Promise.allSettled([
      app.ok('two', changeOrder, { params: { id: order }, body }),
      close(id, BASE),
    ])
    const paid = sale.status === 'fulfilled' ? PRICE : 0
    expect(closing).toMatchObject({ status: 'fulfilled', value: { expected_amount: BASE + paid } })
  })

  it.each([
    ['a transfer', undefined, TRANSFER],
    ['a wallet', NEQUI, NEQUI],
  ])('counts no money of %s among the cash of the drawer', async (_way, transfer_method, payment_method) => {
    await open()
    const { id } = await anOrder(app, shop, { seller: 'two', type_order: 'local' })
    const money = { cashier_id: shop.cashier_id, payment_by_transfer: PRICE, transfer_method }
    await step(app, 'two', id, { state_id: 'sold_local', ...money })
    expect(await shiftNow()).toMatchObject({
      expected_amount: BASE,
      movements: [{ status: 'unconfirmed', payment_method }],
      sums: [{ payment_method, movements: 1 }],
    })
  })

  it('does not let a counter sale be undone by one click: it is final', async () => {
    await open()
    const sold = await sell()
    expect(sold.undo_until).toBeNull()
    const { id } = await anOrder(app, shop, { seller: 'local_seller', type_order: 'local' })
    const money = { cashier_id: shop.cashier_id, cash_payment: PRICE }
    await step(app, 'local_seller', id, { state_id: 'sold_local', ...money })
    const refused = await app.refused('local_seller', undoStep, { params: { id }, body: {} })
    expect(refused).toMatchObject({ code: 400, message: 'Este paso ya no se puede deshacer.' })
  })
})

describe('a drawer that another user takes over', () => {
  const takeOver = (id: number, counted_amount: number) => ({
    params: { id },
    body: { counted_amount, note: NOTE },
  })

  it('is counted once: the count closes one shift, and is the base of the next', async () => {
    const { id, opened_by } = await open()
    await sell()
    const next = await app.ok('two', takeOverShift, takeOver(id, BASE + PRICE - 2_000))
    expect(next).toMatchObject({
      base_amount: BASE + PRICE - 2_000,
      expected_amount: BASE + PRICE - 2_000,
      closed_at: null,
      received_from: opened_by,
      next_shift_id: null,
    })
    expect(next.opened_by).not.toBe(opened_by)
    const [listed] = await closedOnes()
    expect(listed).toMatchObject({
      id,
      difference: -2_000,
      opened_by,
      closed_by: next.opened_by,
      next_shift_id: next.id,
    })
    const sold = await sell()
    expect(sold.payments.map(({ status }) => status)).toEqual(['confirmed'])
    expect(await shiftNow()).toMatchObject({ id: next.id, expected_amount: BASE + 2 * PRICE - 2_000 })
  })

  it('is refused to the user whose shift it is, and once it is closed', async () => {
    const { id } = await open()
    const own = await app.refused('local_administrative', takeOverShift, takeOver(id, BASE))
    expect(own).toMatchObject({
      code: 400,
      message: 'Usted abrió este turno: ciérrelo, o deje que lo reciba otra persona.',
    })
    expect(await shiftNow()).toMatchObject({ id, closed_at: null })
    await close(id, BASE)
    expect((await app.refused('two', takeOverShift, takeOver(id, BASE))).code).toBe(400)
    expect((await app.refused('two', takeOverShift, takeOver(999_999, BASE))).code).toBe(404)
  })

  it('loses no sale that is booked meanwhile, and has no shift twice', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await open()
      const orders = await Promise.all(
        Array.from({ length: 3 }, () => anOrder(app, shop, { seller: 'two', type_order: 'local' })),
      )
      const money = { cashier_id: shop.cashier_id, cash_payment: PRICE }
      const [sales, overs] = await Promise.all([
        Promise.all(orders.map((one) => step(app, 'two', one.id, { state_id: 'sold_local', ...money }))),
        Promise.all([0, 1].map(() => app.attempt('two', takeOverShift, takeOver(id, BASE)))),
      ])
      expect(sales.map(({ state_id }) => state_id)).toEqual(Array(3).fill('sold_local'))
      expect(overs.map(({ status }) => status).sort()).toEqual([200, 400])
      const now = await shiftNow()
      const [before] = await closedOnes()
      // Whatever was counted: each sale is in one of both shifts.
      expect((before?.expected_amount ?? 0) - BASE + ((now?.expected_amount ?? 0) - BASE)).toBe(3 * PRICE)
      await close(now?.id ?? 0, now?.expected_amount ?? 0)
    }
  })
})
