import { me } from '@deportivo/contracts/auth/sign-in'
import { applyCount, countUnits, startCount } from '@deportivo/contracts/catalogue/counts'
import { listDeadStock, type AgeBand, type DeadStock } from '@deportivo/contracts/catalogue/dead-stock'
import { moveStock } from '@deportivo/contracts/catalogue/inventory'
import { cancelOrder } from '@deportivo/contracts/orders/orders'
import { PROFILE_IDS } from '@deportivo/lifecycle/profiles'
import { addDays } from '@deportivo/platform/reports/period'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import type { Person } from '@deportivo/testkit/calls'
import { anOrder, checkedOut } from '@deportivo/testkit/order'
import { deliveredOrder, moveCase, received, requested, returnLists } from '@deportivo/testkit/returns/case'
import { openShop, PRICE, setUnits, stockProduct, type Shop } from '@deportivo/testkit/shop'
import { watchStatements } from '@deportivo/testkit/statements'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'

const DAY_MS = 86_400_000
const COST = 90_000
const FIRST = '2026-01-10'
const START = Date.parse(`${FIRST}T15:00:00.000Z`)
const TODAY = 200

let app: TestApp
let shop: Shop
let slow: number
let steady: number
let costless: number
let back: number
let isStarted = false
let passed = 0

const on = (day: number) => void (passed = day * DAY_MS)
const dayOf = (day: number) => addDays(FIRST, day)

/** A stock count finds one more of a size than there was. */
async function findOneMore(product_id: number, size_id: number, quantity: number) {
  const body = { store_id: shop.stores[0], scope: 'products', product_ids: [product_id] }
  const { id } = await app.ok('two', startCount, { body })
  const entry = { kind: 'add', key: randomUUID(), product_id, size_id, quantity }
  await app.ok('two', countUnits, { params: { id }, body: { entries: [entry] } })
  await app.ok('two', applyCount, {
    params: { id },
    body: { reason: 'Apareció un par', version: 1, uncounted: 'leave' },
  })
}

beforeAll(async () => {
  app = await startTestApp({
    clock: { now: () => (isStarted ? new Date(START + passed) : new Date()) },
  })
  shop = await openShop(app)
  // Signs in, since the token is checked at the time of the machine.
  for (const person of PROFILE_IDS) await app.ok(person, me)
  isStarted = true
  const [central, north] = shop.stores
  slow = await stockProduct(app, shop, 4)
  await setUnits(app, slow, north, 40, 2)
  await setUnits(app, slow, north, 38, 1)
  back = await stockProduct(app, shop, 3, [40], 'Devuelto')
  steady = await stockProduct(app, shop, 10, [38, 39, 40, 41], 'Cumbre 7')
  const again = await stockProduct(app, shop, 2, [40], 'Comprado de nuevo')
  const sell = (product_id: number, size_id: number) => checkedOut(app, shop, { product_id, size_id })

  on(10)
  await sell(again, 40)
  const delivered = await deliveredOrder(app, shop, { product_id: back })
  await sell(slow, 40)
  on(40)
  await sell(slow, 41)
  on(100)
  await setUnits(app, slow, central, 38, 6)
  const move = { from_store: central, to_store: north, size_id: 39, quantity: 1 }
  await app.ok('two', moveStock, { params: { id: slow }, body: move })
  on(TODAY - 90)
  await sell(steady, 38)
  costless = await stockProduct(app, shop, 0, [40], 'Sin costo')
  await setUnits(app, costless, central, 40, 3)
  on(TODAY - 60)
  await sell(steady, 39)
  on(TODAY - 30)
  await sell(steady, 40)
  on(TODAY - 29)
  await sell(steady, 41)
  on(TODAY - 5)
  await setUnits(app, again, central, 40, 6)
  await findOneMore(slow, 41, 5)
  const lists = await returnLists(app)
  const asked = await requested(app, delivered, lists, { exchange_rate: lists.whole })
  await moveCase(app, await received(app, shop, asked), { step: 'voucher' })
  const cancelled = await sell(slow, 39)
  await app.ok('two', cancelOrder, { params: { id: cancelled.id }, body: { reason: 'Se arrepintió' } })
  await anOrder(app, shop, { product_id: slow, size_id: 40 })
  on(TODAY)
  await app.settled()
})
afterAll(() => app.stop())

