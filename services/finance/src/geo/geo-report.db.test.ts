import {
  deleteClient,
  listClients,
  listDepartments,
  updateClient,
} from '@deportivo/contracts/clients/clients'
import { mergeClients, undoMerge } from '@deportivo/contracts/clients/merge'
import { cancelOrder, listOrders, undoStep } from '@deportivo/contracts/orders/orders'
import { administrative } from '@deportivo/contracts/reports/administrative'
import { geo } from '@deportivo/contracts/reports/geo'
import { subcategoriesGeolocation } from '@deportivo/contracts/reports/subcategories-geolocation'
import { businessDay } from '@deportivo/platform/clock'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { CASH_ON_DELIVERY, checkedOut, DELIVERY, step } from '@deportivo/testkit/order'
import { addClient, BOGOTA, MEDELLIN, openShop, type Shop } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const CALI = 76_001
const BELLO = 5_088

const SOLD = `
  select o.department_id, o.city_id, count(distinct o.id)::integer as count, sum(l.price)::integer as value
  from orders.orders o join orders.order_lines l on l.order_id = o.id
  where o.checked_out_at is not null and o.state_id <> 'cancelled'
  group by grouping sets ((o.department_id), (o.city_id))`

const CLIENTS = `
  select c.city_id / 1000 as department_id, c.city_id,
    (count(*) filter (where type_of_client = 1))::integer as final,
    (count(*) filter (where type_of_client = 2))::integer as wholesale,
    (count(*) filter (where type_of_client = 3))::integer as reseller
  from sales.clients c where c.merged_into is null group by grouping sets ((c.city_id / 1000), (c.city_id))`

type Sums = Record<string, number | null>
type Row = Readonly<Record<string, string | number>>

