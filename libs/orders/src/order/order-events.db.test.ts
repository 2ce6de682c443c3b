import { EVENT_FAMILIES, familyName } from '@deportivo/contracts/events/families'
import type { EventFamily } from '@deportivo/contracts/events/family'
import type { OrderEvent } from '@deportivo/contracts/events/order'
import { addLine } from '@deportivo/contracts/orders/lines'
import { undoStep } from '@deportivo/contracts/orders/orders'
import type { LoggedEvent } from '@deportivo/platform/service'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { anOrder, orderAt, step } from '@deportivo/testkit/order'
import { openShop, PRICE, PUBLIC_CODE, type Shop } from '@deportivo/testkit/shop'
import { Value } from 'typebox/value'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let app: TestApp
let shop: Shop

beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
})
afterAll(() => app.stop())

async function eventsOf(orderId: number): Promise<OrderEvent[]> {
  await app.settled()
  return app
    .db('bus.event_log')
    .where({ aggregate_type: 'order', aggregate_id: String(orderId) })
    .orderBy('lane_pos')
    .pluck('payload')
}
const newestOf = async (orderId: number) => (await eventsOf(orderId)).at(-1)

const LEAVES = { step: 'delivered_locally', receiver_name: 'Marta' }

describe('the events of an order', () => {
  it('contain each line with its listed and paid price, and its product', async () => {
    const order = await anOrder(app, shop, { quantity: 2 })
    const cheaper = { ...order.products[0], size_id: 41, quantity: 2, price: 2 * (PRICE - 5_000) }
    await app.ok('two', addLine, {
      params: { saleId: order.id },
      body: {
        product_id: cheaper.product_id ?? 0,
        code_id: PUBLIC_CODE,
        size_id: 41,
        quantity: 2,
        price: cheaper.price,
      },
    })
    const event = await newestOf(order.id)
    expect(event?.order).toMatchObject({
      id: order.id,
      type_sale: 'wholesale',
      client_type: 'wholesale',
      department_id: 11,
      units: 4,
      discount: 10_000,
    })
    const { brand_id, category_id, subcategory_id, reference_id, color_id } = shop.lists
    const lists = { brand_id, category_id, subcategory_id, reference_id, color_id }
    expect(event?.order.lines).toMatchObject([
      { ...lists, size_id: 40, price: 2 * PRICE, listed_unit_price: PRICE, unit_cost: null },
      { ...lists, size_id: 41, price: cheaper.price, listed_unit_price: PRICE, unit_cost: null },
    ])
  })

  it('contain the payments of the same step', async () => {
    const order = await orderAt(app, shop, 'payment_validated')
    const event = await newestOf(order.id)
    expect(event?.change.step).toBe('validate_payment')
    expect(event?.order.payments).toMatchObject([
      {
        kind: 'first',
        payment_method: 2,
        amount: PRICE,
        status: 'confirmed',
        cashier_id: null,
        shift_id: null,
      },
    ])
    expect(event?.order).toMatchObject({ paid: PRICE, paid_confirmed: PRICE, total_balance: 0 })
  })

  it('contain the cost of the goods from the step on with which they leave, and no longer once it is undone', async () => {
    const order = await orderAt(app, shop, 'packing_up')
    const before = await newestOf(order.id)
    await step(app, 'head_dispatch', order.id, LEAVES)
    const left = await newestOf(order.id)
    expect(left?.order.lines).toMatchObject([{ unit_cost: 90_000 }])
    expect(left?.order.delivered_at).toBe(left?.order.stock_left_at)
    expect(left?.order.delivered_at).not.toBeNull()
    await app.ok('head_dispatch', undoStep, { params: { id: order.id }, body: {} })
    const undone = await newestOf(order.id)
    expect(undone?.order).toEqual({ ...before?.order, version: order.version + 2 })
  })

  it('contain how long the order was in its previous state, and the target for it', async () => {
    const order = await orderAt(app, shop, 'packing_up')
    const { change } = (await newestOf(order.id)) ?? {}
    expect(change).toMatchObject({
      from_state: 'getting_ready',
      stage_left: { state_id: 'getting_ready', minutes: 0, target_minutes: expect.any(Number) as number },
    })
    const unchanged = (await eventsOf(order.id)).filter(({ change: { stage_left } }) => stage_left === null)
    expect(unchanged.map((event) => event.change.step)).toEqual([null, null, null, 'validate_payment'])
  })

  it('have the shape of their family, like every other event of the log', async () => {
    await app.settled()
    const log = await app.db('bus.event_log').orderBy('pos').select<LoggedEvent[]>('*')
    const families: Readonly<Record<string, EventFamily>> = EVENT_FAMILIES
    const wrong = log.filter(({ type, schema_version, payload }) => {
      const schema = families[familyName(type)]?.versions.schemas[schema_version - 1]
      return !schema || Value.Errors(schema, payload).length > 0
    })
    expect(wrong.map(({ type, payload }) => ({ type, payload }))).toEqual([])
    expect(new Set(log.map(({ type }) => familyName(type)))).toContain('stock')
  })
})
