import { stores } from '@deportivo/contracts/catalogue/lists'
import { listProducts } from '@deportivo/contracts/catalogue/products'
import { text } from '@deportivo/texts/text'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { companyShop } from './parts/company.ts'
import { expectFits } from './parts/fit/fits.ts'
import { shopifyToday, withoutSizes, withWrongCells, wooInSpanish } from './parts/shop-files.ts'
import { openStage } from './parts/stage.ts'
import { PATIENT, type Screen } from './parts/visitor.ts'

const stage = openStage()

async function chooseFile(screen: Screen, content: string): Promise<Page> {
  const { page } = await stage.person('two', '/products/import', screen)
  await page.locator('input[type=file]').setInputFiles({
    name: 'productos.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(content),
  })
  await page.getByRole('heading', { name: text('import.columns') }).waitFor()
  return page
}

/** What the columns in sight are read for, with the texts for blank cells in brackets. */
async function proposed(page: Page): Promise<Record<string, string>> {
  const rows = await page.locator('.ad-import__columns tbody tr:visible').evaluateAll((all) =>
    all.map((row) => {
      const uses = [...row.querySelectorAll('select')].map((select) => select.selectedOptions[0]?.text)
      const blanks = [...row.querySelectorAll('input')].flatMap(({ value }) => value || [])
      const blank = blanks.map((one) => ` (${one})`).join('')
      return [row.querySelector('th')?.textContent ?? '', `${uses.join(', ')}${blank}`] as const
    }),
  )
  return Object.fromEntries(rows)
}

async function check(page: Page): Promise<void> {
  await page.getByRole('button', { name: text('import.check'), exact: true }).click()
  await page.getByRole('heading', { name: text('import.result') }).waitFor()
}

const faultsOf = (page: Page) =>
  page.locator('.ad-import__scroll tbody tr').evaluateAll((rows) =>
    rows.map((row) => {
      const [at = '', column = '', value = ''] = [...row.querySelectorAll('td')].map((td) => td.textContent)
      return `${at} ${column}: ${value.slice(0, 20)}`
    }),
  )

/** Imports the checked file; the list of products then shows these for a search. */
async function expectImported(
  page: Page,
  { rows, mark, names }: { rows: number; mark: string; names: readonly string[] },
): Promise<void> {
  await page.getByRole('button', { name: text('import.apply', { rows }), exact: true }).click()
  await page.getByRole('heading', { name: text('import.done') }).waitFor()
  await page.getByRole('link', { name: text('import.show_products') }).click()
  await page.getByRole('searchbox').first().fill(mark)
  const links = page.getByRole('main').locator('tbody').getByRole('link')
  const shown = async () => (await links.allInnerTexts()).map((name) => name.trim()).toSorted()
  await expect.poll(shown, PATIENT).toEqual(names.map((name) => `${name} ${mark}`))
}

/** Units by size of the products with a name. */
async function unitsOf(mark: string): Promise<string[]> {
  const found = await stage.calls.ok('two', listProducts, { query: { search: mark } })
  return found
    .map(({ name, color_name, sizes }) => {
      const units = sizes.filter(({ quantity }) => quantity > 0).map((one) => `${one.name}: ${one.quantity}`)
      return `${name} ${color_name} ${units.join(', ')}`
    })
    .toSorted()
}

// The search forgives slips of the finger: these words are like no others.
const MARKS = {
  desktop: ['Kiwano', 'Mabolo', 'Tejocote', 'Sapodilla'],
  phone: ['Rambutan', 'Guama', 'Feijoa', 'Pitanga'],
} as const