const list = (filter = '', query: Record<string, string | number> = {}, person: Person = 'two') =>
  app.reply(person, listDeadStock, { query: { top: 200, ...(filter && { filter }), ...query } })

const nameOf = (id: number) =>
  Object.entries({ slow, steady, costless, back }).find(([, product_id]) => product_id === id)?.[0]

const shape = (rows: readonly DeadStock[]) =>
  Object.fromEntries(
    rows.map(({ product_id, size_name, ...row }) => [
      `${nameOf(product_id)} ${size_name}`,
      [row.on_hand, row.age, row.band, row.last_sold, row.last_received],
    ]),
  )

it('a size is as old as its last sale or its last new goods; moved, found, cancelled and returned goods are as old as before', async () => {
  const { data } = await list()
  expect(shape(data)).toEqual({
    'slow 38': [7, 100, 'never_sold', null, dayOf(100)],
    'slow 39': [4, 200, 'never_sold', null, FIRST],
    'slow 40': [6, 190, 'from_181', dayOf(10), FIRST],
    'slow 41': [5, 160, 'from_91', dayOf(40), FIRST],
    'steady 38': [10, 90, 'from_61', dayOf(TODAY - 90), FIRST],
    'steady 39': [10, 60, 'from_30', dayOf(TODAY - 60), FIRST],
    'steady 40': [10, 30, 'from_30', dayOf(TODAY - 30), FIRST],
    'costless 40': [3, 90, 'never_sold', null, dayOf(TODAY - 90)],
    'back 40': [1, 190, 'from_181', dayOf(10), FIRST],
  })
})

it('of a store, sales and arrivals are its own, and another store that sells the size is named', async () => {
  const [central, north] = shop.stores
  const { data } = await list(`store_id:${north}`)
  expect(shape(data)).toEqual({
    'slow 38': [1, 200, 'never_sold', null, FIRST],
    'slow 39': [1, 100, 'never_sold', null, dayOf(100)],
    'slow 40': [2, 200, 'never_sold', null, FIRST],
  })
  expect(data.map(({ sells_in }) => sells_in)).toEqual([null, null, null])
  await setUnits(app, steady, north, 41, 1)
  on(TODAY + 30)
  try {
    // Sold in the central store 59 days ago: not lately.
    expect((await list(`store_id:${north},product_id:${steady}`)).data).toMatchObject([{ sells_in: null }])
    await checkedOut(app, shop, { product_id: steady, size_id: 41 })
    await app.settled()
    expect((await list(`store_id:${north},product_id:${steady}`)).data).toMatchObject([
      {
        on_hand: 1,
        age: 30,
        last_sold: null,
        sells_in: { store_id: central, last_sold: dayOf(TODAY + 30) },
        stores: [{ store_id: north, on_hand: 1, available: 1 }],
      },
    ])
    expect((await list(`product_id:${steady}`)).data.map(({ size_id }) => size_id)).not.toContain(41)
  } finally {
    on(TODAY)
    await setUnits(app, steady, north, 41, 0)
  }
})

it('each store of a size states what it has, held units included', async () => {
  const { data } = await list(`product_id:${slow}`)
  const [central, north] = shop.stores
  expect(data.find(({ size_id }) => size_id === 40)?.stores).toMatchObject([
    { store_id: central, on_hand: 4, available: 2 },
    { store_id: north, on_hand: 2, available: 2 },
  ])
})

