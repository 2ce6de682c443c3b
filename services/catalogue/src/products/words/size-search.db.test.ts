import { countStock } from '@deportivo/contracts/catalogue/inventory'
import {
  listProducts,
  searchProducts,
  suggestProducts,
  updateProduct,
} from '@deportivo/contracts/catalogue/products'
import { openCatalogue } from '@deportivo/testkit/open-catalogue'
import { stockProduct } from '@deportivo/testkit/shop'
import { beforeAll, expect, test } from 'vitest'

const { app, shop } = await openCatalogue()

let pair: number
let numbered: number
let named: number
beforeAll(async () => {
  pair = await stockProduct(app, shop, 3, [38], 'Zapato Trochador')
  numbered = await stockProduct(app, shop, 3, [39], 'Zapato 1382')
  named = await stockProduct(app, shop, 3, [39], 'Zapato Serie 38')
  // The colour of all three.
  await app.db('catalogue.colours').where('id', shop.lists.color_id).update({ name: 'Rojo' })
})

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

/** What all searches by these words find; by default in the national stores. */
async function found(text: string) {
  const [searched, listed, suggested] = await Promise.all([
    app.reply('two', searchProducts, { query: { searchText: text } }),
    app.ok('two', listProducts, { query: { search: text } }),
    app.ok('two', suggestProducts, { query: { search: text } }),
  ])
  const ids = idsOf(searched.data)
  expect([idsOf(listed), idsOf(suggested)], text).toEqual([ids, ids])
  expect(searched.total, text).toBe(ids.length)
  return { ids, understood_as: searched.understood_as }
}

test('a size finds what has it available or is named so, and neither its category nor a longer number', async () => {
  expect((await found('zapato 38')).ids).toEqual([named, pair])
  expect((await found('zapato 39')).ids).toEqual([named, numbered])
  expect((await found('zapato 41')).ids).toEqual([])
  expect((await found('zapato 382')).ids).toEqual([numbered])
})

test('a size is looked for in the stores of the search, and among products without stock in their category', async () => {
  const [, other] = shop.stores
  const query = { searchText: 'trochador 38' }
  const ids = async (filter: string) =>
    idsOf(await app.ok('two', searchProducts, { query: { ...query, filter } }))
  expect(await ids(`store:${shop.stores[0]}`)).toEqual([pair])
  expect(await ids(`store:${other}`)).toEqual([])
  expect(await ids(`store:${other},without_stock:1`)).toEqual([pair])
})

test('a size that was sold is found no more', async () => {
  const sold = await stockProduct(app, shop, 2, [40, 41], 'Botín')
  expect((await found('botin 40')).ids).toEqual([sold])
  const sizes = [{ size_id: 40, quantity: 0 }]
  const body = { stores: [{ store_id: shop.stores[0], sizes }] }
  await app.ok('two', countStock, { params: { id: sold }, body })
  expect((await found('botin 40')).ids).toEqual([])
})

test.each(['zapato talla 38', 'zapato número 38', 'TALLA 38 zapato'])(
  '%s is read as the size',
  async (text) => {
    expect(await found(text)).toEqual({ ids: [named, pair], understood_as: undefined })
  },
)

test('talla without a size is a word like others', async () => {
  expect((await found('zapato talla')).ids).toEqual([])
})

test.each(['roja', 'rojos', 'ROJAS'])('%s is read as the colour rojo', async (colour) => {
  expect(await found(`trochador ${colour}`)).toEqual({ ids: [pair], understood_as: 'trochador rojo' })
})

test('a product that is named by a form of a colour is found by each form', async () => {
  const [wine] = await app.db('catalogue.colours').insert({ name: 'Vino', color: '#800020' }).returning('id')
  const body = { name: 'Sandalias Trochador Rojas', color_id: wine?.id ?? 0 }
  await app.ok('two', updateProduct, { params: { id: pair }, body })
  for (const colour of ['roja', 'rojas', 'rojo'])
    expect((await found(`trochador ${colour}`)).ids).toEqual([pair])
})