describe('the geographic report against orders and clients themselves', () => {
  let app: TestApp
  let shop: Shop
  let moved = 0
  const today = businessDay(new Date())
  const range = { from: today, to: today }

  beforeAll(async () => {
    app = await startTestApp()
    shop = await openShop(app)
    const other = await openShop(app)
    await checkedOut(app, shop, { city_id: MEDELLIN })
    await checkedOut(app, other, { city_id: BELLO, quantity: 2 })
    moved = (await checkedOut(app, shop, { city_id: CALI, payment_method: CASH_ON_DELIVERY })).id
    await checkedOut(app, shop, { city_id: BOGOTA })
    const cancelled = await checkedOut(app, shop, { city_id: BOGOTA })
    await app.ok('two', cancelOrder, { params: { id: cancelled.id }, body: { reason: 'Se arrepintió' } })
    await app.settled()
  })
  afterAll(() => app.stop())

  const report = (query: Record<string, string | number> = {}) =>
    app.ok('two', geo.contract, { query: { ...range, ...query } })
  const rowOf = (rows: readonly Row[], column: string, id: number) => rows.find((row) => row[column] === id)
  const cityOf = async (id: number) => rowOf((await report()).by.city, 'city_id', id)
  const written = async (sql: string) => (await app.db.raw<{ rows: Sums[] }>(sql)).rows
  const sumOf = (rows: readonly Row[], name: string) => rows.reduce((sum, row) => sum + Number(row[name]), 0)

  async function equalsTheTables() {
    const { rows, by, totals } = await report()
    const [sold, clients] = [await written(SOLD), await written(CLIENTS)]
    for (const [column, own] of Object.entries({ department_id: rows, city_id: by.city })) {
      const ofColumn = (all: Sums[]) => all.filter((row) => row[column] !== null)
      for (const { [column]: id, count, value } of ofColumn(sold))
        expect(rowOf(own, column, id ?? 0)).toMatchObject({ count, value })
      for (const { [column]: id, final = 0, wholesale = 0, reseller = 0 } of ofColumn(clients))
        expect(rowOf(own, column, id ?? 0)).toMatchObject({
          final,
          wholesale,
          reseller,
          clients: Number(final) + Number(wholesale) + Number(reseller),
        })
      expect(own.filter(({ count }) => count !== 0)).toHaveLength(ofColumn(sold).length)
      expect(own.filter((row) => row['clients'] !== 0)).toHaveLength(ofColumn(clients).length)
      for (const name of ['value', 'count', 'clients', 'final'] as const)
        expect([name, sumOf(own, name)]).toEqual([name, totals[name]])
    }
  }

  it('counts orders, value and clients of each department and city as the tables hold them', async () => {
    await equalsTheTables()
    expect((await report()).totals.count).toBe(4)
  })

  it('sells to the peso what the administrative report sells', async () => {
    const { totals, previous } = await report()
    const sales = await app.ok('two', administrative.contract, { query: range })
    expect(totals).toMatchObject({ value: sales.totals.value, count: sales.totals.count })
    expect(previous).toMatchObject({ until: expect.any(String) as string, totals: { value: 0, count: 0 } })
  })

  it('has no clients of the period before: they are counted as of now', async () => {
    const before = { from: '2020-01-01', to: '2020-01-02' }
    const { totals, previous } = await report(before)
    expect(totals).toMatchObject({ value: 0, clients: expect.any(Number) as number })
    expect(totals.clients).toBeGreaterThan(0)
    expect(previous?.totals).toMatchObject({ value: 0, clients: 0, wholesale: 0 })
  })

  it('names every place, and leads to exactly its orders and clients', async () => {
    const { rows, by } = await report()
    expect(rows.map((row) => row['department_name'])).toContain('Valle del Cauca')
    for (const [column, own] of Object.entries({ department_id: rows, city_id: by.city }))
      for (const row of own) {
        expect(String(row[column === 'city_id' ? 'city_name' : 'department_name'])).not.toBe('')
        const place = `${column}:${row[column]}`
        const orders = { filter: `sold_from:${today},sold_to:${today},${place}` }
        expect((await app.reply('two', listOrders, { query: orders })).pagination.total).toBe(row['count'])
        const wholesale = { filter: `${place},type_of_client:2` }
        const found = await app.reply('two', listClients, { query: wholesale })
        expect(found.pagination.total).toBe(row['wholesale'])
      }
  })

  it('narrows to a department, and to a city', async () => {
    const { rows, by, totals } = await report({ department_id: 5 })
    expect(rows).toHaveLength(1)
    expect(by.city.map((row) => row['city_id']).sort()).toEqual([MEDELLIN, BELLO])
    expect(rows[0]).toMatchObject({ department_id: 5, ...totals })
    expect((await report({ city_id: BELLO })).totals).toMatchObject({ count: 1, clients: 1 })
  })

  it('follows an order into another city, and an order that is cancelled and undone', async () => {
    await step(app, 'accounting_manager', moved, { step: 'reject_payment', reason: 'Otra ciudad' })
    await app.settled()
    expect(await cityOf(CALI)).toMatchObject({ count: 0, value: 0 })
    await step(app, 'online_seller', moved, {
      ...DELIVERY,
      step: 'check_out',
      payment_method: CASH_ON_DELIVERY,
      city_id: BELLO,
    })
    await app.settled()
    expect(await cityOf(CALI)).toMatchObject({ count: 0, value: 0 })
    expect(await cityOf(BELLO)).toMatchObject({ count: 2 })
    await equalsTheTables()
    await app.ok('two', cancelOrder, { params: { id: moved }, body: { reason: 'Se arrepintió' } })
    await app.settled()
    expect(await cityOf(BELLO)).toMatchObject({ count: 1 })
    await app.ok('two', undoStep, { params: { id: moved }, body: {} })
    await app.settled()
    expect(await cityOf(BELLO)).toMatchObject({ count: 2 })
    await equalsTheTables()
  })

  it('follows a client into another city and type, and drops a deleted one', async () => {
    const id = await addClient(app, CALI)
    await app.settled()
    const before = await cityOf(CALI)
    await app.ok('two', updateClient, { params: { id }, body: { city_id: BELLO, type_of_client: 1 } })
    await app.settled()
    expect(await cityOf(CALI)).toMatchObject({ wholesale: Number(before?.['wholesale']) - 1 })
    expect(await cityOf(BELLO)).toMatchObject({ final: 1 })
    await equalsTheTables()
    await app.ok('two', deleteClient, { params: { id }, body: {} })
    await app.settled()
    expect(await cityOf(BELLO)).toMatchObject({ final: 0 })
    await equalsTheTables()
  })

  it('drops a client that was merged into another, and has it again once that is undone', async () => {
    const id = await addClient(app, BELLO)
    const duplicate_id = await addClient(app, CALI)
    await app.settled()
    const clientsOf = async () => {
      await app.settled()
      const query = { report: '1', filter: 'id:76' } as const
      const [department] = await app.ok('two', listDepartments, { query })
      const row = rowOf((await report()).rows, 'department_id', 76)
      expect(department?.wholesale).toBe(row?.['wholesale'])
      await equalsTheTables()
      return Number((await cityOf(CALI))?.['wholesale'])
    }
    const before = await clientsOf()
    const { merge_id } = await app.ok('two', mergeClients, { params: { id }, body: { duplicate_id } })
    expect(await clientsOf()).toBe(before - 1)
    await app.ok('two', undoMerge, { params: { id: merge_id }, body: {} })
    expect(await clientsOf()).toBe(before)
  })

  it('sums the subcategories of a city as its lines hold them', async () => {
    const { rows } = await app.ok('two', subcategoriesGeolocation.contract, {
      query: { ...range, city_id: BELLO },
    })
    const lines = await app
      .db('orders.order_lines as l')
      .join('orders.orders as o', 'o.id', 'l.order_id')
      .whereNotNull('o.checked_out_at')
      .whereNot('o.state_id', 'cancelled')
      .where('o.city_id', BELLO)
      .groupBy('l.subcategory_id')
      .select<Sums[]>(
        'l.subcategory_id',
        app.db.raw('sum(l.price)::integer as value, sum(l.quantity)::integer as units'),
      )
    expect(lines.length).toBeGreaterThan(1)
    expect(rows).toHaveLength(lines.length)
    for (const line of lines) expect(rows).toContainEqual({ ...line, subcategory_name: 'Running' })
    const city = await cityOf(BELLO)
    expect(sumOf(rows, 'value')).toBe(city?.['value'])
  })
})
