import { applyCount, cancelCount, countUnits, startCount } from '@deportivo/contracts/catalogue/counts'
import { deleteProduct } from '@deportivo/contracts/catalogue/products'
import { openCatalogue } from '@deportivo/testkit/open-catalogue'
import { stockProduct } from '@deportivo/testkit/shop'
import { expect, test } from 'vitest'

const { app, shop } = await openCatalogue()

const REASON = { reason: 'Apareció un par' }

/** An open count that found two pairs of a product without stock. */
async function counted() {
  const product_id = await stockProduct(app, shop, 0, [38])
  const body = { store_id: shop.stores[0], scope: 'products', product_ids: [product_id] } as const
  const { id } = await app.ok('two', startCount, { body })
  const enter = async (kind: 'add' | 'set', quantity: number) => {
    const key = `${kind} ${quantity}`
    const entry = { key, kind, quantity, product_id, size_id: 38 }
    return app.ok('two', countUnits, { params: { id }, body: { entries: [entry] } })
  }
  await enter('add', 2)
  return { id, product_id, enter }
}

const units = async (product_id: number) =>
  (await app.db('inventory.levels').where({ product_id }).pluck('on_hand')).reduce((sum, n) => sum + n, 0)

const products = () => app.db('catalogue.products')

test('a product in an open count is not deleted, and the refusal names the count', async () => {
  const { id, product_id } = await counted()
  expect(await app.refused('two', deleteProduct, { params: { id: product_id } })).toMatchObject({
    code: 400,
    message: `No se puede eliminar. Conteos abiertos que lo usan: 1 (${id}).`,
    data: { used_by: 'open_counts' },
  })
  await app.ok('two', cancelCount, { params: { id }, body: {} })
  await app.ok('two', deleteProduct, { params: { id: product_id } })
})

test('a count waits for a product that is being deleted, and puts nothing on it', async () => {
  const { id, product_id } = await counted()
  const deleting = await app.db.transaction()
  await deleting('catalogue.products').where('id', product_id).update({ is_active: false })
  let isDone = false
  const applying = app
    .refused('two', applyCount, { params: { id }, body: REASON })
    .finally(() => (isDone = true))
  const isWaiting = async () => (await app.db('pg_locks').where('granted', false)).length > 0
  await expect.poll(async () => isDone || (await isWaiting())).toBe(true)
  await deleting.commit()
  expect(Object.values((await applying).errors ?? {})).toEqual([
    ['Zancada 1042 38: el producto está eliminado; póngalo en cero.'],
  ])
  expect(await units(product_id)).toBe(0)
})

test('what was counted of a deleted product can be set to zero and nothing else, and the count is applied', async () => {
  const { id, product_id, enter } = await counted()
  await products().where('id', product_id).update({ is_active: false })
  expect((await enter('add', 1)).refused).toMatchObject([
    { message: 'Zancada 1042 está eliminado: solo se puede poner en cero.' },
  ])
  expect((await enter('set', 0)).lines).toMatchObject([{ counted: 0, difference: 0 }])
  await app.ok('two', applyCount, { params: { id }, body: {} })
  expect(await units(product_id)).toBe(0)
})

test('a size of an unknown product is refused without naming a code', async () => {
  const { id } = await counted()
  const entry = { key: 'unknown', kind: 'add', quantity: 1, product_id: 99_999, size_id: 38 } as const
  const { refused } = await app.ok('two', countUnits, { params: { id }, body: { entries: [entry] } })
  expect(refused).toMatchObject([{ message_key: 'field.unknown_record' }])
})
