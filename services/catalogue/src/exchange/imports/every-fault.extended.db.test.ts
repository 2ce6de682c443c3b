import { createImport } from '@deportivo/contracts/catalogue/imports'
import { openCatalogue } from '@deportivo/testkit/open-catalogue'
import { checkTable } from '@deportivo/testkit/imports'
import { stockProduct } from '@deportivo/testkit/shop'
import { formOf } from '@deportivo/testkit/files/upload'
import { expect, test } from 'vitest'

const { app, shop } = await openCatalogue()
const store = (await app.db('inventory.stores').where('id', shop.stores[0]).first('name'))?.name ?? ''
const category =
  (await app.db('catalogue.categories').where('id', shop.category_id).first('name'))?.name ?? ''

const HEAD =
  'Nombre;Marca;Referencia;Color;Categoría;Subcategoría;Precio público;Precio mayorista;Precio mínimo;Bodega;Talla;Cantidad;Costo por unidad;Códigos de barras;Mínimo de la talla'

/** A line of a product of its own, with these prices and places. */
const line = (name: string, prices: string, rest: string) =>
  `${name};Marca Propia;R-${name};Azul;${category};Altas;${prices};${rest}`
const PRICE = '189900'
const PRICES = `${PRICE};;150000`

async function found(...lines: readonly string[]) {
  const { faults } = await checkTable(app, 'two', [HEAD, ...lines].join('\n'))
  return faults.map(({ row, column, value }) => [row, column, value])
}

test('everything that is wrong with the place, the units and the details of a size is named', async () => {
  expect(
    await found(
      line('Uno', PRICES, 'Bodega X;99;1e3;x;5;abc'),
      line('Dos', PRICES, `${store};99;1e3;;;`),
      line('Tres', PRICES, 'Bodega X;38;-1;;;'),
      // The size exists, but not in the category.
      line('Cuatro', PRICES, 'Bodega X;45;2;;;-1'),
      line('Cinco', PRICES, ';99;;;123;'),
    ),
  ).toEqual([
    [2, 'Bodega', 'Bodega X'],
    [2, 'Talla', '99'],
    [2, 'Cantidad', '1e3'],
    [2, 'Costo por unidad', 'x'],
    [2, 'Códigos de barras', '5'],
    [2, 'Mínimo de la talla', 'abc'],
    [3, 'Talla', '99'],
    [3, 'Cantidad', '1e3'],
    [4, 'Bodega', 'Bodega X'],
    [4, 'Cantidad', '-1'],
    [5, 'Bodega', 'Bodega X'],
    [5, 'Talla', '45'],
    [5, 'Mínimo de la talla', '-1'],
    [6, 'Talla', '99'],
    [6, 'Códigos de barras', '123'],
  ])
}, 120_000)

test('units with a comma, which may be one or a thousand, are refused; a dot groups thousands', async () => {
  expect(
    await found(
      line('Coma', PRICES, `${store};38;1,000;;;1,000`),
      line('Punto', PRICES, `${store};38;1.000;;;1.000`),
    ),
  ).toEqual([
    [2, 'Cantidad', '1,000'],
    [2, 'Mínimo de la talla', '1,000'],
  ])
}, 120_000)

test('a row of a list is not made of a name without anything to see', async () => {
  const unseen = line('Visible', PRICES, ';;;;;').replace('Marca Propia', '\u2060').replace('Altas', '\u200b')
  expect(await found(unseen)).toEqual([
    [2, 'Marca', '\u2060'],
    [2, 'Subcategoría', '\u200b'],
  ])
}, 120_000)

test('a code of another product is named beside an unknown size', async () => {
  const id = await stockProduct(app, shop, 1, [38])
  await app.db('catalogue.barcodes').insert({ code: '96385074', product_id: id, size_id: 38, position: 1 })
  expect(await found(line('Ajeno', PRICES, `${store};99;1;;96385074;`))).toEqual([
    [2, 'Talla', '99'],
    [2, 'Códigos de barras', '96385074'],
  ])
}, 120_000)

test('a wrong price is one fault, and hides no other price that is below the minimal one', async () => {
  expect(
    await found(line('Letras', 'gratis;120000;150000', ';;;;;'), line('Barato', '-5;;150000', ';;;;;')),
  ).toEqual([
    [2, 'Precio público', 'gratis'],
    [2, 'Precio mayorista', '120000'],
    [3, 'Precio público', '-5'],
  ])
}, 120_000)

test('of lines that contradict each other the one that is alone is blamed, also where it is the first', async () => {
  const priced = (price: string, size: number) => line('Solo', `${price};;150000`, `${store};${size};1;;;`)
  expect(await found(priced('gratis', 38), priced(PRICE, 39), priced(PRICE, 40))).toEqual([
    [2, 'Precio público', 'gratis'],
  ])
  expect(await found(priced(PRICE, 38), priced('199900', 39), priced(PRICE, 40))).toEqual([
    [3, 'Precio público', '199900'],
  ])
  // What most lines have may be wrong, too: it is so on the first line that has it.
  expect(await found(priced(PRICE, 38), priced('gratis', 39), priced('gratis', 40))).toEqual([
    [2, 'Precio público', PRICE],
    [3, 'Precio público', 'gratis'],
  ])
}, 120_000)

test('a file that is too large is refused with the limit', async () => {
  const file = { name: 'productos.csv', type: 'text/csv', bytes: Buffer.alloc(15_000_001, 'a') }
  const refused = await app.refused('two', createImport, { form: formOf({}, file) })
  expect([refused.code, refused.message]).toEqual([413, 'El archivo supera el máximo de 15 MB.'])
}, 120_000)

test('all faults of a large file can be read', async () => {
  const lines = Array.from({ length: 5_500 }, (_, at) => line(`N${at}`, PRICES, `${store};99;1;;;`))
  const checked = await checkTable(app, 'two', [HEAD, ...lines].join('\n'))
  expect(checked.faults_total).toBe(5_500)
  const csv = await app.app.inject({
    url: `/api/v1/product-import/${checked.id}/faults`,
    headers: await app.as('two'),
  })
  const rows = csv.body.trim().split('\r\n').slice(1)
  expect(rows).toHaveLength(5_500)
  expect(rows.at(-1)).toMatch(/^5501;Talla;99;/)
}, 120_000)
