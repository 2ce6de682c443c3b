import { returnReasons as reasonList } from '@deportivo/contracts/catalogue/lists'
import { returnReasonsReport } from '@deportivo/contracts/reports/return-reasons'
import { cancelReturn, listReturns, undoReturnStep } from '@deportivo/contracts/returns/returns'
import { businessDay } from '@deportivo/platform/clock'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { deliveredOrder, requested, returnLists, type ReturnLists } from '@deportivo/testkit/returns/case'
import { openShop, stockProduct, type Shop } from '@deportivo/testkit/shop'
import { idOf } from '@deportivo/testkit/staff'
import { afterAll, beforeAll, expect, it } from 'vitest'

const MEASURES = { cases: 'count(*)', units: 'sum(quantity)', value: 'sum(unit_price * quantity)' }
const SUMS = Object.entries(MEASURES).map(([name, sql]) => `(${sql})::integer as ${name}`)

let app: TestApp
let shop: Shop
let lists: ReturnLists
let otherReason: ReturnLists
const today = businessDay(new Date())

beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
  const otherShop = await openShop(app)
  lists = await returnLists(app)
  otherReason = await returnLists(app)
  const product_id = await stockProduct(app, shop, 50, [40], 'Trocha 7')
  const order = await deliveredOrder(app, shop, { product_id })
  await requested(app, order, lists)
  await requested(app, order, otherReason)
  await requested(app, await deliveredOrder(app, shop, { product_id }), lists, { quantity: 2 })
  await requested(app, await deliveredOrder(app, otherShop), otherReason)
  const cancelled = await requested(app, await deliveredOrder(app, otherShop), lists)
  const ofOne = { params: { id: cancelled.id } }
  await app.ok('head_dispatch', cancelReturn, { ...ofOne, body: { reason: 'No era' } })
  await app.ok('two', undoReturnStep, { ...ofOne, body: { reason: 'Sí era' } })
  await app.ok('head_dispatch', cancelReturn, { ...ofOne, body: { reason: 'No era' } })
  await app.settled()
})
afterAll(() => app.stop())

const report = (query: Record<string, string | number> = {}) =>
  app.ok('two', returnReasonsReport.contract, { query: { from: today, to: today, ...query } })

/** Counted from the cases themselves. */
const recounted = (column: string, where: object = {}) =>
  app
    .db('returns.cases')
    .whereNot('state_id', 'return_cancelled')
    .where(where)
    .groupBy(column)
    .select<Record<string, number>[]>(column, ...SUMS.map((sum) => app.db.raw(sum)))

const sorted = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).sort()

/** The rows of a dimension without its names. */
const figures = (rows: readonly Readonly<Record<string, string | number>>[], column: string) =>
  sorted(rows.map(({ [column]: key, cases, units, value }) => ({ [column]: key, cases, units, value })))

const COLUMNS = {
  reason: 'reason_id',
  product: 'product_id',
  brand: 'brand_id',
  seller: 'seller_id',
} as const

it('counts cases, pairs and value by reason, product, brand and seller as the cases have them', async () => {
  const { totals, rows, by } = await report()
  expect(totals).toMatchObject({ cases: 4, units: 5 })
  expect(rows).toEqual([{ day: today, ...totals }])
  for (const [name, column] of Object.entries(COLUMNS))
    expect(figures(by[name as keyof typeof COLUMNS], column)).toEqual(sorted(await recounted(column)))
})

it('names what it counts, and a renamed reason by its newest name', async () => {
  const { by } = await report()
  const [line] = (await app.ok('two', listReturns, { query: { top: 100 } }))
    .map(({ sale_product }) => sale_product)
    .filter(({ product_name }) => product_name === 'Trocha 7')
  expect(by.product.map((row) => row['product_name'])).toContain(`Trocha 7 · ${line?.color_name}`)
  expect(by.brand.map((row) => String(row['brand_name']).slice(0, 7))).toEqual(['Zancada', 'Zancada'])
  expect(by.seller.every((row) => row['seller_name'] !== '')).toBe(true)
  const renamed = { name: 'Suela despegada' }
  await app.ok('two', reasonList.change, { params: { id: lists.reason }, body: renamed })
  await requested(app, await deliveredOrder(app, shop), lists)
  await app.settled()
  const names = (await report()).by.reason.map((row) => row['reason_name'])
  expect(names).toContain('Suela despegada')
})

it('the reasons of one product, brand or seller are the cases of it alone', async () => {
  const { by } = await report()
  for (const column of ['product_id', 'brand_id', 'seller_id'] as const) {
    const [row] = by[column === 'product_id' ? 'product' : column === 'brand_id' ? 'brand' : 'seller']
    const key = Number(row?.[column])
    const narrowed = await report({ [column]: key })
    const expected = await recounted('reason_id', { [column]: key })
    expect(figures(narrowed.by.reason, 'reason_id')).toEqual(sorted(expected))
  }
})

it('is refused without its permission, and shows an administrator of sellers their own alone', async () => {
  const refused = await app.refused('dispatch_assistant', returnReasonsReport.contract)
  expect(refused).toMatchObject({ code: 403 })
  const { by } = await app.ok('local_seller_admin', returnReasonsReport.contract, {
    query: { from: today, to: today },
  })
  expect(by.seller).toEqual([])
  const seller = await idOf(app, 'online_seller')
  expect((await report()).by.seller.map((row) => row['seller_id'])).toEqual([seller])
})
