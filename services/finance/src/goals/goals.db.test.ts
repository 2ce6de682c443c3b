import { listAudit } from '@deportivo/contracts/admin/audit'
import { netSales } from '@deportivo/contracts/reports/net-sales'
import { GOAL_ROUTES } from '@deportivo/contracts/sellers/goals'
import { businessDay } from '@deportivo/platform/clock'
import { startTestApp, type Person, type TestApp } from '@deportivo/testkit/app'
import { checkedOut } from '@deportivo/testkit/order'
import { deliveredOrder, moveCase, received, requested, returnLists } from '@deportivo/testkit/returns/case'
import { exchangedAtCounter } from '@deportivo/testkit/returns/exchange'
import { openShop, PRICE, type Shop } from '@deportivo/testkit/shop'
import { idOf } from '@deportivo/testkit/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { elapsedOf, monthBefore } from './read-goals.ts'

const { get, set, copy } = GOAL_ROUTES
const GOAL = 5_000_000
const today = businessDay(new Date())
const month = today.slice(0, 7)

let app: TestApp
let shop: Shop

beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
  const lists = await returnLists(app)
  await checkedOut(app, shop, { seller: 'freelance_seller' })
  await checkedOut(app, shop, { seller: 'two' })
  const order = await deliveredOrder(app, shop)
  const one = await received(app, shop, await requested(app, order, lists, { exchange_rate: lists.whole }))
  await moveCase(app, one, { step: 'voucher' })
  await exchangedAtCounter(app, order, lists)
})
afterAll(() => app.stop())

const goals = (person: Person = 'two', of = month) => app.ok(person, get, { query: { month: of } })

async function goalOf(seller: Person, person: Person = 'two', of = month) {
  const seller_id = await idOf(app, seller)
  return (await goals(person, of)).rows.find((row) => row.seller_id === seller_id)
}

/** Sets a goal as the caller sees it. */
async function give(
  seller: Person,
  amount: number | null,
  { by = 'two', of = month }: { by?: Person; of?: string } = {},
) {
  const { version = null } = (await goalOf(seller, 'two', of)) ?? {}
  const body = { month: of, seller_id: await idOf(app, seller), amount }
  return { body: { ...body, ...(version === null ? {} : { version }) }, by }
}

const setGoal = async (seller: Person, amount: number | null, more: { by?: Person; of?: string } = {}) => {
  const { body, by } = await give(seller, amount, more)
  return app.ok(by, set, { body })
}

describe('goals of sellers', () => {
  it('count what the report of sellers and clients counts in the month', async () => {
    const report = await app.ok('two', netSales.contract, { query: { from: `${month}-01`, to: today } })
    const brought = report.by.seller.map((row) => [row['seller_id'], row['net']])
    const { rows } = await goals()
    expect(
      rows
        .filter(({ net }) => net !== 0)
        .map(({ seller_id, net }) => [seller_id, net])
        .sort(),
    ).toEqual(brought.sort())
    expect(await goalOf('online_seller')).toMatchObject({ net: PRICE, amount: null })
    expect((await goals('two', monthBefore(month))).rows.every(({ net }) => net === 0)).toBe(true)
  })

  it('are set, changed and removed with an entry of the audit, and not over a change of others', async () => {
    await setGoal('online_seller', GOAL)
    expect(await goalOf('online_seller')).toMatchObject({ amount: GOAL, version: 1 })
    const stale = (await give('online_seller', 1)).body
    await setGoal('online_seller', 2 * GOAL)
    expect((await app.refused('two', set, { body: stale })).code).toBe(409)
    await setGoal('online_seller', null)
    expect(await goalOf('online_seller')).toMatchObject({ amount: null, version: null })
    const entries = await app.ok('two', listAudit, { query: { filter: 'subject:seller_goal' } })
    expect(entries.map(({ act }) => act)).toEqual(['deleted', 'changed', 'created'])
  })

  it('of the month before are copied to sellers without one', async () => {
    const before = monthBefore(month)
    await setGoal('online_seller', GOAL, { of: before })
    await setGoal('freelance_seller', GOAL, { of: before })
    await setGoal('freelance_seller', 7, { of: month })
    for (let time = 0; time < 2; time += 1) await app.ok('two', copy, { body: { month } })
    expect(await goalOf('online_seller')).toMatchObject({ amount: GOAL, version: 1 })
    expect(await goalOf('freelance_seller')).toMatchObject({ amount: 7 })
    expect(await goalOf('local_seller')).toMatchObject({ amount: null })
  })

  it('pressed several times at once, are copied one time and set one after the other', async () => {
    await setGoal('online_seller', GOAL, { of: '2032-01' })
    const presses = Array.from({ length: 5 }, () => app.ok('two', copy, { body: { month: '2032-02' } }))
    for (const { rows } of await Promise.all(presses))
      expect(rows.filter(({ amount }) => amount !== null)).toMatchObject([{ amount: GOAL, version: 1 }])
    const { body } = await give('online_seller', 1, { of: '2032-03' })
    await Promise.all(Array.from({ length: 5 }, () => app.ok('two', set, { body })))
    expect(await goalOf('online_seller', 'two', '2032-03')).toMatchObject({ amount: 1 })
  })
})

