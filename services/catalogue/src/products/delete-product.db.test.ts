import { listAudit } from '@deportivo/contracts/admin/audit'
import { countStock } from '@deportivo/contracts/catalogue/inventory'
import {
  deleteProduct,
  getProduct,
  searchProducts,
  updateProduct,
} from '@deportivo/contracts/catalogue/products'
import { addLine } from '@deportivo/contracts/orders/lines'
import { getOrder } from '@deportivo/contracts/orders/orders'
import { anOrder } from '@deportivo/testkit/order'
import { openCatalogue } from '@deportivo/testkit/open-catalogue'
import { PUBLIC_CODE, stockProduct } from '@deportivo/testkit/shop'
import { expect, test } from 'vitest'

const { app, shop } = await openCatalogue()

const count = (id: number, quantity: number) => ({
  params: { id },
  body: { stores: [{ store_id: shop.stores[0], sizes: [{ size_id: 38, quantity }] }] },
})

test('a product with stock is not deleted, and the refusal names its stores', async () => {
  const id = await stockProduct(app, shop, 2)
  const store = await app.db('inventory.stores').where('id', shop.stores[0]).first('name')
  expect(await app.refused('two', deleteProduct, { params: { id } })).toMatchObject({
    code: 400,
    message: `No se puede eliminar. Bodegas con existencias que lo usan: 1 (${store?.name}).`,
    data: { used_by: 'stores_with_stock' },
  })
  expect((await app.ok('two', getProduct, { params: { id } })).total).toBe(8)
})

test('a deleted product is found, changed, counted and sold no more, and its orders still show it', async () => {
  const id = await stockProduct(app, shop, 1, [38], 'Bota Efímera')
  const order = await anOrder(app, shop)
  const line = { product_id: id, code_id: PUBLIC_CODE, size_id: 38, quantity: 1 }
  await app.ok('online_seller', addLine, { params: { saleId: order.id }, body: line })
  // Out of the order's hands, as a lapsed hold leaves it.
  await app.db('inventory.levels').where('product_id', id).update({ held: 0, on_hand: 0 })
  const { version } = await app.ok('two', getProduct, { params: { id } })
  const reply = await app.reply('two', deleteProduct, { params: { id }, body: { version } })
  expect(reply).toMatchObject({ data: { id }, message: 'Producto eliminado correctamente' })
  for (const contract of [getProduct, deleteProduct] as const)
    expect((await app.refused('two', contract, { params: { id } })).code).toBe(404)
  expect((await app.refused('two', updateProduct, { params: { id }, body: { name: 'Otra' } })).code).toBe(404)
  expect((await app.refused('two', countStock, count(id, 3))).code).toBe(404)
  const query = { searchText: 'efimera', filter: 'store:all,without_stock:1' }
  expect(await app.ok('two', searchProducts, { query })).toEqual([])
  const again = await app.refused('online_seller', addLine, { params: { saleId: order.id }, body: line })
  expect(again.code).toBeGreaterThanOrEqual(400)
  const { products } = await app.ok('online_seller', getOrder, { params: { id: order.id } })
  expect(products.map(({ product_name }) => product_name)).toContain('Bota Efímera')
})

test('an older version of a product is not deleted; a deletion is audited and published as an event', async () => {
  const id = await stockProduct(app, shop, 0)
  await app.ok('two', updateProduct, { params: { id }, body: { name: 'Zancada 2' } })
  const stale = await app.refused('two', deleteProduct, { params: { id }, body: { version: 1 } })
  expect(stale).toMatchObject({ code: 409, data: { name: 'Zancada 2' } })
  await app.ok('two', deleteProduct, { params: { id }, body: { version: 2 } })
  const [entry] = await app.ok('two', listAudit, { query: { filter: `subject:product,subject_id:${id}` } })
  expect(entry).toMatchObject({ act: 'deleted', subject_name: 'Zancada 2' })
  await app.settled()
  const events = app.db('bus.event_log').where({ aggregate_type: 'product', aggregate_id: String(id) })
  const [deleted] = await events.orderBy('pos', 'desc').limit(1)
  expect(deleted).toMatchObject({ type: 'product.deleted', aggregate_version: 3 })
  expect(deleted?.payload).toMatchObject({ record: { is_active: false, version: 3 } })
})

test('units are not counted while a product is deleted', async () => {
  const id = await stockProduct(app, shop, 0)
  const deleting = await app.db.transaction()
  await deleting('catalogue.products').where({ id }).forUpdate().first('id')
  await deleting('catalogue.products').where({ id }).update({ is_active: false })
  let isDone = false
  const counting = app.refused('two', countStock, count(id, 1)).finally(() => (isDone = true))
  const isWaiting = async () => (await app.db('pg_locks').where('granted', false)).length > 0
  await expect.poll(async () => isDone || (await isWaiting())).toBe(true)
  await deleting.commit()
  expect((await counting).code).toBe(404)
})

test('sellers delete no product', async () => {
  const id = await stockProduct(app, shop, 0)
  expect((await app.refused('online_seller', deleteProduct, { params: { id } })).code).toBe(403)
})
