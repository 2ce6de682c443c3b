import { getOrder, listOrders, listOrdersOfClient } from '@deportivo/contracts/orders/orders'
import { connect } from '@deportivo/platform/db/connect'
import type { Knex } from 'knex'
import { buffersOfWork } from '@deportivo/testkit/buffers'
import { startTestApp, type Person, type TestApp } from '@deportivo/testkit/app'
import { checkedOut, orderAt } from '@deportivo/testkit/order'
import { addClient, openShop, type Shop } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** A page of 15 orders with their lines and clients. Reading past the newer orders takes more than a thousand. */
const MOST_BUFFERS = 500
const OLD = 4_000
const NEW = 20_000

/** By every value that has an index, all orders of one value are older than all of another. */
const SKEWED = `
  insert into orders.orders (state_id, state_entered_at, type_order, profile_id, client_id, client_name, type_sale, seller_id,
    seller_name, auxiliary_user_id, voucher_id, total_value, changed_by, created_at, updated_at)
  select case when is_old then 'delivered_customer' else 'pre_orden' end, at, case when is_old then 'local' else 'online' end,
    'online_seller', case when is_old then 900001 else 900002 end, 'Calzado El Paso',
    case when is_old then 'reseller' else 'final' end, case when is_old then 900001 else 900002 end, 'Marta Ibarra',
    case when is_old then 900003 else 900002 end, case when is_old then 900003 else 900002 end, n % 500 * 1000, 'test', at, at
  from generate_series(1, ${OLD + NEW}) n
  cross join lateral (select n <= ${OLD} as is_old, now() - (30000 - n) * interval '1 minute' as at) made
  order by n`

const RANGES = [
  'state_id:delivered_customer',
  'type_order:local',
  'type_sale:reseller',
  'client_id:900001',
  'seller_id:900001',
  'auxiliary_user_id:900003',
  'voucher:900003',
]
const SORTS = ['id', 'created_at', 'state_entered_at', 'total_value']
const DIRECTIONS = ['orderBy', 'orderByDesc'] as const

let app: TestApp
let shop: Shop
let owner: Knex
beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
  owner = connect({ url: app.deps.config.databaseOwnerUrl ?? '', as: 'owner', poolMax: 1 })
  await owner.raw(SKEWED)
  await owner.raw('vacuum analyze orders.orders')
})
afterAll(async () => {
  await owner.destroy()
  await app.stop()
})

/** The buffers of the statements that a page costs. */
const buffersOf = (query: Record<string, string>, person: Person = 'two') =>
  buffersIn(person, () => app.ok(person, listOrders, { query }))

async function buffersIn(person: Person, work: () => Promise<unknown>): Promise<number> {
  await app.as(person)
  return buffersOfWork(app.db, 'orders', work)
}

it.each(RANGES)('old orders with %s are read without the newer ones', async (filter) => {
  for (const direction of DIRECTIONS)
    for (const page of ['1', '2'])
      expect(await buffersOf({ filter, [direction]: 'id', page })).toBeLessThan(MOST_BUFFERS)
})

it.each([
  'state_id:delivered_customer|delivered_local',
  'type_order:local|seller',
  'client_id:900001|900003',
  'seller_id:900001|900003',
])('old orders with one of %s are read without the newer ones', async (filter) => {
  for (const direction of DIRECTIONS)
    for (const page of ['1', '2'])
      expect(await buffersOf({ filter, [direction]: 'id', page })).toBeLessThan(MOST_BUFFERS)
})

it('several values give the rows of one list, in its order, on its pages, once each', async () => {
  const all = 'state_id:delivered_customer|pre_orden'
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
    .update({ id: 900001 })
  const read = () => app.ok('two', listOrdersOfClient, { params: { id: 900001 }, query: {} })
  expect(await buffersIn('two', read)).toBeLessThan(MOST_BUFFERS)
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
})

it.each(SORTS)('all orders by %s are read in the order of an index', async (sort) => {
  for (const direction of DIRECTIONS)
    expect(await buffersOf({ [direction]: sort })).toBeLessThan(MOST_BUFFERS)
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

it('a row of the list has the values of the order itself', async () => {
  for (const state of ['validating_payment', 'packing_up'] as const) {
    const { id } = await orderAt(app, shop, state)
    const [row] = await app.ok('two', listOrders, { query: { filter: `id:${id}` } })
    expect(await app.ok('two', getOrder, { params: { id } })).toMatchObject(row ?? { id })
  }
})
