import { saveSettings } from '@deportivo/contracts/admin/settings'
import { getBoard } from '@deportivo/contracts/dispatch/board'
import { addLine } from '@deportivo/contracts/orders/lines'
import { changeOrder, createPreOrder, undoStep } from '@deportivo/contracts/orders/orders'
import { listVouchers } from '@deportivo/contracts/orders/vouchers'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { anOrder, DELIVERY, reservedAndPaid, step } from '@deportivo/testkit/order'
import { openShop, PRICE, PUBLIC_CODE, stockProduct, type Shop } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const DAY_MS = 86_400_000
const PAID = 60_000

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp({ isMoneyProved: false })
  shop = await openShop(app)
})
afterAll(() => app.stop())

const vouchersOf = (client_id: number) =>
  app.ok('online_seller', listVouchers, { query: { filter: `client_id:${client_id}` } })

/** A client with a voucher, from an order that was released. */
async function creditedClient() {
  const order = await anOrder(app, shop)
  await reservedAndPaid(app, 'online_seller', order.id, PAID)
  await step(app, 'online_seller', order.id, { step: 'release' })
  const [voucher] = await vouchersOf(order.client_id)
  if (!voucher) throw new Error('no voucher was issued')
  return { order, voucher, client_id: order.client_id }
}

async function another(client_id: number): Promise<number> {
  const { id } = await app.ok('online_seller', createPreOrder, { body: { client_id } })
  const product_id = await stockProduct(app, shop, 2)
  const body = { product_id, code_id: PUBLIC_CODE, size_id: 40, quantity: 1 }
  await app.ok('online_seller', addLine, { params: { saleId: id }, body })
  return id
}

const spending = (id: number, voucher: number, voucher_value: number) => ({
  params: { id },
  body: {
    ...DELIVERY,
    step: 'check_out',
    payment_method: 2,
    city_id: 11_001,
    voucher,
    voucher_value,
  },
})

describe('a voucher', () => {
  it('names its origin and its expiry: twelve months later, or as the company decided', async () => {
    const { voucher, order } = await creditedClient()
    expect(voucher).toMatchObject({ origin: 'release', order_id: order.id, value: PAID })
    const months = (one: typeof voucher) => {
      const [from, to] = [new Date(one.created_at), new Date(one.expires_at)]
      return (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth()
    }
    expect(months(voucher)).toBe(12)
    await app.ok('two', saveSettings, { body: { voucher_months: 2 } })
    await app.deps.settings.refresh()
    expect(months((await creditedClient()).voucher)).toBe(2)
    await app.ok('two', saveSettings, { body: { voucher_months: 12 } })
    await app.deps.settings.refresh()
  })

  it('is neither listed nor spent once it has expired', async () => {
    const { voucher, client_id } = await creditedClient()
    const id = await another(client_id)
    const yesterday = new Date(Date.now() - DAY_MS)
    await app.db('money.vouchers').where('id', voucher.id).update({ expires_at: yesterday })
    expect(await vouchersOf(client_id)).toEqual([])
    const refused = await app.refused('two', changeOrder, spending(id, voucher.id, 1_000))
    expect(refused.errors).toEqual({ voucher: ['El bono está vencido.'] })
  })

  it('is spent once when two orders spend it at once', async () => {
    const { voucher, client_id } = await creditedClient()
    const ids = [await another(client_id), await another(client_id)]
    const tries = await Promise.allSettled(
      ids.map((id) => app.ok('online_seller', changeOrder, spending(id, voucher.id, PAID))),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const left = await app.db('money.vouchers').where('id', voucher.id).first<{ available: number }>()
    expect(left.available).toBe(0)
  })

  it.each([-1, PAID + 1, PRICE + 1, 2 ** 53])('is never spent for %d pesos', async (amount) => {
    const { voucher, client_id } = await creditedClient()
    const refused = await app.refused(
      'online_seller',
      changeOrder,
      spending(await another(client_id), voucher.id, amount),
    )
    expect([refused.code, Object.keys(refused.errors ?? {})]).toEqual([422, ['voucher_value']])
  })

  it('that pays for a whole order needs no support, unlike one that leaves a balance', async () => {
    const { client_id, voucher } = await creditedClient()
    await app
      .db('money.vouchers')
      .where('id', voucher.id)
      .update({ value: 2 * PRICE, available: 2 * PRICE })
    const spent = async (value: number) => {
      const { params, body } = spending(await another(client_id), voucher.id, value)
      return step(app, 'online_seller', params.id, body)
    }
    const validation = { step: 'validate_payment' }
    const whole = await spent(PRICE)
    await app.settled()
    const { cards } = await app.ok('accounting_manager', getBoard)
    expect(cards.find(({ id }) => id === whole.id)).toMatchObject({
      has_payment_support: false,
      is_payment_proved: true,
    })
    expect(await step(app, 'accounting_manager', whole.id, validation)).toMatchObject({
      payment_validated: true,
      payments: [],
      total_balance: 0,
    })
    const part = { params: { id: (await spent(PRICE - 1)).id }, body: validation }
    expect(await app.refused('accounting_manager', changeOrder, part)).toMatchObject({ code: 400 })
  })

  it('cannot be spent by another client', async () => {
    const { voucher } = await creditedClient()
    const other = await anOrder(app, shop)
    const refused = await app.refused('online_seller', changeOrder, spending(other.id, voucher.id, 1_000))
    expect(Object.keys(refused.errors ?? {})).toEqual(['voucher'])
  })
})

describe('undoing the release that issued it', () => {
  it('voids it: the money is on the order again, once', async () => {
    const { order, client_id, voucher } = await creditedClient()
    const undone = await app.ok('online_seller', undoStep, { params: { id: order.id }, body: {} })
    expect(undone).toMatchObject({ state_id: 'reserved', paid_confirmed: PAID })
    expect(await vouchersOf(client_id)).toEqual([])
    const id = await another(client_id)
    const refused = await app.refused('online_seller', changeOrder, spending(id, voucher.id, 1_000))
    expect(Object.keys(refused.errors ?? {})).toEqual(['voucher'])
  })

  it('is refused once a part of it was spent', async () => {
    const { order, client_id, voucher } = await creditedClient()
    await app.ok('online_seller', changeOrder, spending(await another(client_id), voucher.id, 1))
    const refused = await app.refused('online_seller', undoStep, { params: { id: order.id }, body: {} })
    expect(refused).toMatchObject({
      code: 400,
      message: 'El bono ya se usó: este paso no se puede deshacer.',
    })
  })

  it('cannot be repeated: each release is undone once, and the money is never there twice', async () => {
    const { order, client_id } = await creditedClient()
    const undo = { params: { id: order.id }, body: {} }
    for (let round = 0; round < 3; round++) {
      const undone = await app.ok('online_seller', undoStep, undo)
      expect(undone).toMatchObject({ state_id: 'reserved', paid_confirmed: PAID })
      expect((await app.refused('online_seller', undoStep, undo)).code).toBe(400)
      expect(await vouchersOf(client_id)).toEqual([])
      await step(app, 'online_seller', order.id, { step: 'release' })
      expect(await vouchersOf(client_id)).toMatchObject([{ value: PAID }])
    }
  })

  it('and spending it at the same time never give the money twice', async () => {
    const { order, client_id, voucher } = await creditedClient()
    const id = await another(client_id)
    const tries = await Promise.allSettled([
      app.ok('online_seller', undoStep, { params: { id: order.id }, body: {} }),
      app.ok('online_seller', changeOrder, spending(id, voucher.id, PAID)),
    ])
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})
