import { brands, colors, references } from '@deportivo/contracts/catalogue/lists'
import { listProducts } from '@deportivo/contracts/catalogue/products'
import { text } from '@deportivo/texts/text'
import type { TextKey } from '@deportivo/texts/texts'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { dialogOf, toast } from './parts/board.ts'
import { arrived, pick } from './parts/input/choose.ts'
import { expectFits } from './parts/fit/fits.ts'
import { openStage } from './parts/stage.ts'
import { PATIENT } from './parts/visitor.ts'

const stage = openStage()

const select = (page: Page, key: TextKey) => page.getByRole('combobox', { name: text(key), exact: true })
const offer = (page: Page, name: string) =>
  page.getByRole('option', { name: text('select.create', { name }), exact: true })

/** Types a name into a select; by keys alone. */
async function typeName(page: Page, key: TextKey, name: string): Promise<void> {
  await arrived(select(page, key))
  await select(page, key).focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.type(name)
}

it.each(['desktop', 'phone'] as const)(
  'an owner enters a product of a new brand, reference and colour without leaving its form, on a %s',
  async (screen) => {
    const brand = `Cumbre ${screen}`
    const { page } = await stage.person('two', '/products/new', screen)
    await page.getByLabel(text('product.name'), { exact: false }).first().fill(`Trocha ${screen}`)
    await pick(page, select(page, 'products.category'), 1)
    await pick(page, select(page, 'products.subcategory'), 1)

    await typeName(page, 'products.brand', brand)
    await offer(page, brand).waitFor()
    await expectFits(page, 'a select that offers to create')
    await page.keyboard.press('Enter')
    await expect.poll(() => select(page, 'products.brand').inputValue(), PATIENT).toBe(brand)
    await expect.poll(() => select(page, 'products.brand').isEditable(), PATIENT).toBe(true)
    await typeName(page, 'products.brand', brand.toUpperCase())
    await page.getByRole('option', { name: brand, exact: true }).waitFor()
    expect(await offer(page, brand.toUpperCase()).count()).toBe(0)
    await page.keyboard.press('Escape')

    await typeName(page, 'products.reference', 'NUEVA-1')
    await offer(page, 'NUEVA-1').waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => select(page, 'products.reference').isEditable(), PATIENT).toBe(true)

    await typeName(page, 'products.color', `Magenta ${screen}`)
    await offer(page, `Magenta ${screen}`).waitFor()
    await page.keyboard.press('Enter')
    const dialog = dialogOf(page, text('catalogue.new.color'))
    await dialog.waitFor()
    await expectFits(page, 'the dialog of a new colour over the form of a product')
    await page.keyboard.press('Control+Enter')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => select(page, 'products.color').inputValue(), PATIENT).toBe(`Magenta ${screen}`)

    await page.getByLabel(text('code.four')).first().fill('189900')
    await page.getByLabel(text('product.minimal_price')).first().fill('150000')
    await page.getByRole('button', { name: text('product.create'), exact: true }).click()
    await toast(page, text('product.created')).waitFor()
    const [product] = await stage.calls.ok('two', listProducts, {
      query: { search: `Trocha ${screen}`, top: 1 },
    })
    expect(product).toMatchObject({
      brand_name: brand,
      reference_name: 'NUEVA-1',
      color_name: `Magenta ${screen}`,
    })
    for (const [list, name] of [
      [brands.list, brand],
      [colors.list, `Magenta ${screen}`],
    ] as const)
      expect(await stage.calls.ok('two', list, { query: { search: name } })).toHaveLength(1)
    const filter = `brand_id:${product?.brand_id}`
    expect(await stage.calls.ok('two', references.list, { query: { filter } })).toHaveLength(1)
  },
)

it('the head of the warehouse, who may not create rows of lists, is offered none', async () => {
  const { page } = await stage.person('winery_manager', '/products/new')
  await arrived(select(page, 'products.brand'))
  await select(page, 'products.brand').focus()
  await page.keyboard.type('Marca que no existe')
  expect(await page.getByText('Marca que no existe').count()).toBe(0)
})

it('by keyboard an escape from the dialog of a new row leaves the dialog of the expense open, with what was typed', async () => {
  const { page } = await stage.person('two', '/expenses')
  await page.getByRole('button', { name: text('expenses.new'), exact: true }).click()
  const expense = dialogOf(page, text('expenses.new'))
  await expense.getByLabel(text('expenses.amount')).fill('12000')
  await arrived(expense.getByLabel(text('expenses.store')))
  await expense.getByLabel(text('expenses.store')).focus()
  await page.keyboard.type('Bodega Nueva')
  await offer(page, 'Bodega Nueva').waitFor()
  await page.keyboard.press('Enter')
  const store = dialogOf(page, text('catalogue.new.store'))
  await store.waitFor()
  await expectFits(page, 'the dialog of a new store over that of an expense')
  await page.keyboard.press('Escape')
  await store.waitFor({ state: 'detached' })
  expect(await expense.getByLabel(text('expenses.amount')).inputValue()).toContain('12')
  await expect
    .poll(() =>
      expense.getByLabel(text('expenses.store')).evaluate((field) => field === document.activeElement),
    )
    .toBe(true)
  await expense.getByLabel(text('expenses.category')).focus()
  await page.keyboard.type('Fumigación')
  await offer(page, 'Fumigación').waitFor()
  await page.keyboard.press('Enter')
  await expect
    .poll(() => expense.getByLabel(text('expenses.category')).inputValue(), PATIENT)
    .toBe('Fumigación')
  await expectFits(page, 'an expense with a new category')
})