it('bands are counted whichever is chosen, and each is the list that it leads to', async () => {
  const { totals } = await list()
  expect(totals.bands.map(({ band, sizes, on_hand, value }) => [band, sizes, on_hand, value])).toEqual([
    ['from_30', 2, 20, 20 * COST],
    ['from_61', 1, 10, 10 * COST],
    ['from_91', 1, 5, 5 * COST],
    ['from_181', 2, 7, 7 * COST],
    ['never_sold', 3, 14, 11 * COST],
  ])
  expect(totals.quiet).toEqual({ sizes: 9, on_hand: 56, value: 53 * COST })
  expect(totals.unvalued).toBe(3)
  expect(totals.stock.sizes).toBe(11)
  for (const { band, sizes, on_hand } of totals.bands) {
    const chosen = await list(`band:${band}`)
    expect(chosen.totals).toEqual(totals)
    expect(chosen.data.map((row) => row.band)).toEqual(Array<AgeBand>(sizes).fill(band))
    expect(chosen.data.reduce((units, row) => units + row.on_hand, 0)).toBe(on_hand)
  }
})

it('is worth its cost to users who see costs, and its public price to all others: rows, totals and sort', async () => {
  const valuesOf = ({ data }: { data: readonly DeadStock[] }) =>
    data.map(({ product_id, on_hand, value }) => [
      product_id === costless,
      value === null ? null : value / on_hand,
    ])
  for (const person of ['two', 'winery_manager'] as const) {
    const reply = await list('', {}, person)
    expect(reply.valued_at).toBe('cost')
    expect(new Set(valuesOf(reply).map(String))).toEqual(new Set(['true,', `false,${COST}`]))
  }
  const reply = await list('', { orderByDesc: 'value' }, 'head_dispatch')
  expect(reply.valued_at).toBe('price')
  expect(new Set(valuesOf(reply).map(String))).toEqual(new Set([`true,${PRICE}`, `false,${PRICE}`]))
  expect(reply.totals.quiet.value).toBe(56 * PRICE)
  expect(reply.totals.unvalued).toBe(0)
  const values = reply.data.map(({ value }) => value ?? 0)
  expect(values).toEqual(values.toSorted((a, b) => b - a))
  expect(JSON.stringify(reply)).not.toContain(String(COST))
})

it('what has no known cost stands last by value, in both directions', async () => {
  for (const direction of ['orderBy', 'orderByDesc'])
    expect((await list('', { [direction]: 'value' })).data.at(-1)?.product_id).toBe(costless)
  const ages = (await list('', { orderByDesc: 'age' })).data.map(({ age }) => age)
  expect(ages).toEqual(ages.toSorted((a, b) => b - a))
})

it('is narrowed and found as a list, with totals of what was found', async () => {
  const found = await list('', { search: 'cumbre' })
  expect(new Set(found.data.map(({ product_id }) => product_id))).toEqual(new Set([steady]))
  expect(found.totals.quiet).toEqual({ sizes: 3, on_hand: 30, value: 30 * COST })
  expect(found.totals.stock.sizes).toBe(4)
  const { brand_id, category_id } = shop.lists
  expect((await list(`brand_id:${brand_id},category_id:${category_id}`)).data).toHaveLength(9)
  expect((await list(`brand_id:${brand_id + 1}`)).data).toEqual([])
  expect((await list(`category_id:${category_id + 1}`)).totals.stock.sizes).toBe(0)
  expect(await app.refused('two', listDeadStock, { query: { filter: 'band:fresh' } })).toMatchObject({
    code: 422,
  })
})

it('takes four statements, and is refused where no report of the operation may be read', async () => {
  const { statements } = await watchStatements(app.db)(() => list('band:never_sold', { top: 1 }))
  expect(statements.length).toBeLessThanOrEqual(4)
  expect(await app.refused('online_seller', listDeadStock)).toMatchObject({ code: 403 })
  expect(await app.refused('accounting_manager', listDeadStock)).toMatchObject({ code: 403 })
})
