import { pickLines } from '@deportivo/contracts/orders/lines'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { orderAt } from '@deportivo/testkit/order'
import { openShop } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, expect, it } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

it('a pick that waited on one device leaves alone what another one picked of that line since', async () => {
  const { id, products } = await orderAt(app, await openShop(app), 'getting_ready')
  const line_id = products[0]?.id ?? 0
  const pick = async (line: { quantity: number; seen?: number }) => {
    const { products } = await app.ok('two', pickLines, {
      params: { id },
      body: { lines: [{ line_id, ...line }] },
    })
    return products.find((one) => one.id === line_id)?.picked
  }
  expect(await pick({ quantity: 1, seen: 0 })).toBe(1)
  expect(await pick({ quantity: 0, seen: 0 })).toBe(1)
  expect(await pick({ quantity: 0, seen: 1 })).toBe(0)
})
