import { removeLines } from '@deportivo/contracts/orders/lines'
import { cancelOrder, undoStep } from '@deportivo/contracts/orders/orders'
import { carts } from '@deportivo/contracts/reports/carts'
import { expireHolds } from '@deportivo/orders/expire-holds'
import { businessDay } from '@deportivo/platform/clock'
import { systemActor } from '@deportivo/platform/jobs/system-actor'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { anOrder, checkedOut, step, type Wanted } from '@deportivo/testkit/order'
import { openShop, PRICE, stockProduct, type Shop } from '@deportivo/testkit/shop'
import { idOf } from '@deportivo/testkit/staff'
import { afterAll, beforeAll, expect, it } from 'vitest'

let app: TestApp
let shop: Shop
const today = businessDay(new Date())
const SELLERS = ['online_seller', 'freelance_seller'] as const

const HOURS_MS = 80 * 3_600_000

/** Every hold that there is now is released by time. */
const expireAll = () =>
  expireHolds(app.db, {
    actor: systemActor(),
    now: new Date(Date.now() + HOURS_MS),
    requestId: null,
    settings: app.deps.settings.current(),
  })

const cancel = (id: number, reason: string) =>
  app.ok('two', cancelOrder, { params: { id }, body: { reason } })

const undo = (id: number) => app.ok('two', undoStep, { params: { id }, body: { reason: 'Fue un error' } })

/** Two carts of one product, of which there is enough for one: the first expires, the second is sold. */
async function becomesShort(wanted: Wanted): Promise<void> {
  const product_id = await stockProduct(app, shop, 2)
  const cart = await anOrder(app, shop, { ...wanted, product_id, quantity: 2 })
  await expireAll()
  await checkedOut(app, shop, { ...wanted, product_id, quantity: 1 })
  await cancel(cart.id, 'Ya no hay')
}

/** Carts of everything that may become of one. */
async function fill(wanted: Wanted): Promise<void> {
  await becomesShort(wanted)
  await checkedOut(app, shop, wanted)
  const free = await anOrder(app, shop, { ...wanted, quantity: 3 })
  await expireAll()
  await cancel(free.id, 'Encontró otro')
  await cancel((await anOrder(app, shop, wanted)).id, 'Muy caro')
  const again = await anOrder(app, shop, wanted)
  await cancel(again.id, 'Por error')
  await undo(again.id)
  const sold = await checkedOut(app, shop, wanted)
  await undo(sold.id)
  const late = await checkedOut(app, shop, wanted)
  await cancel(late.id, 'Se arrepintió')
  const rejected = await checkedOut(app, shop, wanted)
  await step(app, 'accounting_manager', rejected.id, { step: 'reject_payment', reason: 'No llegó' })
  await cancel(rejected.id, 'No pagó')
  const [line] = again.products
  await app.ok('two', removeLines, { params: { saleId: again.id }, body: { lines: [line?.id ?? 0] } })
}

beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
  for (const seller of SELLERS) await fill({ seller })
  await anOrder(app, shop, { seller: 'online_seller', quantity: 2 })
  await expireAll()
  await anOrder(app, shop, { seller: 'online_seller' })
  await app.settled()
})
afterAll(() => app.stop())

type Figures = Record<'begun' | 'checked_out' | 'open' | 'expired' | 'short_stock' | 'cancelled', number> &
  Record<'units_lost' | 'value_lost', number>

const NOTHING: Figures = {
  begun: 0,
  checked_out: 0,
  open: 0,
  expired: 0,
  short_stock: 0,
  cancelled: 0,
  units_lost: 0,
  value_lost: 0,
}

interface Stored {
  id: number
  seller_id: number
  state_id: string
  checked_out_at: Date | null
  has_expired_holds: boolean
  units: number
  total_value: number
}

/** From the orders and their history, in which nothing is projected: `Ya no hay` was written for what became short. */
async function outcomeOf(order: Stored): Promise<keyof Figures> {
  if (order.state_id !== 'cancelled') {
    if (order.checked_out_at !== null) return 'checked_out'
    return order.has_expired_holds ? 'expired' : 'open'
  }
  if (order.checked_out_at !== null) return 'checked_out'
  const last = await app
    .db('orders.order_history')
    .where({ order_id: order.id, step: 'cancel' })
    .orderBy('id', 'desc')
    .first('note')
  return last?.note === 'Ya no hay' ? 'short_stock' : 'cancelled'
}

async function recounted(seller_id?: number): Promise<Figures> {
  const orders = await app
    .db('orders.orders')
    .where(seller_id === undefined ? {} : { seller_id })
    .select<Stored[]>()
  const figures = { ...NOTHING }
  for (const order of orders) {
    const outcome = await outcomeOf(order)
    figures.begun += 1
    figures[outcome] += 1
    if (outcome === 'checked_out' || outcome === 'open') continue
    figures.units_lost += order.units
    figures.value_lost += order.total_value
  }
  return figures
}

const report = (query: Record<string, string | number> = {}) =>
  app.ok('two', carts.contract, { query: { from: today, to: today, ...query } })

it('counts what became of carts as the orders themselves have it, with what was lost', async () => {
  const { totals, rows } = await report()
  const expected = await recounted()
  expect(totals).toMatchObject(expected)
  expect(expected).toMatchObject({ begun: 20, expired: 3, short_stock: 2, cancelled: 6 })
  expect(totals.abandoned).toBe(11)
  expect(totals.conversion).toBeCloseTo(expected.checked_out / expected.begun)
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({ day: today, begun: expected.begun, value_lost: expected.value_lost })
})

it('each seller has their own carts, and a report narrowed to one has these alone', async () => {
  const { by } = await report()
  expect(by.seller).toHaveLength(SELLERS.length)
  for (const person of SELLERS) {
    const seller_id = await idOf(app, person)
    const { open: _open, ...expected } = await recounted(seller_id)
    expect(by.seller.find((row) => row['seller_id'] === seller_id)).toMatchObject(expected)
    expect((await report({ seller_id })).totals).toMatchObject(expected)
  }
})

it('the reasons have the carts that were given up for them, and their pairs and value', async () => {
  const { by, totals } = await report()
  expect(by.reason.map(({ outcome, abandoned }) => [outcome, abandoned])).toEqual([
    ['expired', 3],
    ['short_stock', 2],
    ['cancelled', 6],
  ])
  const expired = by.reason[0]
  expect(expired).toMatchObject({ units_lost: 4, value_lost: 4 * PRICE })
  expect(by.reason.reduce((sum, row) => sum + Number(row['value_lost']), 0)).toBe(totals.value_lost)
})

it('is refused without its permission, and shows an administrator of sellers their own alone', async () => {
  expect(await app.refused('dispatch_assistant', carts.contract)).toMatchObject({ code: 403 })
  const { totals } = await app.ok('local_seller_admin', carts.contract, {
    query: { from: today, to: today },
  })
  expect(totals.begun).toBe(0)
})
