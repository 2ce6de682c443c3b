import { openShift, openShiftOf } from '@deportivo/contracts/finance/cashiers'
import { listAssistants } from '@deportivo/contracts/auth/sign-in'
import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import type { Order } from '@deportivo/contracts/orders/order'
import { undoStep } from '@deportivo/contracts/orders/orders'
import { orderStep, STEP_KEYS, type StepKey } from '@deportivo/lifecycle/order/steps'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { expectAsRead } from '@deportivo/testkit/as-read'
import {
  anOrder,
  CASH_ON_DELIVERY,
  checkedOut,
  DELIVERY,
  orderAt,
  reservedAndPaid,
  step,
  type Wanted,
} from '@deportivo/testkit/order'
import { MEDELLIN, openShop, PRICE, type Shop } from '@deportivo/testkit/shop'
import { uploadPhoto } from '@deportivo/testkit/files/upload'
import { afterAll, beforeAll, expect, it } from 'vitest'

const { guide, payment_support, carrier_return } = ATTACHMENT_TYPES

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
  await app.ok('two', openShift, { body: { cashier_id: shop.cashier_id, base_amount: 10_000 } })
})
afterAll(() => app.stop())

type Body = Record<string, unknown>
/** An order in the state of a step, with the step's body. */
type Ready = () => Promise<{ order: Order; body: Body }>

const SELLING: Wanted = { seller: 'two' }
const take = (order: Order, body: Body) => step(app, 'two', order.id, body)
const ready = (make: () => Promise<Order>, body: Body | ((order: Order) => Body) = {}): Ready => {
  return async () => {
    const order = await make()
    return { order, body: typeof body === 'function' ? body(order) : body }
  }
}

const built = (wanted: Wanted = {}) => anOrder(app, shop, { ...SELLING, ...wanted })
const at = (stage: Parameters<typeof orderAt>[2], wanted: Wanted = {}) =>
  orderAt(app, shop, stage, { ...SELLING, ...wanted })

async function paid(): Promise<Order> {
  const order = await built()
  return reservedAndPaid(app, 'two', order.id, 50_000)
}

async function reservedFor(seller: Wanted['seller']): Promise<Order> {
  return take(await built({ seller }), { step: 'reserve' })
}

async function withSupport(order: Order): Promise<Order> {
  await uploadPhoto(app, 'two', order.id, payment_support)
  return order
}

async function withGuide(): Promise<Order> {
  const order = await at('packing_up', { city_id: MEDELLIN })
  await uploadPhoto(app, 'two', order.id, guide)
  return order
}

const GUIDE = { step: 'upload_guide', carrier: 'Servientrega', guide_number: '999123456' }

async function sent(): Promise<Order> {
  const order = await take(await withGuide(), GUIDE)
  await uploadPhoto(app, 'two', order.id, carrier_return)
  return order
}

const cameBack = async () => take(await sent(), { step: 'returned_by_carrier', reason: 'Dirección errada' })

const counted = ({ products }: Order) => ({
  store_id: shop.stores[0],
  lines: products.map(({ id, quantity }) => ({ line_id: id, quantity })),
})

async function receivedBack(): Promise<Order> {
  const order = await cameBack()
  return take(order, { step: 'received_back', ...counted(order) })
}

async function delivered(): Promise<Order> {
  const order = await at('packing_up', { payment_method: CASH_ON_DELIVERY })
  return take(order, { step: 'delivered_locally', receiver_name: 'Marta' })
}

const TRACK = [
  'order_from_warehouse',
  'in_process',
  'received',
  'send_to_seller',
  'delivered_to_seller',
] as const

/** A seller's order before one of the steps of its track. */
async function before(name: (typeof TRACK)[number] | 'finalize'): Promise<Order> {
  let order = await built({ type_order: 'seller' })
  const steps = name === 'finalize' ? TRACK : TRACK.slice(0, TRACK.indexOf(name))
  for (const one of steps) order = await take(order, { step: one })
  return order
}

async function assistantId(other: number | null = null): Promise<number> {
  const people = await app.ok('two', listAssistants)
  return people.find(({ id }) => id !== other)?.id ?? 0
}

const checkout = { ...DELIVERY, payment_method: 2, city_id: 11_001 }
const reason = { reason: 'El cliente cambió de idea' }

