import { administrative } from '@deportivo/contracts/reports/administrative'
import { addLine } from '@deportivo/contracts/orders/lines'
import { cancelOrder, listOrders } from '@deportivo/contracts/orders/orders'
import { businessDay } from '@deportivo/platform/clock'
import { addDays } from '@deportivo/platform/reports/period'
import { startTestApp, type Person, type TestApp } from '@deportivo/testkit/app'
import {
  anOrder,
  CASH_ON_DELIVERY,
  checkedOut,
  DELIVERY,
  orderAt,
  step,
  TRANSFER,
} from '@deportivo/testkit/order'
import { BOGOTA, openShop, PRICE, PUBLIC_CODE, stockProduct, type Shop } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** Of two shops: a line of each. */
async function mixed(app: TestApp, one: Shop, other: Shop): Promise<void> {
  const order = await anOrder(app, one)
  const product_id = await stockProduct(app, other, 5)
  const body = { product_id, code_id: PUBLIC_CODE, size_id: 40, quantity: 2, price: 2 * (PRICE - 5_000) }
  await app.ok('two', addLine, { params: { saleId: order.id }, body })
  const checkOut = { ...DELIVERY, step: 'check_out', payment_method: CASH_ON_DELIVERY, city_id: BOGOTA }
  await step(app, 'online_seller', order.id, checkOut)
}

const SOURCE = `
  select count(*)::integer as count, coalesce(sum(l.value), 0)::integer as value, coalesce(sum(l.units), 0)::integer as units
  from orders.orders o
  join (select order_id, sum(price) as value, sum(quantity) as units from orders.order_lines group by order_id) l
    on l.order_id = o.id
  where o.checked_out_at is not null and o.state_id <> 'cancelled'
    and (?::integer is null or coalesce(o.payment_method, 0) = ?::integer)`

const LINES = `
  select l.store_id, l.category_name, l.brand_name, sum(l.price)::integer as value, sum(l.quantity)::integer as units
  from orders.order_lines l join orders.orders o on o.id = l.order_id
  where o.checked_out_at is not null and o.state_id <> 'cancelled'
  group by grouping sets ((l.store_id), (l.category_name), (l.brand_name))`

interface LineSum {
  store_id: number | null
  category_name: string | null
  brand_name: string | null
  value: number
  units: number
}

