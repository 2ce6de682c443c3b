import { stores } from '@deportivo/contracts/catalogue/lists'
import { listProducts } from '@deportivo/contracts/catalogue/products'
import { text } from '@deportivo/texts/text'
import { expect, it } from 'vitest'
import { companyShop } from './parts/company.ts'
import { expectFits } from './parts/fit/fits.ts'
import { openStage } from './parts/stage.ts'

const stage = openStage()

const HEAD =
  'Nombre;Marca;Referencia;Color;Categoría;Subcategoría;Precio público;Tope;Tienda;Talla;Cantidad;Foto'
const line = (name: string, price: string, size: string, quantity: string, store: string, photo = '') =>
  [
    name,
    'Importada',
    `IMP-${name}`,
    'Verde',
    'Botas importadas',
    'Altas',
    price,
    '150000',
    store,
    size,
    quantity,
    photo,
  ].join(';')

it('an owner with a phone corrects three faulty rows of a file and imports it', async () => {
  const shop = await companyShop(stage.calls)
  const rows = await stage.calls.ok('two', stores.list, {})
  const store = rows.find(({ id }) => id === shop.stores[0])?.name ?? ''
  const { page } = await stage.person('two', '/products/import', 'phone')
  const choose = (lines: readonly string[]) =>
    page.locator('input[type=file]').setInputFiles({
      name: 'bodega.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from([HEAD, ...lines].join('\r\n')),
    })
  const check = async () => {
    await page.getByRole('button', { name: text('import.check'), exact: true }).click()
    await page.getByRole('heading', { name: text('import.result') }).waitFor()
  }

  await choose([
    line('Bota Alba', '90.000', '38', '4', store),
    line('Bota Brisa', '189.900', '38', 'cuatro', store),
    line('Bota Cumbre', '189.900', '38', '4', 'Bodega Perdida'),
  ])
  await page.getByRole('heading', { name: text('import.columns') }).waitFor()
  await expectFits(page, 'columns of an import')
  const button = page.getByRole('button', { name: text('import.check'), exact: true })
  const lowest = text('import.column.minimal_price')
  await page.getByText(text('form.missing', { names: lowest }), { exact: true }).waitFor()
  expect(await button.isDisabled()).toBe(true)
  expect(await page.locator('[aria-current=step]').innerText()).toBe(text('import.steps.columns'))
  await page.getByLabel(text('import.use_of', { column: 'Tope' })).selectOption({ label: lowest })
  await check()
  const faults = page.getByRole('group', { name: text('import.faults', { count: 3 }) })
  expect(await faults.locator('tbody tr').allInnerTexts()).toEqual([
    '2\tPrecio público\t90.000\tEs menor que el precio mínimo.',
    '3\tCantidad\tcuatro\tDebe ser un número entero.',
    '4\tTienda\tBodega Perdida\t«Bodega Perdida» no existe.',
  ])
  await expectFits(page, 'faults of an import')

  const address = page.url()
  const photo = 'https://10.0.0.1/alba.jpg'
  await choose([
    line('Bota Alba', '189.900', '38', '4', store, photo),
    ...['Brisa', 'Cumbre'].map((name) => line(`Bota ${name}`, '189.900', '38', '4', store)),
  ])
  await page.waitForURL((url) => url.href !== address)
  await check()
  await expectFits(page, 'import that can be written')
  await page.getByRole('button', { name: text('import.apply', { rows: 3 }), exact: true }).click()
  await page.getByRole('heading', { name: text('import.done') }).waitFor()
  const failed = page.getByRole('group', { name: text('import.photos_failed', { count: 1 }) })
  await failed.waitFor()
  expect(await failed.locator('tbody tr').allInnerTexts()).toEqual([
    `2\tBota Alba\t${photo}\tLa dirección es de una red privada.`,
  ])
  await expectFits(page, 'finished import')
  const made = await stage.calls.ok('two', listProducts, { query: { search: 'Bota' } })
  expect(made.map(({ name, total, price }) => [name, total, price]).toSorted()).toEqual([
    ['Bota Alba', 4, 189_900],
    ['Bota Brisa', 4, 189_900],
    ['Bota Cumbre', 4, 189_900],
  ])
})
