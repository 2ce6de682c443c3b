import { listAudit } from '@deportivo/contracts/admin/audit'
import { INTERNATIONAL_SIZE_ID } from '@deportivo/contracts/catalogue/lists'
import { getMinimums } from '@deportivo/contracts/catalogue/minimums'
import { ownBarcode } from '@deportivo/lifecycle/product-barcodes'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { applyChecked, checkTable } from '@deportivo/testkit/imports'
import { openShop, stockProduct, type Shop } from '@deportivo/testkit/shop'
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
  'Clave;Nombre;Marca;Referencia;Color;Categoría;Subcategoría;Precio público;Precio mínimo;Bodega;Talla;Cantidad;Códigos de barras;Mínimo de la talla'

/** A line with a size of a product of the shop's own lists. */
async function fileOf(
  lines: readonly (readonly [key: string, size: string, rest: string])[],
): Promise<string> {
  const names = await app.db('catalogue.brands').where('id', shop.lists.brand_id).first('name')
  const colour = await app.db('catalogue.colours').where('id', shop.lists.color_id).first('name')
  const category = await app.db('catalogue.categories').where('id', shop.category_id).first('name')
  const about = `${names?.name};ZAN-1042;${colour?.name};${category?.name};Running;189900;150000`
  return [HEAD, ...lines.map(([key, size, rest]) => `${key};${key};${about};${store};${size};${rest}`)].join(
    '\n',
  )
}

const found = async (file: string) => {
  const { faults } = await checkTable(app, 'two', file)
  return faults.map(({ row, field, value, message }) => [row, field, value, message])
}

const idOf = async (handle: string) =>
  (await app.db('catalogue.products').where({ handle }).first('id'))?.id ?? 0

const codesOf = async (handle: string) => {
  const rows = await app
    .db('catalogue.barcodes')
    .where('product_id', await idOf(handle))
    .orderBy(['size_id', 'position'])
  return rows.map(({ size_id, code }) => [size_id, code])
}

const [ONE, TWO, THREE, FOUR] = [1, 2, 3, 4].map(ownBarcode)

test('barcodes and minimums of sizes are written with the product, audited, and found unchanged', async () => {
  const file = await fileOf([
    ['ALBA', '38', `4;${ONE}, ${TWO};3`],
    ['ALBA', '39', `;${THREE};`],
    ['ALBA', '40', ';;2'],
  ])
  const checked = await checkTable(app, 'two', file)
  expect(checked).toMatchObject({ faults: [], counts: { created: 1, levels: 1 } })
  await applyChecked(app, 'two', checked)
  expect(await codesOf('ALBA')).toEqual([
    [38, ONE],
    [38, TWO],
    [39, THREE],
  ])
  const id = await idOf('ALBA')
  const minimums = await app.ok('two', getMinimums, { params: { id } })
  expect(minimums.map(({ size_id, minimum }) => [size_id, minimum])).toEqual([
    [38, 3],
    [39, 0],
    [40, 2],
    [41, 0],
  ])
  await app.settled()
  const entries = await app.ok('two', listAudit, { query: { filter: `subject:product,subject_id:${id}` } })
  const changes = entries.flatMap((entry) => entry.changes)
  expect(changes).toContainEqual({ field: 'minimums', from: null, to: '38: 3, 40: 2' })
  expect(changes).toContainEqual({
    field: 'barcodes',
    from: null,
    to: `38: ${ONE}, 38: ${TWO}, 39: ${THREE}`,
  })
  expect((await checkTable(app, 'two', file)).counts).toMatchObject({ changed: 0, unchanged: 1 })
})

test('a changed cell replaces what the size had; a blank one changes nothing, and a minimum of 0 ends it', async () => {
  const changed = await fileOf([
    ['ALBA', '38', `;${THREE};`],
    ['ALBA', '39', `;${ONE};`],
    ['ALBA', '40', ';;0'],
  ])
  const checked = await checkTable(app, 'two', changed)
  expect(checked).toMatchObject({ faults: [], counts: { changed: 1, levels: 0 } })
  await applyChecked(app, 'two', checked)
  expect(await codesOf('ALBA')).toEqual([
    [38, THREE],
    [39, ONE],
  ])
  const minimums = await app.ok('two', getMinimums, { params: { id: await idOf('ALBA') } })
  expect(minimums.map(({ minimum }) => minimum)).toEqual([3, 0, 0, 0])
})

test('every wrong barcode and minimum is named with its row and column', async () => {
  const other = await stockProduct(app, shop, 1, [38], 'Dueño')
  // It came by a file: by hand a code of the own range that was not made is refused.
  await app.db('catalogue.barcodes').insert({ code: FOUR, product_id: other, size_id: 38, position: 1 })
  const file = await fileOf([
    ['BRISA', '38', '1;7701234567890;'],
    ['BRISA', '39', '1;12345;-1'],
    ['BRISA', '40', `1;${TWO};x`],
    ['CUMBRE', '38', `1;${TWO};10000`],
    ['CUMBRE', '39', `1;${FOUR};`],
    ['CUMBRE', '42', ';;1'],
    ['CUMBRE', '40', `1;${ONE};1`],
    ['CUMBRE', '40', `;${THREE};2`],
  ])
  const product = `Dueño ZAN-1042`
  expect(await found(file)).toEqual(
    [
      [2, 'barcodes', '7701234567890', 'El último dígito de 7701234567890 no corresponde: revise el código.'],
      [3, 'barcodes', '12345', 'Escriba un código EAN-13, EAN-8 o UPC-A (13, 8 o 12 dígitos).'],
      [3, 'minimum', '-1', 'Debe ser mayor o igual a 0.'],
      [4, 'minimum', 'x', 'Debe ser un número entero.'],
      [5, 'minimum', '10000', 'Debe ser menor o igual a 9.999.'],
      [7, 'size', '42', expect.stringContaining('talla') as string],
      [9, 'barcodes', THREE, 'No es igual que en la fila 8, que es del mismo producto.'],
      [9, 'minimum', '2', 'No es igual que en la fila 8, que es del mismo producto.'],
      [5, 'barcodes', TWO, `El código ${TWO} ya está en la fila 4.`],
      [6, 'barcodes', FOUR, `El código ${FOUR} ya es de ${product}, talla 38.`],
      [8, 'barcodes', ONE, `El código ${ONE} ya es de ALBA ZAN-1042, talla 39.`],
    ].toSorted((a, b) => Number(a[0]) - Number(b[0])),
  )
  expect(await idOf('BRISA')).toBe(0)
})

test('the international size gets a barcode, and no minimum, which counts the national stores alone', async () => {
  const size = (await app.db('catalogue.sizes').where('id', INTERNATIONAL_SIZE_ID).first('name'))?.name ?? ''
  const text = 'La talla internacional se vende por encargo: no tiene mínimo.'
  expect(await found(await fileOf([['DUNA', size, ';;2']]))).toEqual([[2, 'minimum', '2', text]])
  const file = await fileOf([['DUNA', size, `;${ownBarcode(5)};0`]])
  await applyChecked(app, 'two', await checkTable(app, 'two', file))
  expect(await codesOf('DUNA')).toEqual([[INTERNATIONAL_SIZE_ID, ownBarcode(5)]])
})
