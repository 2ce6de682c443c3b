import { getOrder, listOrders, listOrdersOfClient } from '@deportivo/contracts/orders/orders'
import { listReserved } from '@deportivo/contracts/orders/reserved'
import { listSalesOfProduct } from '@deportivo/contracts/orders/product-history'
import { businessDay, wallTime } from '@deportivo/platform/clock'
import { connect } from '@deportivo/platform/db/connect'
import type { Knex } from 'knex'
import { buffersOfWork } from '@deportivo/testkit/buffers'
import { startTestApp, type Person, type TestApp } from '@deportivo/testkit/app'
import { checkedOut, orderAt } from '@deportivo/testkit/order'
import { addClient, openShop, type Shop } from '@deportivo/testkit/shop'
import { addSkewedOrders, OLD } from './skewed-orders.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** A page of 15 orders with their lines and clients, and a count. Reading past the newer orders takes more than 5,000. */
const MOST_BUFFERS = 1_500

/** A filter that none of the caller's 1,000 orders may match: each of them is looked at, for four buffers and some. */
const isOfOwnRows = ([, buffers]: unknown[]) => Number(buffers) < 4_500

const day = (daysAgo: number) => businessDay(new Date(Date.now() - daysAgo * 86_400_000))

/** A value of each filter that only old orders have. A new filter needs one, and with it an index. */
const OF_OLD: Record<keyof typeof listOrders.list.filters, string> = {
  state_id: 'delivered_customer',
  type_order: 'local',
  type_sale: 'reseller',
  store_id: '900001',
  category_id: '900001',
  brand_id: '900001',
  group_id: '900001',
  id: '1|2',
  client_id: '900001',
  seller_id: '900001',
  auxiliary_user_id: '900003',
  payment_method: '3',
  city_id: '900001',
  department_id: '900001',
  code_id: '900001',
  profile_id: 'local_administrative',
  cashier_id: '900001',
  voucher: '900003',
  has_balance: '0',
  has_discount: '1',
  of_team: '1',
  from: day(61),
  to: day(30),
  sold_from: day(61),
  sold_to: day(30),
  sold_hour: `${day(60)}T${wallTime(new Date()).slice(0, 2)}`,
}
/** What the 100,000 newer orders of others have: by it, they would be read for the few own ones. */
const OF_OTHERS = [
  'state_id:reserved',
  'type_order:online',
  'type_sale:final',
  'profile_id:online_seller',
  'payment_method:0',
  'city_id:900002',
  'department_id:900002',
  'code_id:900002',
  'has_balance:1',
  `from:${day(90)}`,
]
const FILTERS = Object.entries(OF_OLD).map(([filter, value]) => `${filter}:${value}`)
const SORTS = listOrders.list.sort
const DIRECTIONS = ['orderBy', 'orderByDesc'] as const

let app: TestApp
let shop: Shop
let owner: Knex
beforeAll(async () => {
  // Its rows are written behind the product.
  app = await startTestApp({ isMoneyProved: false })
  shop = await openShop(app)
  owner = connect({ url: app.deps.config.databaseOwnerUrl ?? '', as: 'owner', poolMax: 1 })
  await addSkewedOrders(owner)
})
afterAll(async () => {
  await owner.destroy()
  await app.stop()
})

/** The buffers of the statements that a page costs. */
const buffersOf = (query: Record<string, string>, person: Person = 'two') =>
  buffersIn(person, () => app.ok(person, listOrders, { query }))

/** Without the count, where it is of 10,000 newer orders or more: it reads any of them, deleted versions included. */
const buffersOfRows = (query: Record<string, string>) =>
  buffersIn('two', () => app.ok('two', listOrders, { query }), 'rows')

async function buffersIn(person: Person, work: () => Promise<unknown>, part?: 'rows'): Promise<number> {
  await app.as(person)
  return buffersOfWork(app.db, 'orders', work, part)
}