describe.each(['desktop', 'phone'] as const)('on a %s', (screen) => {
  it('a file of Shopify’s present template is imported as it is proposed', async () => {
    const mark = MARKS[screen][0]
    const page = await chooseFile(screen, shopifyToday(mark))
    expect(await proposed(page)).toEqual({
      Title: 'Nombre, Referencia',
      Vendor: 'Marca',
      Type: 'Categoría',
      Barcode: 'Códigos de barras',
      Price: 'Precio público, Precio mínimo',
      'Cost per item': 'Costo por unidad',
      'Inventory quantity': 'Cantidad',
      Clave: 'Clave',
      'Color (opción)': 'Color (Único)',
      'Talla (opción)': 'Talla (Única)',
      'Descripción sin formato': 'Descripción',
      'Fotos del producto': 'Fotos (enlaces)',
    })
    await page.getByText(text('import.unused_columns', { count: 37 })).click()
    expect(Object.keys(await proposed(page))).toHaveLength(49)
    if (screen === 'phone') await expectFits(page, 'columns of a shop')
    await check(page)
    await page.getByText(`Bota ${mark}, Gorra ${mark}`).waitFor()
    await expectImported(page, { rows: 4, mark, names: ['Bota', 'Bota', 'Gorra'] })
    expect(await unitsOf(mark)).toEqual([
      `Bota ${mark} Negro 38: 1`,
      `Bota ${mark} Rojo 38: 4, 39: 2`,
      `Gorra ${mark} Único Única: 7`,
    ])
  })

  it('a file of WooCommerce in Spanish is imported as it is proposed', async () => {
    const mark = MARKS[screen][1]
    const page = await chooseFile(screen, wooInSpanish(mark))
    expect(await proposed(page)).toEqual({
      'GTIN, UPC, EAN o ISBN': 'Códigos de barras',
      Nombre: 'Nombre, Referencia',
      Inventario: 'Cantidad',
      'Precio normal': 'Precio público, Precio mínimo',
      Marcas: 'Marca',
      Clave: 'Clave',
      'Color (opción)': 'Color (Único)',
      'Talla (opción)': 'Talla (Única)',
      'Categoría (primera)': 'Categoría',
      'Subcategoría (primera)': 'Subcategoría (General)',
      'Descripción sin formato': 'Descripción',
      'Fotos del producto': 'Fotos (enlaces)',
    })
    await check(page)
    expect(await faultsOf(page)).toEqual([])
    await expectImported(page, { rows: 3, mark, names: ['Gorra', 'Zancada'] })
    expect(await unitsOf(mark)).toEqual([`Gorra ${mark} Único Única: 7`, `Zancada ${mark} Rojo 38: 4, 39: 2`])
  })

  it('a product without a size beside shoes gets the text that its user writes for blank cells', async () => {
    const mark = MARKS[screen][2]
    const shop = await companyShop(stage.calls)
    const rows = await stage.calls.ok('two', stores.list, {})
    const store = rows.find(({ id }) => id === shop.stores[0])?.name ?? ''
    const page = await chooseFile(screen, withoutSizes(mark, store))
    const blank = page.getByLabel(text('import.blank_text_of', { name: text('import.column.size') }))
    // The choice of an earlier file with these columns is proposed.
    await blank.clear()
    await check(page)
    expect(await faultsOf(page)).toEqual(['4 Talla: '])
    await page.getByText(text('import.blank_cell'), { exact: true }).waitFor()
    await page.getByRole('button', { name: text('import.change_columns') }).click()
    await blank.fill('Única')
    await check(page)
    expect(await faultsOf(page)).toEqual([])
    await expectImported(page, { rows: 3, mark, names: ['Bota', 'Gorra'] })
    expect(await unitsOf(mark)).toEqual([`Bota ${mark} Azul 38: 4, 39: 2`, `Gorra ${mark} Azul Única: 7`])
  })

  it('cells that are no count, no code or too long are left out by kind, and the rest is imported', async () => {
    const mark = MARKS[screen][3]
    const code = screen === 'phone' ? '7701234567897' : '7709876543217'
    const page = await chooseFile(screen, withWrongCells(mark, code))
    await check(page)
    expect(await faultsOf(page)).toEqual([
      '2 Descripción sin formato: Suela de caucho. Sue',
      '2 Variant Barcode: does not apply',
      '3 Variant Inventory Qty: parent',
      '3 Variant Barcode: does not apply',
      '4 Variant Inventory Qty: -3',
      '4 Variant Barcode: 17701234567894',
      `6 Variant Barcode: ${code}`,
    ])
    if (screen === 'phone') await expectFits(page, 'wrong cells by kind')
    const apply = page.getByRole('button', { name: text('import.apply', { rows: 5 }), exact: true })
    expect(await apply.isDisabled()).toBe(true)
    const kinds = page.getByRole('group', { name: text('import.leave_out') })
    for (const [kind, count] of [
      ['barcodes', 4],
      ['quantities', 2],
      ['texts', 1],
    ] as const)
      await kinds
        .getByRole('checkbox', { name: text(`import.leave_out.${kind}`, { count }) })
        .check({ force: true })
    await page.getByRole('button', { name: text('import.check_so'), exact: true }).click()
    await expect.poll(() => apply.isEnabled(), PATIENT).toBe(true)
    expect(await faultsOf(page)).toEqual([])
    await expectImported(page, { rows: 5, mark, names: ['Tenis'] })
    expect(await unitsOf(mark)).toEqual([`Tenis ${mark} Único 36: 4, 39: 2, 40: 1`])
  })
})
