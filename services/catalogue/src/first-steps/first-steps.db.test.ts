import { FIRST_STEPS, getFirstSteps, type FirstStep } from '@deportivo/contracts/catalogue/first-steps'
import { countStock } from '@deportivo/contracts/catalogue/inventory'
import {
  brands,
  cashiers,
  categories,
  colors,
  references,
  stores,
  subcategories,
} from '@deportivo/contracts/catalogue/lists'
import { createProduct } from '@deportivo/contracts/catalogue/products'
import { openShift } from '@deportivo/contracts/finance/cashiers'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { afterAll, beforeAll, expect, test } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const openSteps = async (): Promise<FirstStep[]> => {
  const steps = await app.ok('two', getFirstSteps)
  return FIRST_STEPS.filter((step) => !steps[step])
}

/** Runs an act and returns which steps it completed. */
async function completedBy<R>(act: () => Promise<R>): Promise<[FirstStep[], R]> {
  const before = await openSteps()
  const result = await act()
  const after = await openSteps()
  return [before.filter((step) => !after.includes(step)), result]
}

test('each step is done by what it names, until none is left', async () => {
  // The sizes come with the product, the people with the tests.
  const steps = FIRST_STEPS.filter((step) => step !== 'sizes' && step !== 'people')
  expect(await openSteps()).toEqual(steps)

  const abroad = { name: 'Miami', type: 'international' as const }
  expect((await completedBy(() => app.ok('two', stores.create, { body: abroad })))[0]).toEqual([])
  const [asStore, store] = await completedBy(() =>
    app.ok('two', stores.create, { body: { name: 'Tienda Centro', type: 'national' } }),
  )
  expect(asStore).toEqual(['stores'])
  const [asCategory, category] = await completedBy(() =>
    app.ok('two', categories.create, { body: { name: 'Tenis', size_ids: [38, 39] } }),
  )
  expect(asCategory).toEqual(['categories'])
  const [asSubcategory, subcategory] = await completedBy(() =>
    app.ok('two', subcategories.create, { body: { name: 'Running', category_id: category.id } }),
  )
  expect(asSubcategory).toEqual(['subcategories'])
  const [asBrand, brand] = await completedBy(() => app.ok('two', brands.create, { body: { name: 'Andes' } }))
  expect(asBrand).toEqual(['brands'])
  const [asReference, reference] = await completedBy(() =>
    app.ok('two', references.create, { body: { name: 'Volcán 1', brand_id: brand.id } }),
  )
  expect(asReference).toEqual(['references'])
  const [asColour, colour] = await completedBy(() =>
    app.ok('two', colors.create, { body: { name: 'Negro', color: '#000000' } }),
  )
  expect(asColour).toEqual(['colors'])
  const lists = { category_id: category.id, subcategory_id: subcategory.id, brand_id: brand.id }
  const prices = { price: 189_900, minimal_price: 150_000, codes: [{ id: 4, value: 189_900 }] }
  const body = { name: 'Volcán negro', ...lists, reference_id: reference.id, color_id: colour.id, ...prices }
  const [asProduct, product] = await completedBy(() => app.ok('two', createProduct, { body }))
  expect(asProduct).toEqual(['products'])
  const counted = [{ store_id: store.id, sizes: [{ size_id: 38, quantity: 3 }] }]
  const [asStock] = await completedBy(() =>
    app.ok('two', countStock, { params: { id: product.id }, body: { stores: counted } }),
  )
  expect(asStock).toEqual(['stock'])
  const [asRegister, register] = await completedBy(() =>
    app.ok('two', cashiers.create, { body: { name: 'Caja 1', store_id: store.id } }),
  )
  expect(asRegister).toEqual(['cashiers'])
  const shift = { cashier_id: register.id, base_amount: 50_000 }
  expect((await completedBy(() => app.ok('two', openShift, { body: shift })))[0]).toEqual(['shift'])
  expect(await openSteps()).toEqual([])
})

test('those who enter neither lists nor products may not read the steps', async () => {
  for (const person of ['local_seller', 'dispatch_assistant'] as const)
    expect((await app.refused(person, getFirstSteps)).code).toBe(403)
  await app.refused(null, getFirstSteps)
})
