import { CATALOGUE_LISTS, CATALOGUE_NAMES, type CatalogueName } from '@deportivo/contracts/catalogue/lists'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { openShop, stockProduct, type Shop } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

interface Sample {
  /** A new row. */
  body: { name: string }
  /** A row in use, and how the refusal to delete it names what uses it. */
  used: { id: number; by: string }
}

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

const SAMPLES: Record<CatalogueName, (lists: Shop['lists']) => Sample> = {
  brands: ({ brand_id }) => ({
    body: { name },
    used: { id: brand_id, by: 'Referencias que lo usan: 1 (ZAN-1042)' },
  }),
  colors: ({ color_id }) => ({
    body: { name, color: '#c02020' },
    used: { id: color_id, by: PRODUCT },
  }),
  subcategories: ({ category_id, subcategory_id }) => ({
    body: { name, category_id },
    used: { id: subcategory_id, by: PRODUCT },
  }),
  references: ({ brand_id, reference_id }) => ({
    body: { name, brand_id },
    used: { id: reference_id, by: PRODUCT },
  }),
}

describe.each(CATALOGUE_NAMES)('the list of %s', (list) => {
  // Each list has other fields; what is checked is the same.
  const { create, change, remove, ...contracts } = CATALOGUE_LISTS[list] as (typeof CATALOGUE_LISTS)['brands']

  test('creates, renames and deletes a row for those who maintain it, once per version', async () => {
    const { body } = SAMPLES[list](shop.lists)
    const row = await app.ok('two', create, { body })
    expect(row).toMatchObject({ ...body, version: 1 })
    const at = { params: { id: row.id } }
    expect(await app.refused('one', create, { body })).toMatchObject({ code: 403 })
    expect((await app.refused('two', create, { body })).errors).toEqual({
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
  })

  test('does not delete a row in use, and names what uses it', async () => {
    const { used } = SAMPLES[list](shop.lists)
    expect(await app.refused('two', remove, { params: { id: used.id } })).toMatchObject({
      code: 400,
      message: `No se puede eliminar. ${used.by}.`,
    })
  })
})