/** Filters by a first day alone are of the newer orders too. */
const isOfAll = (filter: string) => /^(sold_)?from:/.test(filter)

it.each(FILTERS)('old orders with %s are read without the newer ones, by every sort', async (filter) => {
  const measure = isOfAll(filter) ? buffersOfRows : buffersOf
  for (const sort of SORTS)
    for (const direction of DIRECTIONS)
      for (const page of ['1', '2'])
        expect([sort, direction, page, await measure({ filter, [direction]: sort, page })]).toSatisfy(
          ([, , , buffers]: unknown[]) => Number(buffers) < MOST_BUFFERS,
        )
})

it.each([
  'state_id:delivered_customer|delivered_local',
  'type_order:local|seller',
  'client_id:900001|900003',
  'seller_id:900001|900003',
  'payment_method:3|4',
  'brand_id:900001|900003',
  'cashier_id:900001|900003',
])('old orders with one of %s are read without the newer ones', async (filter) => {
  for (const direction of DIRECTIONS)
    for (const page of ['1', '2'])
      expect(await buffersOf({ filter, [direction]: 'id', page })).toBeLessThan(MOST_BUFFERS)
})

it('several values give the rows of one list, in its order, on its pages, once each', async () => {
  const all = 'state_id:delivered_customer|reserved'
  const idsOf = async (query: Record<string, string>) =>
    (await app.ok('two', listOrders, { query })).map(({ id }) => id)
  for (const direction of DIRECTIONS)
    for (const page of ['1', '3', '250']) {
      const query = { [direction]: 'id', page, top: '100' }
      expect(await idsOf({ ...query, filter: all })).toEqual(await idsOf(query))
    }
  const wanted = { filter: 'state_id:delivered_customer|delivered_local', top: '1' }
  expect(await totalOf(wanted)).toMatchObject({ total: OLD })
})

it('old orders of one client are read without the newer ones', async () => {
  await owner('sales.clients')
    .where({ id: await addClient(app) })
    // Without the number of an order: a search for that would find all orders of this client.
    .update({ id: 900001, identification_number: '1000000001' })
  const read = () => app.ok('two', listOrdersOfClient, { params: { id: 900001 }, query: {} })
  expect(await buffersIn('two', read)).toBeLessThan(MOST_BUFFERS)
  for (const filter of [...FILTERS, ...OF_OTHERS]) {
    const narrowed = () =>
      app.ok('two', listOrdersOfClient, { params: { id: 900001 }, query: { filter, orderByDesc: 'id' } })
    expect([filter, await buffersIn('two', narrowed)]).toSatisfy(isOfOwnRows)
  }
})

it('the old sales of a product are read without the newer ones of others', async () => {
  for (const direction of DIRECTIONS)
    for (const filter of ['', 'size_id:1', 'store_id:900001', 'store_id:900003']) {
      const query = { ...(filter ? { filter } : {}), [direction]: 'id' }
      const isOfPage = (sql: string) => sql.includes('"lines"') && !sql.includes('"counted"')
      const read = () => app.ok('two', listSalesOfProduct, { params: { id: 900001 }, query })
      expect([filter, await buffersOfWork(app.db, isOfPage, read)]).toSatisfy(isOfOwnRows)
    }
})

it.each([
  ['online_seller', 900001],
  ['dispatch_assistant', 900003],
] as const)('%s reads own old orders without the newer ones of others', async (person, id) => {
  // The user takes the number, so that the orders stay where they are.
  const [user_id = 0] = await owner('auth.user_profiles').where({ profile_id: person }).pluck('user_id')
  for (const table of ['user_profiles', 'user_codes'] as const) {
    await owner.raw('alter table auth.?? drop constraint if exists ??', [table, `${table}_user_id_fkey`])
    await owner(`auth.${table}`).where({ user_id }).update({ user_id: id })
  }
  await owner('auth.users').where({ id: user_id }).update({ id })
  expect(await buffersOf({}, person)).toBeLessThan(MOST_BUFFERS)
  for (const filter of [...FILTERS, ...OF_OTHERS])
    expect([filter, await buffersOf({ filter, orderByDesc: 'id' }, person)]).toSatisfy(isOfOwnRows)
})

