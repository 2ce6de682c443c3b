import {
  closeShift,
  getShift,
  openShift,
  openShiftOf,
  recordDrawerEntry,
  type Shift,
} from '@deportivo/contracts/finance/cashiers'
import { cashFlow } from '@deportivo/contracts/reports/cash-flow'
import { listCashEntries } from '@deportivo/contracts/reports/cash-entries'
import type { BodyOf } from '@deportivo/contracts/route'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { anOrder, step } from '@deportivo/testkit/order'
import { openShop, PRICE, type Shop } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

const BASE = 100_000

let app: TestApp
let shop: Shop
let shift: Shift
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  shop = await openShop(app)
  shift = await app.ok('local_administrative', openShift, {
    body: { cashier_id: shop.cashier_id, base_amount: BASE },
  })
})
afterAll(() => app.stop())

type Body = BodyOf<typeof recordDrawerEntry>

const entry = (given: Partial<Body>) => ({
  params: { id: shift.id },
  body: { direction: 'out', amount: 20_000, reason: 'petty', note: 'Bolsas', ...given },
})
const record = (given: Partial<Body> = {}) => app.ok('local_administrative', recordDrawerEntry, entry(given))
const refused = (given: Partial<Body>) => app.refused('local_administrative', recordDrawerEntry, entry(given))
const close = (body: BodyOf<typeof closeShift>) => ({ params: { id: shift.id }, body })

it('changes what is expected in the drawer, and is what the cash flow has in its register', async () => {
  const { id } = await anOrder(app, shop, { seller: 'two', type_order: 'local' })
  await step(app, 'two', id, {
    state_id: 'sold_local',
    cashier_id: shop.cashier_id,
    cash_payment: PRICE,
  })
  await record()
  const { drawer, expected_amount } = await record({
    direction: 'in',
    amount: 50_000,
    reason: 'change',
    note: 'Sencillo del banco',
  })
  expect(expected_amount).toBe(BASE + PRICE - 20_000 + 50_000)
  expect(drawer).toMatchObject([
    { reason: 'petty', amount: -20_000, note: 'Bolsas' },
    { reason: 'change', amount: 50_000, note: 'Sencillo del banco' },
  ])
  await app.settled()
  const account = `register-${shop.cashier_id}`
  const { totals, by } = await app.ok('two', cashFlow.contract, { query: { account } })
  expect(totals).toEqual({ in: PRICE + 50_000, out: 20_000, balance: PRICE + 30_000 })
  expect(by.kind.map((row) => [row['kind'], row['balance']])).toEqual([
    ['order', PRICE],
    ['drawer', 30_000],
  ])
  const { rows } = await app.ok('two', listCashEntries, { query: { account, kind: 'drawer' } })
  expect(rows).toMatchObject([
    { owner_id: shift.id, amount: 50_000, note: 'Sencillo del banco', client_name: null },
    { owner_id: shift.id, amount: -20_000, note: 'Bolsas' },
  ])
})

it('never takes out more than is in the drawer, also when it is asked for ten times at once', async () => {
  expect(await refused({ amount: BASE + 1 })).toMatchObject({
    code: 422,
    errors: { amount: [expect.stringMatching(/100\.000/) as string] },
  })
  const replies = await Promise.allSettled(Array.from({ length: 10 }, () => record({ amount: 30_000 })))
  expect(replies.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  const { expected_amount, drawer } = await app.ok('two', getShift, { params: { id: shift.id } })
  expect([expected_amount, drawer.length]).toEqual([BASE - 90_000, 3])
})

it('a closed shift takes none, and one that is unknown is not found', async () => {
  await record()
  const closed = await app.ok('two', closeShift, close({ counted_amount: BASE - 20_000, note: 'Faltan' }))
  expect(closed).toMatchObject({ expected_amount: BASE - 20_000, difference: 0 })
  expect(await refused({})).toMatchObject({ code: 400, message: 'Este turno de caja ya está cerrado.' })
  const unknown = { ...entry({}), params: { id: 999_999 } }
  expect(await app.refused('two', recordDrawerEntry, unknown)).toMatchObject({ code: 404 })
  expect(await app.refused('two', getShift, { params: { id: 999_999 } })).toMatchObject({ code: 404 })
})

it.each([
  ['amount', { amount: 0 }],
  ['amount', { amount: -5 }],
  ['amount', { amount: 1.5 }],
  ['reason', { reason: 'gift' }],
  ['direction', { direction: 'up' }],
  ['note', { note: '   ' }],
  ['note', { note: 'x'.repeat(201) }],
])('names the field that is wrong: %s of %j', async (field, given) => {
  const { code, errors } = await refused(given as Partial<Body>)
  expect([code, Object.keys(errors ?? {})]).toEqual([422, [field]])
})

it.each(['online_seller', 'head_dispatch', 'accounting_manager', 'admin_seller'] as const)(
  '%s has no register',
  async (person) => {
    expect(await app.refused(person, recordDrawerEntry, entry({}))).toMatchObject({ code: 403 })
    expect(await app.refused(person, getShift, { params: { id: shift.id } })).toMatchObject({ code: 403 })
  },
)

it('a count by notes and coins has to come to the counted sum, and stays with the shift', async () => {
  const denominations = [
    { value: 50_000, quantity: 1 },
    { value: 20_000, quantity: 2 },
    { value: 200, quantity: 50 },
  ]
  const wrong = await app.refused('two', closeShift, close({ counted_amount: 99_000, denominations }))
  expect(wrong.errors).toEqual({ counted_amount: ['Los billetes y monedas suman $ 100.000.'] })
  for (const strange of [
    [{ value: 3_000, quantity: 1 }],
    [
      { value: 50_000, quantity: 1 },
      { value: 50_000, quantity: 1 },
    ],
  ]) {
    const counted_amount = strange.reduce((sum, { value, quantity }) => sum + value * quantity, 0)
    const reply = await app.refused('two', closeShift, close({ counted_amount, denominations: strange }))
    expect([reply.code, Object.keys(reply.errors ?? {})]).toEqual([422, ['denominations']])
  }
  await app.ok('two', closeShift, close({ counted_amount: BASE, denominations }))
  const seen = await app.ok('two', getShift, { params: { id: shift.id } })
  expect(seen).toMatchObject({ denominations, difference: 0, counted_amount: BASE })
  expect([seen.cashier_name, seen.store_name].every(Boolean)).toBe(true)
  const listed = await app.ok('two', openShiftOf, { query: { state: 'closed', cashier_id: shop.cashier_id } })
  expect(listed).toMatchObject([{ id: shift.id, denominations }])
})
