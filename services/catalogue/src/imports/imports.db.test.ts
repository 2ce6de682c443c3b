import { listProducts } from '@deportivo/contracts/catalogue/products'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { applyChecked, checkTable } from '@deportivo/testkit/imports'
import { openShop, type Shop } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'

let app: TestApp
let shop: Shop
let store: string
beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
  store = (await app.db('inventory.stores').where('id', shop.stores[0]).first('name'))?.name ?? ''
})
afterAll(() => app.stop())

const HEAD =
  'Nombre;Marca;Referencia;Color;Categoría;Subcategoría;Precio público;Precio mínimo;Bodega;Talla;Cantidad'

test('a file of three products is checked without writing anything, and applied as a whole', async () => {
  const lines = ['Alba', 'Brisa', 'Cumbre'].flatMap((name) =>
    [38, 39].map(
      (size) => `${name};Nueva Marca;R-${name};Azul;Botas;Altas;$ 189.900;150.000;${store};${size};${size - 30}`,
    ),
  )
  const checked = await checkTable(app, 'two', [HEAD, ...lines].join('\r\n'))
  expect(checked).toMatchObject({
    state: 'checked',
    faults: [],
    counts: { created: 3, changed: 0, unchanged: 0, levels: 6 },
  })
  expect(checked.missing.map(({ list }) => list).toSorted()).toEqual(
    ['brands', 'categories', 'colors', 'references', 'references', 'references', 'subcategories'].toSorted(),
  )
  expect((await app.ok('two', listProducts, {})).length).toBe(0)
  expect((await applyChecked(app, 'two', checked)).state).toBe('applied')
  const products = await app.ok('two', listProducts, {})
  expect(products.map(({ name, total, price }) => [name, total, price])).toEqual([
    ['Cumbre', 17, 189_900],
    ['Brisa', 17, 189_900],
    ['Alba', 17, 189_900],
  ])
  const again = await checkTable(app, 'two', [HEAD, ...lines].join('\n'))
  expect(again).toMatchObject({ missing: [], counts: { created: 0, changed: 0, unchanged: 3, levels: 0 } })
})
