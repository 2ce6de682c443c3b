import { orderHistory, undoStep } from '@deportivo/contracts/orders/orders'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { checkedOut, present } from '@deportivo/testkit/order'
import { openShop, type Shop } from '@deportivo/testkit/shop'
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

const undo = (person: Parameters<TestApp['ok']>[0], id: number, body = {}) =>
  app.ok(person, undoStep, { params: { id }, body })

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

  it('sees it offered in the history, on the newest step alone', async () => {
    const { id } = await checkedOut(app, shop)
    const offered = async (person: 'head_dispatch' | 'online_seller') =>
      (await app.ok(person, orderHistory, { params: { id } })).map(({ step, can_reverse }) => [
        step,
        can_reverse,
      ])
    expect(await offered('head_dispatch')).toEqual([
      ['check_out', true],
      ['create', false],
    ])
    expect(await offered('online_seller')).toContainEqual(['check_out', false])
    await undo('head_dispatch', id, { reason: 'Dirección equivocada' })
    expect((await offered('head_dispatch')).map(([, isOffered]) => isOffered)).toEqual([false, false, false])
  })

  it('isn’t somebody else, however fast', async () => {
    const order = await checkedOut(app, shop)
    expect(await app.refused('accounting_manager', undoStep, { params: { id: order.id } })).toMatchObject({
      code: 403,
    })
  })
})