describe('who sees and sets goals', () => {
  it('a seller sees their own alone, and sets none', async () => {
    const { rows } = await goals('online_seller')
    expect(rows.map(({ seller_id }) => seller_id)).toEqual([await idOf(app, 'online_seller')])
    expect(rows.some(({ may_set }) => may_set)).toBe(false)
    const { body } = await give('online_seller', 1)
    for (const refused of [
      await app.refused('online_seller', set, { body }),
      await app.refused('online_seller', copy, { body: { month } }),
      await app.refused('dispatch_assistant', get),
    ])
      expect(refused.code).toBe(403)
  })

  it('an administrator of sellers sees and sets those of their team, not their own', async () => {
    await setGoal('online_reseller', GOAL, { by: 'online_seller_admin' })
    expect(await goalOf('online_reseller')).toMatchObject({ amount: GOAL })
    expect(await goalOf('local_seller', 'online_seller_admin')).toBeUndefined()
    await setGoal('online_seller_admin', GOAL)
    expect(await goalOf('online_seller_admin', 'online_seller_admin')).toMatchObject({ may_set: false })
    for (const seller of ['local_seller', 'online_seller_admin'] as const) {
      const { body } = await give(seller, 1)
      expect((await app.refused('online_seller_admin', set, { body })).code).toBe(404)
    }
    await app.ok('local_seller_admin', copy, { body: { month: '2031-01' } })
    expect((await goals('two', '2031-01')).rows.every(({ amount }) => amount === null)).toBe(true)
  })

  it('a copy by an administrator of sellers gives their team alone the goals of the month before', async () => {
    await setGoal('local_seller', GOAL, { of: '2031-02' })
    await setGoal('online_seller', GOAL, { of: '2031-02' })
    await app.ok('online_seller_admin', copy, { body: { month: '2031-03' } })
    const { rows } = await goals('two', '2031-03')
    const copied = rows.filter(({ amount }) => amount !== null).map(({ seller_id }) => seller_id)
    expect(copied).toEqual([await idOf(app, 'online_seller')])
  })
})

it('a month has begun up to today, a past one whole and a later one not at all', () => {
  expect(elapsedOf('2028-02', '2028-02-29')).toEqual({ days: 29, elapsed: 29 })
  expect(elapsedOf('2028-02', '2028-02-01')).toEqual({ days: 29, elapsed: 1 })
  expect(elapsedOf('2028-02', '2028-03-01')).toEqual({ days: 29, elapsed: 29 })
  expect(elapsedOf('2028-02', '2028-01-31')).toEqual({ days: 29, elapsed: 0 })
  expect([monthBefore('2028-01'), monthBefore('2028-03')]).toEqual(['2027-12', '2028-02'])
})
