import { createProduct, listProductPrices, updateProduct } from '@deportivo/contracts/catalogue/products'
import { openCatalogue } from '@deportivo/testkit/open-catalogue'
import { PRICE, PUBLIC_CODE, stockProduct } from '@deportivo/testkit/shop'
import { expect, test } from 'vitest'

const { app, shop } = await openCatalogue()

const pricesOf = async (id: number) => {
  await app.settled()
  return app.ok('two', listProductPrices, { query: { filter: `product_id:${id}` } })
}

test('the history of a product has its first prices and each change of one, newest first, with who made it', async () => {
  const id = await stockProduct(app, shop, 0)
  const change = (body: object) => app.ok('two', updateProduct, { params: { id }, body })
  await change({ name: 'Zancada 1043' })
  await change({ codes: { four: { id: PUBLIC_CODE, value: 179_900 } } })
  await change({ minimal_price: 140_000, price: 179_900 })
  const by = 'Adriana Lozano Pardo'
  const four = (value: number) => ({ four: { id: PUBLIC_CODE, value } })
  expect(await pricesOf(id)).toMatchObject([
    { product_id: id, price: 179_900, minimal_price: 140_000, codes: four(179_900), by },
    { product_id: id, price: PRICE, minimal_price: 150_000, codes: four(179_900), by },
    { product_id: id, price: PRICE, minimal_price: 150_000, codes: four(PRICE), by },
  ])
})

test('a duplicated product begins a history of its own', async () => {
  const first = await stockProduct(app, shop, 0)
  const body = { ...shop.lists, name: 'Copia', minimal_price: 10, codes: [{ id: PUBLIC_CODE, value: 20 }] }
  const { id } = await app.ok('two', createProduct, { body })
  expect(await pricesOf(id)).toMatchObject([{ product_id: id, price: 0, minimal_price: 10 }])
  expect(await pricesOf(first)).toHaveLength(1)
})

test('users who keep no products do not read what they cost before', async () => {
  expect((await app.refused('online_seller', listProductPrices, {})).code).toBe(403)
})
