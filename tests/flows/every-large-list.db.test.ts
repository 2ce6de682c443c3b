import { BOM, csvLine } from '@deportivo/contracts/exports/csv-lines'
import { fileRow } from '@deportivo/contracts/exports/file-columns'
import { LARGE_LISTS, type LargeList } from '@deportivo/contracts/exports/large-lists'
import {
  createListExport,
  downloadListExport,
  listListExports,
} from '@deportivo/contracts/exports/list-exports'
import { fileOf } from '@deportivo/contracts/exports/list-files'
import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import { LISTS } from '@deportivo/contracts/views/lists'
import { ALL_SERVICES } from '@deportivo/all-in-one/services'
import { formatDay, formatInstant } from '@deportivo/texts/formats/dates'
import { formatMoney } from '@deportivo/texts/formats/money'
import { isTextKey, text } from '@deportivo/texts/text'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { eventually } from '@deportivo/testkit/eventually'
import { anExpense, expenseLists } from '@deportivo/testkit/money/expenses'
import { anOrder, checkedOut, step, TRANSFER } from '@deportivo/testkit/order'
import { deliveredOrder, requested, returnLists } from '@deportivo/testkit/returns/case'
import { uploadPhoto } from '@deportivo/testkit/files/upload'
import { openShop, stockProduct } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, expect, it } from 'vitest'

let app: TestApp
let product: number
beforeAll(async () => {
  app = await startTestApp()
  const shop = await openShop(app)
  product = await stockProduct(app, shop, 20)
  await checkedOut(app, shop, { product_id: product })
  const reserved = await anOrder(app, shop, { product_id: product })
  await uploadPhoto(app, 'online_seller', reserved.id, ATTACHMENT_TYPES.payment_support)
  const payment = { total_first_payment: 50_000, payment_method: TRANSFER }
  await step(app, 'online_seller', reserved.id, { step: 'reserve', ...payment })
  await requested(app, await deliveredOrder(app, shop, { product_id: product }), await returnLists(app))
  await anExpense(app, await expenseLists(app))
  await app.settled()
})
afterAll(() => app.stop())

// Nothing was paid too much here.
const EMPTY: readonly LargeList[] = ['refunds']

const TOOLS = {
  t: text,
  isKnownText: isTextKey,
  money: (pesos: number) => formatMoney(pesos, 'es'),
  shopDay: (day: string) => formatDay(`${day}T12:00:00-05:00`),
  instant: (iso: string) => formatInstant(iso),
}

async function csvOf(list: LargeList, params: Record<string, number>): Promise<string> {
  const columns = Object.keys(fileOf(list))
  const body = { list, format: 'csv', name: list, columns, params, query: {}, filters: [] } as const
  const { id } = await app.ok('two', createListExport, { body })
  await eventually(async () => {
    const found = (await app.ok('two', listListExports)).find((one) => one.id === id)
    expect([list, found?.state, found?.problem]).toEqual([list, 'ready', null])
  })
  const url = `/api/v1${downloadListExport.path.replace(':id', String(id))}`
  return (await app.app.inject({ url, headers: await app.as('two') })).body
}

it.each(LARGE_LISTS)('one service writes the file of %s', (list) => {
  const event = { payload: { export_id: 1, list } } as never
  const takers = ALL_SERVICES.filter(({ jobs = [] }) =>
    jobs.some((job) => (job.on['list_export.requested']?.(event) ?? null) !== null),
  )
  expect(takers).toHaveLength(1)
})

it.each(LARGE_LISTS)(
  'the file of %s has every column of its rows as the browser writes them',
  async (list) => {
    const { contract } = LISTS[list]
    const params: Record<string, number> = contract.path.includes(':id') ? { id: product } : {}
    const rows = (await app.ok('two', contract, { params, query: { top: 200 } })) as unknown[]
    expect(rows.length > 0).toBe(!EMPTY.includes(list))
    const fields = Object.values(fileOf(list)).flat()
    const expected = [
      fields.map(({ header }) => text(header)),
      ...rows.map((row) => fileRow(row as never, fields, TOOLS)),
    ]
    expect(await csvOf(list, params)).toBe(BOM + expected.map(csvLine).join(''))
  },
)
