import {
  CATALOGUE_LISTS,
  CATALOGUE_NAMES,
  listCategories,
  type CatalogueName,
} from '@deportivo/contracts/catalogue/lists'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { openShop, stockProduct, type Shop } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
  await stockProduct(app, shop, 1)
})
afterAll(() => app.stop())

const name = 'Cumbre'
const PRODUCT = 'Productos que lo usan: 1 (Zancada 1042)'

type Lists = Shop['lists']

/** A new row of each list. */
const NEW: Record<CatalogueName, (lists: Lists) => { name: string }> = {
  brands: () => ({ name }),
  colors: () => ({ name, color: '#c02020' }),
  subcategories: ({ category_id }) => ({ name, category_id }),
  references: ({ brand_id }) => ({ name, brand_id }),
}

/** A row in use, and what uses it. */
const USED: [list: CatalogueName, field: keyof Lists, by: string][] = [
  ['brands', 'brand_id', 'Referencias que lo usan: 1 (ZAN-1042)'],
  ['colors', 'color_id', PRODUCT],
  ['subcategories', 'subcategory_id', PRODUCT],
  ['references', 'reference_id', PRODUCT],
]

// Each list has other fields; what is checked is the same.
const contractsOf = (list: CatalogueName) => CATALOGUE_LISTS[list] as (typeof CATALOGUE_LISTS)['brands']

test.each(CATALOGUE_NAMES)(
  'the list of %s: a row is created, renamed and deleted by those who maintain it, once per version',
  async (list) => {
    const { create, change, remove, ...contracts } = contractsOf(list)
    const body = NEW[list](shop.lists)
    const row = await app.ok('two', create, { body })
    expect(row).toMatchObject({ ...body, version: 1 })
    const at = { params: { id: row.id } }
    expect(await app.refused('one', create, { body })).toMatchObject({ code: 403 })
    for (const taken of [name, ` ${name.toUpperCase()}`])
      expect((await app.refused('two', create, { body: { ...body, name: taken } })).errors).toEqual({
        name: ['Ya existe un registro con este valor.'],
      })
    const renamed = await app.ok('two', change, { ...at, body: { name: 'Cumbre Alta', version: 1 } })
    expect(renamed).toMatchObject({ ...body, name: 'Cumbre Alta', version: 2 })
    const stale = { code: 409, data: { name: 'Cumbre Alta', version: 2, by: 'Adriana Lozano Pardo' } }
    expect(await app.refused('two', change, { ...at, body: { name, version: 1 } })).toMatchObject(stale)
    expect(await app.refused('two', remove, { ...at, body: { version: 1 } })).toMatchObject(stale)
    const found = { query: { filter: 'name:cumbre alta' } }
    expect(await app.ok('two', contracts.list, found)).toEqual([renamed])
    await app.ok('two', remove, { ...at, body: { version: 2 } })
    expect(await app.ok('two', contracts.list, found)).toEqual([])
    await app.settled()
    const events = app.db('bus.event_log').where('aggregate_id', `${contracts.subject}-${row.id}`)
    expect(await events.orderBy('pos').pluck('type')).toEqual([
      'catalogue.created',
      'catalogue.changed',
      'catalogue.deleted',
    ])
  },
)

test('a category has the number of its products', async () => {
  const query = { filter: `id:${shop.lists.category_id}` }
  expect(await app.ok('two', listCategories, { query })).toMatchObject([{ quantity: 1 }])
})

test.each(USED)(
  'a row of %s in use is not deleted, and the refusal names what uses it',
  async (list, field, by) => {
    const { remove } = contractsOf(list)
    expect(await app.refused('two', remove, { params: { id: shop.lists[field] } })).toMatchObject({
      code: 400,
      message: `No se puede eliminar. ${by}.`,
    })
  },
)
