import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import { undoStep } from '@deportivo/contracts/orders/orders'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { anOrder, checkedOut, orderAt, present, step } from '@deportivo/testkit/order'
import { uploadPhoto } from '@deportivo/testkit/upload'
import { openShop, stockProduct, type Shop } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let app: TestApp
let shop: Shop
let passed = 0
const clock = { now: () => new Date(Date.now() + passed) }

beforeAll(async () => {
  app = await startTestApp({ clock })
  shop = await openShop(app)
})
beforeEach(() => {
  passed = 0
})
afterAll(() => app.stop())

/** Everything that a step may touch, as figures. */
async function figuresOf(orderId: number, productId: number) {
  const levels = await app
    .db('inventory.levels')
    .where('product_id', productId)
    .orderBy(['size_id', 'store_id'])
    .select('size_id', 'store_id', 'on_hand', 'held')
  const paid = await app
    .db('orders.payments')
    .where('order_id', orderId)
    .sum('amount as sum')
    .first<{ sum: number | null }>()
  const {
    version: _version,
    updated_at: _at,
    changed_by: _by,
    ...order
  } = await app.db('orders.orders').where('id', orderId).first<Record<string, unknown>>('*')
  return { levels, paid: paid.sum ?? 0, order }
}

const undo = (person: Parameters<TestApp['ok']>[0], id: number, body = {}) =>
  app.ok(person, undoStep, { params: { id }, body })

describe('doing a step and undoing it', () => {
  const cases = [
    {
      name: 'a checkout',
      before: 'built',
      act: { step: 'check_out', payment_method: 2, city_id: 11_001, address: 'Cl. 1', phone: '3005550101' },
    },
    {
      name: 'a validated payment',
      before: 'validating_payment',
      act: { step: 'validate_payment' },
      needsSupport: true,
    },
    { name: 'packing', before: 'getting_ready', act: { step: 'pack' }, picksAll: true },
    { name: 'a delivery', before: 'packing_up', act: { step: 'delivered_locally', receiver_name: 'Marta' } },
    { name: 'news', before: 'packing_up', act: { step: 'to_news', reason: 'Caja rota' } },
    {
      name: 'a cancellation',
      before: 'packing_up',
      act: { step: 'cancel', reason: 'El cliente se arrepintió' },
    },
  ] as const

  it.each(cases)(
    'leaves stock, money and the order as they were before $name',
    async ({ before, act, ...more }) => {
      const product_id = await stockProduct(app, shop, 5)
      const order =
        before === 'built'
          ? await anOrder(app, shop, { product_id })
          : await orderAt(app, shop, before, { product_id })
      if ('needsSupport' in more) await uploadPhoto(app, 'two', order.id, ATTACHMENT_TYPES.payment_support)
      const figures = await figuresOf(order.id, product_id)
      const body = 'picksAll' in more ? { ...act, picked: order.products.map((line) => line.id) } : act
      await step(app, 'two', order.id, body)
      expect(await figuresOf(order.id, product_id)).not.toEqual(figures)
      await undo('two', order.id)
      expect(await figuresOf(order.id, product_id)).toEqual(figures)
    },
  )
})

describe('who may undo', () => {
  it('is the author within ten seconds, and nobody without permission afterwards', async () => {
    const order = await checkedOut(app, shop)
    passed = 11_000
    expect(await app.refused('online_seller', undoStep, { params: { id: order.id } })).toMatchObject({
      code: 400,
      message: 'Este paso ya no se puede deshacer.',
    })
    expect((await present(app, order.id)).state_id).toBe('validating_payment')
  })

  it('is, later, who may reverse orders, with a reason', async () => {
    const order = await checkedOut(app, shop)
    passed = 60_000
    const without = await app.refused('head_dispatch', undoStep, { params: { id: order.id } })
    expect(without.errors).toEqual({ reason: ['Este campo es obligatorio.'] })
    expect((await undo('head_dispatch', order.id, { reason: 'Dirección equivocada' })).state_id).toBe(
      'pre_orden',
    )
  })

  it('isn’t somebody else, however fast', async () => {
    const order = await checkedOut(app, shop)
    expect(await app.refused('accounting_manager', undoStep, { params: { id: order.id } })).toMatchObject({
      code: 403,
    })
  })
})
