import { exportProducts } from '@deportivo/contracts/catalogue/imports'
import { listProducts, searchProducts } from '@deportivo/contracts/catalogue/products'
import { createShareLink, listSharedProducts } from '@deportivo/contracts/catalogue/share-links'
import { openCatalogue } from '@deportivo/testkit/open-catalogue'
import { stockProduct } from '@deportivo/testkit/shop'
import { beforeAll, expect, test } from 'vitest'

const { app, shop } = await openCatalogue()

beforeAll(async () => {
  await stockProduct(app, shop, 3, [38], 'Tenis Trochador')
  await stockProduct(app, shop, 3, [39], 'Tenis 1382')
  await stockProduct(app, shop, 3, [39], 'Balón Playero')
  await app.db('catalogue.colours').where('id', shop.lists.color_id).update({ name: 'Rojo' })
})

const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name).toSorted()

/** The products in the exported file, which has a row for each of their sizes. */
async function exportedNames(searchText: string) {
  const query = new URLSearchParams({ format: 'csv', searchText }).toString()
  const { payload } = await app.app.inject({
    url: `/api/v1${exportProducts.path}?${query}`,
    headers: await app.as('two'),
  })
  const [, ...lines] = payload.trim().split('\r\n')
  return [...new Set(lines.map((line) => line.split(';')[1] ?? ''))].toSorted()
}

async function sharedNames(search: string) {
  const { token } = await app.ok('two', createShareLink, { body: { filter: '', code: 'four', search } })
  const reply = await app.reply(null, listSharedProducts, { query: { 'link-share': token } })
  expect(reply.pagination.total).toBe(reply.data.length)
  return namesOf(reply.data)
}

test.each([
  ['38', ['Tenis Trochador']],
  ['tenis talla 39', ['Tenis 1382']],
  ['tennis rojas', ['Tenis 1382', 'Tenis Trochador']],
  ['playero balón', ['Balón Playero']],
  ['balonmano', []],
])('by %j the list, its export and a shared page find the same products', async (text, names) => {
  const listed = await app.ok('two', listProducts, { query: { searchText: text } })
  const searched = await app.ok('two', searchProducts, { query: { searchText: text } })
  expect(namesOf(listed)).toEqual(names)
  expect(namesOf(searched)).toEqual(names)
  expect(await exportedNames(text)).toEqual(names)
  expect(await sharedNames(text)).toEqual(names)
})