/** One case for each row of the table of steps: a row without one does not compile. */
const CASES: Record<StepKey, Ready> = {
  reserve: ready(built, () => ({
    total_first_payment: 9_000,
    payment_method: 1,
    cashier_id: shop.cashier_id,
  })),
  release: ready(paid),
  remind_seller: ready(() => reservedFor('online_seller')),
  check_out: ready(paid, { ...checkout, total_first_payment: 20_000 }),
  check_out_from_storage: ready(
    () => built({ type_order: 'local' }),
    () => ({ cashier_id: shop.cashier_id, cash_payment: PRICE - 5_000, payment_by_transfer: 5_000 }),
  ),
  cancel: ready(paid, reason),
  validate_payment: ready(async () => withSupport(await checkedOut(app, shop, SELLING))),
  reject_payment: ready(async () => {
    return take(await paid(), { ...checkout, step: 'check_out', total_first_payment: 20_000 })
  }, reason),
  assign_auxiliary: async () => ({
    order: await at('payment_validated'),
    body: { auxiliary_user_id: await assistantId() },
  }),
  assign_again: async () => {
    const order = await at('assign_dispatch_assistant')
    return { order, body: { auxiliary_user_id: await assistantId(order.auxiliary_user_id) } }
  },
  get_ready: ready(() => at('assign_dispatch_assistant')),
  pack: ready(
    () => at('getting_ready'),
    ({ products }) => ({ picked: products.map(({ id }) => id) }),
  ),
  upload_guide: ready(withGuide, GUIDE),
  delivered_locally: ready(() => at('packing_up'), { receiver_name: 'Marta' }),
  delivered_to_customer: ready(delivered),
  returned_by_carrier: ready(sent, reason),
  received_back: ready(cameBack, counted),
  resend: ready(receivedBack, ({ products }) => ({ inspected: products.map(({ id }) => id) })),
  full_payment_ct: ready(delivered, { amount: PRICE }),
  upload_payment_support: ready(async () =>
    withSupport(await take(await delivered(), { step: 'full_payment_ct', amount: PRICE })),
  ),
  save_news: ready(() => at('packing_up'), { newness: 'Falta un par' }),
  request_support: ready(() => at('validating_payment')),
  order_from_warehouse: ready(() => before('order_from_warehouse')),
  in_process: ready(() => before('in_process')),
  received: ready(() => before('received')),
  send_to_seller: ready(() => before('send_to_seller')),
  delivered_to_seller: ready(() => before('delivered_to_seller')),
  finalize: ready(
    () => before('finalize'),
    () => ({ cash_payment: PRICE, cashier_id: shop.cashier_id }),
  ),
  return: ready(() => before('finalize'), reason),
  to_news: ready(() => at('packing_up'), reason),
  seller_to_news: ready(() => before('in_process'), reason),
  resume: ready(async () => take(await at('packing_up'), { step: 'to_news', ...reason })),
  seller_resume: ready(async () => take(await before('in_process'), { step: 'to_news', ...reason })),
}

const WIRE: Partial<Record<StepKey, string>> = {
  check_out_from_storage: 'check_out',
  seller_to_news: 'to_news',
  seller_resume: 'resume',
}

/** Columns that change with every write and are not compared. */
const VOLATILE = /^(version|sequence|updated_at|changed_by|changed_at|as_of|pos|last_pos)$/
const steady = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(steady)
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
  const columns = Object.entries(value).filter(([column]) => !VOLATILE.test(column))
  return Object.fromEntries(columns.map(([column, one]) => [column, steady(one)]))
}

const rowsOf = async (table: string, where: object, order: string) =>
  (await app.db(table).where(where).orderBy(order).select<object[]>('*')).map(steady)

/** A fact lists what was reversed, also where that changed no figure. */
const withoutReversals = (fact: unknown) => ({ ...(fact as object), reversed: null })