describe('the administrative report against the orders themselves', () => {
  let app: TestApp
  const today = businessDay(new Date())

  beforeAll(async () => {
    app = await startTestApp()
    const shop = await openShop(app)
    await checkedOut(app, shop)
    await checkedOut(app, shop, { payment_method: CASH_ON_DELIVERY })
    // Of another store, category and brand.
    const other = await openShop(app)
    await orderAt(app, other, 'packing_up')
    await mixed(app, shop, other)
    const cancelled = await checkedOut(app, shop)
    await app.ok('two', cancelOrder, { params: { id: cancelled.id }, body: { reason: 'Se arrepintió' } })
    await app.settled()
  })
  afterAll(() => app.stop())

  const report = () => app.ok('two', administrative.contract, { query: { from: today, to: today } })
  const source = async (method: number | null) =>
    (await app.db.raw<{ rows: object[] }>(SOURCE, [method, method])).rows[0]

  it('counts and sums what the source tables hold', async () => {
    const { totals, by } = await report()
    expect(totals).toMatchObject((await source(null)) ?? {})
    expect(totals.count).toBe(4)
    for (const { payment_method, count, value, units } of by.payment)
      expect({ count, value, units }).toEqual(await source(Number(payment_method)))
    expect(by.payment.map((row) => row['payment_method']).sort()).toEqual([TRANSFER, CASH_ON_DELIVERY].sort())
  })

  it('sums lines by store, category and brand as the source tables hold them', async () => {
    const { by } = await report()
    const { rows } = await app.db.raw<{ rows: LineSum[] }>(LINES)
    const summed = (value: string | number | null) =>
      rows.find((row) => [row.store_id, row.category_name, row.brand_name].includes(value as never))
    const expected = [
      ...by.store.map((row) => [row, summed(row['store_id'] ?? null)] as const),
      ...by.category.map((row) => [row, summed(row['category_name'] ?? null)] as const),
      ...by.brand.map((row) => [row, summed(row['brand_name'] ?? null)] as const),
    ]
    expect(expected).toHaveLength(rows.length)
    for (const [row, sum] of expected) expect(row).toMatchObject({ value: sum?.value, units: sum?.units })
  })

  const behind = async (filter: string) => {
    const query = { filter: `sold_from:${today},sold_to:${today}${filter}`, include: 'products' }
    return app.reply('two', listOrders, { query })
  }

  it('leads to exactly the orders behind each figure', async () => {
    const { by, totals } = await report()
    const listed = async (filter: string) => (await behind(filter)).pagination.total
    expect(await listed('')).toBe(totals.count)
    const columns = {
      payment: 'payment_method',
      state: 'state_id',
      seller: 'seller_id',
      profile: 'profile_id',
      type: 'type_order',
      client_type: 'type_sale',
    } as const
    for (const [name, column] of Object.entries(columns))
      for (const row of by[name as keyof typeof columns]) {
        const filter = `,${column}:${row[column]}`
        expect([filter, await listed(filter)]).toEqual([filter, row['count']])
      }
    expect(await listed(',type_sale:reseller')).toBe(0)
  })

  const narrowed = (query: Record<string, string | number>) =>
    app.ok('two', administrative.contract, { query: { from: today, to: today, ...query } })

  it('leads from figures of a store, category and brand at once to exactly the orders with such a line', async () => {
    const { by } = await report()
    const ids = (name: 'store' | 'category' | 'brand') => by[name].map((row) => Number(row[`${name}_id`]))
    const counts: number[] = []
    for (const store_id of ids('store'))
      for (const category_id of ids('category'))
        for (const brand_id of ids('brand')) {
          const { totals } = await narrowed({ store_id, category_id, brand_id })
          const { data, pagination } = await behind(
            `,store_id:${store_id},category_id:${category_id},brand_id:${brand_id}`,
          )
          expect(pagination.total).toBe(totals.count)
          expect(data.reduce((sum, { total_balance }) => sum + total_balance, 0)).toBe(totals.balance)
          counts.push(totals.count ?? 0)
        }
    // Each combination that the lines of the mixed order would have together is of no line.
    expect(counts.filter((count) => count > 0)).toEqual([3, 2])
  })

  it('leads from orders with a discount or a balance, and those without, to exactly these', async () => {
    const { by } = await report()
    for (const [rows, column] of [
      [by.with_discount, 'has_discount'],
      [by.with_balance, 'has_balance'],
    ] as const) {
      expect(rows.reduce((sum, { count }) => sum + Number(count), 0)).toBe(4)
      for (const row of rows) {
        const filter = `${column}:${row[column]}`
        expect([filter, (await behind(`,${filter}`)).pagination.total]).toEqual([filter, row['count']])
      }
    }
    const { totals } = await narrowed({ has_discount: 1 })
    expect(totals).toMatchObject({ count: 1, discount: 10_000, value: 3 * PRICE - 10_000 })
  })

  it.each([
    ['store', 'store_id', 'store_name'],
    ['category', 'category_id', 'category_name'],
    ['brand', 'brand_id', 'brand_name'],
  ] as const)(
    'leads from what was sold of a %s to exactly the orders with such lines',
    async (by, id, name) => {
      const rows = (await report()).by[by]
      expect(rows.length).toBeGreaterThan(1)
      for (const row of rows) {
        const orders = (await behind(`,${id}:${row[id]}`)).data
        const lines = orders.map(({ products = [] }) => products.filter((line) => line[name] === row[name]))
        expect(lines.filter((some) => some.length === 0)).toEqual([])
        const value = lines.flat().reduce((sum, { price }) => sum + price, 0)
        expect([row[name], value]).toEqual([row[name], row['value']])
      }
    },
  )

  it('leads from an hour to exactly the orders that were sold in it', async () => {
    const { rows, totals } = await narrowed({ group: 'hour' })
    const hours = rows.filter(({ count }) => count !== 0)
    expect(hours.reduce((sum, { count }) => sum + Number(count), 0)).toBe(totals.count)
    for (const { day, count, value } of hours) {
      const query = { filter: `sold_hour:${day}`, top: 50 }
      const { data, pagination } = await app.reply('two', listOrders, { query })
      expect([day, pagination.total]).toEqual([day, count])
      expect(data.reduce((sum, { total_value }) => sum + total_value, 0)).toBe(value)
    }
    const before = { filter: `sold_hour:${addDays(today, -1)}T23` }
    expect((await app.reply('two', listOrders, { query: before })).pagination.total).toBe(0)
  })

  it('leads seller administrators to the orders of their sellers, though they may list those of others', async () => {
    await checkedOut(app, await openShop(app), { seller: 'local_administrative' })
    await app.settled()
    const days = `sold_from:${today},sold_to:${today}`
    const listed = async (person: Person, filter: string) =>
      (await app.reply(person, listOrders, { query: { filter } })).pagination.total
    const query = { from: today, to: today }
    for (const [person, count] of [
      ['online_seller_admin', 4],
      ['local_seller_admin', 0],
    ] as const) {
      const { totals } = await app.ok(person, administrative.contract, { query })
      expect([person, totals.count]).toEqual([person, count])
      expect(await listed(person, `${days},of_team:1`)).toBe(count)
      expect(await listed(person, `${days},of_team:0`)).toBe(5 - count)
      expect(await listed(person, days)).toBe(5)
    }
    // A seller sees their own alone, whatever is asked.
    expect(await listed('online_seller', days)).toBe(4)
    expect(await listed('local_seller', `${days},of_team:0`)).toBe(0)
  })
})
