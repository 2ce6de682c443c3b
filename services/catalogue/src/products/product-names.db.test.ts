import { createProduct } from '@deportivo/contracts/catalogue/products'
import { openCatalogue } from '@deportivo/testkit/open-catalogue'
import { PUBLIC_CODE } from '@deportivo/testkit/shop'
import { expect, test } from 'vitest'

const { app, shop } = await openCatalogue()

const bodyOf = (name: string) => ({
  ...shop.lists,
  name,
  price: 189_900,
  minimal_price: 150_000,
  codes: { four: { id: PUBLIC_CODE, value: 189_900 } },
})

test.each([
  ['a line break', 'Trocha\n7'],
  ['a tab', 'Trocha\t7'],
  ['a mark that turns the text around', 'Trocha \u202e7'],
  ['a mark that hides where it ends', 'Trocha \u20667'],
  ['a separator of paragraphs', 'Trocha\u20297'],
])('a product name with %s is refused on its field', async (_, name) => {
  expect(await app.refused('two', createProduct, { body: bodyOf(name) })).toMatchObject({
    code: 422,
    errors: { name: ['Debe ser una sola línea, sin caracteres invisibles.'] },
  })
})

test('a blank name is missing, and names of every script are taken', async () => {
  expect(await app.refused('two', createProduct, { body: bodyOf('  ') })).toMatchObject({
    errors: { name: ['Este campo es obligatorio.'] },
  })
  for (const name of ['Niño «Andes» 7 – edición', 'حذاء ١٢', 'Koşu Ayakkabısı'])
    expect(await app.ok('two', createProduct, { body: bodyOf(name) })).toMatchObject({ name })
})
