import { ORDER_LIST } from '@deportivo/contracts/orders/order'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { afterAll, beforeAll, expect, test } from 'vitest'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test.each([...ORDER_LIST.sort])(
  'orders sorted by %s are read along an index, however many there are',
  async (field) => {
    const plan = await app.db.transaction(async (trx) => {
      // With few rows the planner prefers a sort; with a million it has no choice.
      await trx.raw('set local enable_seqscan = off; set local enable_sort = off')
      const page = trx('orders.orders').orderBy(field, 'desc').orderBy('id', 'desc').limit(6)
      const { rows } = await trx.raw<{ rows: Record<string, string>[] }>('explain ?', [page])
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    })
    expect(plan).toMatch(/Index Scan/)
    expect(plan).not.toMatch(/Sort/)
  },
)