/** Everything that a step may change: stock, holds, money, credit, the register, the board and the report. */
async function figuresOf({ id, client_id, products }: Order) {
  await app.settled()
  const product_id = products[0]?.product_id ?? 0
  const money = await app
    .db('money.current_payments')
    .where({ order_id: id })
    .whereNot('status', 'void')
    .groupBy('status', 'payment_method', 'shift_id')
    .havingRaw('sum(amount) <> 0')
    .orderBy(['status', 'payment_method', 'shift_id'])
    .select('status', 'payment_method', 'shift_id', app.db.raw('sum(amount) as amount'))
  const shift = await app.ok('two', openShiftOf, { query: { cashier_id: shop.cashier_id } })
  return {
    levels: await app
      .db('inventory.levels')
      .where({ product_id })
      .whereRaw('(on_hand <> 0 or held <> 0)')
      .orderBy(['store_id', 'size_id'])
      .select('store_id', 'size_id', 'on_hand', 'held'),
    holds: await app
      .db('inventory.holds')
      .where({ order_id: id })
      .orderBy('line_id')
      .select('line_id', 'store_id', 'quantity', app.db.raw('expires_at is null as is_kept')),
    lines: await rowsOf('orders.order_lines', { order_id: id }, 'id'),
    order: await rowsOf('orders.orders', { id }, 'id'),
    money,
    credit: await app
      .db('money.vouchers')
      .where({ client_id })
      .where('available', '>', 0)
      .select('id', 'available'),
    owed: await app.db('money.refunds').where({ order_id: id, state: 'pending' }).select('id', 'amount'),
    drawer: shift && 'expected_amount' in shift ? shift.expected_amount : null,
    board: await rowsOf('read.dispatch_board', { order_id: id }, 'order_id'),
    report: (await rowsOf('read.sales_facts', { order_id: id }, 'order_id')).map(withoutReversals),
    sums: {
      days: await app.db('read.sales_days').orderByRaw('sales_days::text').select('*'),
      reversed: await app.db('read.reversed_sales').select('*'),
      parts: await app.db('read.sales_parts').orderByRaw('sales_parts::text').select('*'),
    },
  }
}

type Figures = Awaited<ReturnType<typeof figuresOf>>

const historyOf = async (id: number) =>
  app.db('orders.order_history').where('order_id', id).orderBy('id').pluck<string[]>('step')

const ONLY_NOTIFIES: readonly StepKey[] = ['request_support']

/** The step changes what it must, and its undo leaves everything as it was. */
async function doAndUndo(
  key: StepKey,
  { order, body }: Awaited<ReturnType<Ready>>,
  changes: (figures: Figures) => unknown = (figures) => figures,
): Promise<void> {
  const figures = await figuresOf(order)
  const history = await historyOf(order.id)
  const replied = await take(order, { ...body, step: WIRE[key] ?? key })
  await expectAsRead(app, 'two', replied)
  if (!ONLY_NOTIFIES.includes(key))
    expect(changes(await figuresOf(order)), 'the step changes it').not.toEqual(changes(figures))
  const params = { id: order.id }
  if (orderStep(key).final) {
    // A final step has no one-click undo: reversing it needs the permission and a reason.
    const refused = await app.refused('two', undoStep, { params, body: {} })
    expect(refused.errors).toEqual({ reason: ['Este campo es obligatorio.'] })
  }
  await app.ok('two', undoStep, { params, body: orderStep(key).final ? reason : {} })
  expect(await figuresOf(order)).toEqual(figures)
  expect(await historyOf(order.id)).toEqual([
    ...history,
    WIRE[key] ?? key,
    orderStep(key).final ? 'reverse' : 'undo',
  ])
}

it.each(STEP_KEYS)('%s and its undo leave everything as it was', async (key) => {
  await doAndUndo(key, await CASES[key]())
})

/** An order whose client has a voucher, from releasing its paid reservation. */
async function credited(wanted: Wanted = {}): Promise<{ order: Order; use: Body }> {
  const { id } = await built(wanted)
  const order = await take(await reservedAndPaid(app, 'two', id, 50_000), { step: 'release' })
  const voucher = await app.db('money.vouchers').where({ client_id: order.client_id }).first('id')
  return { order, use: { voucher: voucher?.id, voucher_value: 30_000 } }
}

async function boughtWithVoucher(): Promise<Order> {
  const { order, use } = await credited()
  return take(order, { ...checkout, ...use, step: 'check_out' })
}

/** Steps that spend a voucher, or credit it again. */
const VOUCHER_CASES = {
  async check_out() {
    const { order, use } = await credited()
    return { order, body: { ...checkout, ...use } }
  },
  async check_out_from_storage() {
    const { order, use } = await credited({ type_order: 'local' })
    const cash = { cashier_id: shop.cashier_id, cash_payment: PRICE - 30_000 }
    return { order, body: { ...use, ...cash } }
  },
  reject_payment: ready(boughtWithVoucher, reason),
  cancel: ready(boughtWithVoucher, reason),
} satisfies Partial<Record<StepKey, Ready>>

it.each(Object.keys(VOUCHER_CASES) as (keyof typeof VOUCHER_CASES)[])(
  '%s with a voucher and its undo leave it with the same credit',
  async (key) => {
    await doAndUndo(key, await VOUCHER_CASES[key](), ({ credit }) => credit)
  },
)
