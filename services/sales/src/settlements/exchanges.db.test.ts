import { saveSettings } from '@deportivo/contracts/admin/settings'
import { openShift } from '@deportivo/contracts/finance/cashiers'
import {
  closeSettlement,
  getAccount,
  getSettlement,
  listCommission,
} from '@deportivo/contracts/sellers/settlements'
import type { Person } from '@deportivo/testkit/app'
import { deliveredOrder, moveCase, received } from '@deportivo/testkit/returns/case'
import {
  broughtBack,
  exchangedAtCounter,
  exchangedForDearer,
  pricedProduct,
  returnedForVoucher,
  soldByVoucher,
} from '@deportivo/testkit/returns/exchange'
import { openReturns } from '@deportivo/testkit/returns/open'
import { addClient } from '@deportivo/testkit/shop'
import { idOf } from '@deportivo/testkit/staff'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

const { app, shop, lists } = await openReturns()
const SELLER: Person = 'online_seller'
let seller_id: number
const costing = (price: number) => pricedProduct(app, shop, price)

const NONE = { one: 0, tow: 0, three: 0, four: 0 }
const percentage = (four: number) => app.ok('two', saveSettings, { body: { commission: { ...NONE, four } } })

beforeAll(async () => {
  await app.ok('two', openShift, { body: { cashier_id: shop.cashier_id, base_amount: 0 } })
  seller_id = await idOf(app, SELLER)
})
beforeEach(async () => {
  await percentage(6)
  const { open } = await account()
  if (open.lines > 0) await close()
})

const account = () => app.ok('two', getAccount, { params: { id: seller_id } })

/** What the next settlement holds: the account and the lines behind it agree. */
async function open() {
  const { lines, units, value, commission } = (await account()).open
  const rows = await app.ok('two', listCommission, { params: { id: seller_id }, query: { top: 200 } })
  const sum = (of: 'units' | 'value' | 'commission') => rows.reduce((all, row) => all + row[of], 0)
  expect([rows.length, sum('units'), sum('value'), sum('commission')]).toEqual([
    lines,
    units,
    value,
    commission,
  ])
  return { units, value, commission }
}

async function close() {
  const { lines, commission } = (await account()).open
  const closed = await app.ok('accounting_manager', closeSettlement, {
    body: { seller_id, lines, commission },
  })
  expect(await app.ok('two', getSettlement, { params: { id: closed.id } })).toEqual(closed)
  return closed
}

const NOTHING = { units: 0, value: 0, commission: 0 }

async function sold(price: number, quantity = 1) {
  const client_id = await addClient(app)
  return deliveredOrder(app, shop, { seller: SELLER, client_id, quantity, product_id: await costing(price) })
}

describe('the commission of what is exchanged', () => {
  it('stays with another size, and goes with a replacement that is returned', async () => {
    const one = await exchangedAtCounter(app, await sold(100_000), lists)
    expect(await open()).toEqual({ units: 1, value: 100_000, commission: 6_000 })
    const again = await exchangedAtCounter(app, one, lists, { size_id: 39 })
    expect(await open()).toEqual({ units: 1, value: 100_000, commission: 6_000 })
    await returnedForVoucher(app, shop, again, lists)
    expect(await open()).toEqual(NOTHING)
  })

  it('is of no sale twice when vouchers of cheaper exchanges are spent', async () => {
    const [cheap, dear] = [await costing(60_000), await costing(840_000)]
    const order = await sold(900_000)
    const one = await exchangedAtCounter(app, order, lists, { product_id: cheap })
    expect(await open()).toEqual({ units: 1, value: 60_000, commission: 3_600 })
    const { client_id } = order
    const next = await soldByVoucher(app, shop, { client_id, product_id: dear, seller_id })
    // The client paid 900,000.
    expect(await open()).toEqual({ units: 2, value: 900_000, commission: 54_000 })
    const other = await exchangedAtCounter(app, next, lists, { product_id: cheap })
    expect(await open()).toEqual({ units: 2, value: 120_000, commission: 7_200 })
    await returnedForVoucher(app, shop, one, lists)
    await returnedForVoucher(app, shop, other, lists)
    expect(await open()).toEqual(NOTHING)
  })

  it('that was settled is taken with what became a voucher, by the percentage of that time', async () => {
    const order = await sold(900_000)
    expect(await close()).toMatchObject({ units: 1, value: 900_000, commission: 54_000 })
    await percentage(50)
    const size = await exchangedAtCounter(app, order, lists)
    expect(await open()).toEqual(NOTHING)
    const one = await exchangedAtCounter(app, size, lists, { product_id: await costing(60_000) })
    expect(await close()).toMatchObject({
      units: 0,
      value: -840_000,
      commission: -50_400,
      products: [{ order_id: order.id, units: 0, value: -840_000, percentage: 6, commission: -50_400 }],
    })
    await returnedForVoucher(app, shop, one, lists)
    expect(await close()).toMatchObject({ units: -1, value: -60_000, commission: -3_600 })
    expect(await open()).toEqual(NOTHING)
  })

  it('is also of what was paid more for a dearer one, until that is returned', async () => {
    const order = await sold(100_000)
    await close()
    const one = await exchangedForDearer(app, shop, order, lists, await costing(150_000))
    expect(await close()).toMatchObject({ lines: 1, units: 0, value: 50_000, commission: 3_000 })
    await returnedForVoucher(app, shop, one, lists)
    expect(await close()).toMatchObject({ lines: 1, units: -1, value: -150_000, commission: -9_000 })
  })

  it('waits while the return of a replacement is undecided', async () => {
    const one = await exchangedAtCounter(app, await sold(100_000, 2), lists)
    expect(await open()).toEqual({ units: 2, value: 200_000, commission: 12_000 })
    const back = await broughtBack(app, one, lists)
    expect(await open()).toEqual({ units: 1, value: 100_000, commission: 6_000 })
    await moveCase(app, back, { step: 'cancel', reason: 'Se arrepintió' })
    expect(await close()).toMatchObject({ units: 2, commission: 12_000 })
    const again = await received(app, shop, await broughtBack(app, one, lists))
    expect(await open()).toEqual(NOTHING)
    await moveCase(app, again, { step: 'voucher' })
    expect(await open()).toEqual({ units: -1, value: -100_000, commission: -6_000 })
  })
})