it.each(SORTS)('all orders by %s are read in the order of an index', async (sort) => {
  for (const direction of DIRECTIONS)
    expect(await buffersOfRows({ [direction]: sort })).toBeLessThan(MOST_BUFFERS)
})

it('orders of a searched client are read without the newer ones, with the order of that number', async () => {
  await owner('sales.clients')
    .where({ id: await addClient(app) })
    .update({ id: 900003, name: 'Almacén Antaño 90000' })
  await owner('orders.orders').where({ id: 2 }).update({ client_id: 900003 })
  await owner('orders.orders').where({ id: 90_000 }).update({ client_id: 900003 })
  const idsOf = async (search: string) =>
    (await app.ok('two', listOrders, { query: { search } })).map(({ id }) => id)
  expect(await idsOf('antano')).toEqual([90_000, 2])
  expect(await idsOf('90000')).toEqual([90_000, 2])
  expect(await idsOf('#2')).toContain(2)
  expect(await totalOf({ search: 'antano', top: '1' })).toMatchObject({ total: 2 })
  for (const direction of DIRECTIONS)
    for (const search of ['antano', '90000'])
      expect(await buffersOf({ search, [direction]: 'id' })).toBeLessThan(MOST_BUFFERS)
})

it('page 1,000 walks an index, and reads the rows of that page alone', async () => {
  await owner.raw('vacuum analyze orders.orders')
  for (const filter of ['', 'state_id:reserved']) {
    const query = { ...(filter ? { filter } : {}), page: '1000' }
    const found = await app.ok('two', listOrders, { query })
    expect(found).toHaveLength(15)
    expect(await buffersOf(query)).toBeLessThan(400)
  }
})

const totalOf = async (query: Record<string, string>) =>
  (await app.reply('two', listOrders, { query })).pagination

it('counts exactly below a thousand, at once, on every page and beyond the last', async () => {
  await checkedOut(app, shop)
  const filter = 'state_id:validating_payment'
  expect(await totalOf({ filter, top: '1' })).toMatchObject({ total: 1 })
  await checkedOut(app, shop)
  for (const page of ['1', '2', '3'])
    expect(await totalOf({ filter, top: '1', page })).toMatchObject({ total: 2 })
})

/** Of a page of reserved orders, with the count of the overdue ones. */
const buffersOfReserved = (query: Record<string, string>, part?: 'rows') =>
  buffersIn('two', () => app.ok('two', listReserved, { query }), part)

it('reserved orders are read in the order of an index, those of one seller without those of others', async () => {
  // The oldest, so that all are overdue and the newer ones are not.
  await owner.raw("update orders.orders set state_id = 'reserved' where client_id = 900001")
  for (const direction of DIRECTIONS)
    for (const page of ['1', '2']) {
      const sorted = { [direction]: 'state_entered_at', page }
      expect(await buffersOfReserved(sorted, 'rows')).toBeLessThan(MOST_BUFFERS)
      for (const filter of ['overdue:1', 'seller_id:900001', 'seller_id:900001|900003', 'id:1|2']) {
        const buffers = await buffersOfReserved({ ...sorted, filter })
        expect([filter, direction, page, buffers]).toSatisfy(() => buffers < MOST_BUFFERS)
      }
    }
})

it('a row of the list has the values of the order itself', async () => {
  for (const state of ['validating_payment', 'packing_up'] as const) {
    const { id } = await orderAt(app, shop, state)
    const [row] = await app.ok('two', listOrders, { query: { filter: `id:${id}` } })
    expect(await app.ok('two', getOrder, { params: { id } })).toMatchObject(row ?? { id })
  }
})
