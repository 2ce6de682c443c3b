import { listSizes, listStores, references } from '@deportivo/contracts/catalogue/lists'
import {
  countStock,
  explainLevel,
  listLedger,
  listLevels,
  moveStock,
} from '@deportivo/contracts/catalogue/inventory'
import {
  createProduct,
  getProduct,
  listProducts,
  productPicture,
  searchProducts,
  suggestProducts,
  updateProduct,
} from '@deportivo/contracts/catalogue/products'
import { addLine } from '@deportivo/contracts/orders/lines'
import { anOrder } from '@deportivo/testkit/order'
import { openCatalogue } from '@deportivo/testkit/open-catalogue'
import { PRICE, PUBLIC_CODE, stockProduct } from '@deportivo/testkit/shop'
import { watchStatements } from '@deportivo/testkit/statements'
import { describe, expect, test } from 'vitest'

const { app, shop } = await openCatalogue()

const search = (query: Record<string, string | number>) =>
  app.reply('online_seller', searchProducts, { query })
const mine = () => ({ filter: `category_id:${shop.category_id}` })

describe('a product', () => {
  test('starts without stock, gets it by a count, and returns its stock by store', async () => {
    const id = await stockProduct(app, shop, 3)
    const product = await app.ok('online_seller', getProduct, { params: { id } })
    expect(product).toMatchObject({ price: PRICE, total: 12, available_sizes: ['38', '39', '40', '41'] })
    expect(product.stores).toHaveLength(1)
  })

  test('keeps the fields that a change leaves out', async () => {
    const id = await stockProduct(app, shop, 1)
    const changed = await app.ok('two', updateProduct, { params: { id }, body: { description: 'Liviano' } })
    expect(changed).toMatchObject({ description: 'Liviano', price: PRICE, version: 2 })
  })

  test('is refused with a reference of another brand, on the right field', async () => {
    const body = {
      ...shop.lists,
      name: 'Otro',
      reference_id: 999_999,
      minimal_price: 1,
      codes: [{ id: PUBLIC_CODE, value: 10_900 }],
    }
    const problem = await app.refused('two', createProduct, { body })
    expect(problem).toMatchObject({ code: 422, errors: { reference_id: ['El registro no existe.'] } })
  })

  test('shows its price floor to users who may sell it, and to no others', async () => {
    const id = await stockProduct(app, shop, 1)
    const floorFor = async (person: 'two' | 'online_seller' | 'dispatch_assistant') =>
      (await app.ok(person, getProduct, { params: { id } })).minimal_price
    expect(await floorFor('two')).toBe(150_000)
    expect(await floorFor('online_seller')).toBe(PRICE)
    expect(await floorFor('dispatch_assistant')).toBeUndefined()
  })

  test('may not be changed by a seller', async () => {
    const id = await stockProduct(app, shop, 1)
    expect(
      await app.refused('online_seller', updateProduct, { params: { id }, body: { name: 'X' } }),
    ).toMatchObject({
      code: 403,
    })
  })

  test('has a picture that a browser caches', async () => {
    const id = await stockProduct(app, shop, 1)
    const reply = await app.app.inject({ url: `/api/v1${productPicture.path.replace(':id', String(id))}` })
    expect(reply.headers).toMatchObject({ 'content-type': 'image/svg+xml' })
    expect(reply.headers['cache-control']).toContain('immutable')
    expect(reply.body).toContain('ZAN-1042')
  })
})

describe('the search', () => {
  test('finds words in any order, without accents, and counts what is available', async () => {
    await stockProduct(app, shop, 2)
    const before = await search({ ...mine(), searchText: '40 zancada RUNNÍNG' })
    expect(before.total).toBeGreaterThan(0)
    await anOrder(app, shop, { product_id: before.data[0]?.id ?? 0, quantity: 1 })
    const after = await search({ ...mine(), searchText: '40 zancada RUNNÍNG' })
    expect(after.sum_quantity).toBe(before.sum_quantity - 1)
    expect(after.total).toBe(before.total)
  })

  test('shows a product without stock only on request', async () => {
    const { id } = await app.ok('two', createProduct, {
      body: {
        ...shop.lists,
        name: 'Agotado',
        minimal_price: 1,
        codes: [{ id: PUBLIC_CODE, value: 10_900 }],
      },
    })
    const ids = async (filter: string) =>
      (await search({ filter, top: 200 })).data.map((product) => product.id)
    expect(await ids(mine().filter)).not.toContain(id)
    const without = await search({ filter: `${mine().filter},withoutStock:1`, top: 200 })
    expect(without.data.map((product) => product.id)).toContain(id)
    expect(without.sum_quantity).toBe(0)
    expect(without.total).toBe(without.data.length)
  })

  test('narrows to a size, a store and a price', async () => {
    const id = await stockProduct(app, shop, 4, [39])
    const found = async (query: Record<string, string>) =>
      (await search({ top: 200, ...query })).data.some((product) => product.id === id)
    expect(await found({ filter: 'size_id:39' })).toBe(true)
    expect(await found({ filter: 'size_id:38' })).toBe(false)
    expect(await found({ filter: `store:${shop.stores[0]}` })).toBe(true)
    expect(await found({ filter: `store:${shop.stores[1]}` })).toBe(false)
    expect(await found({ searchPrice: String(PRICE) })).toBe(true)
    expect(await found({ searchPrice: '1000' })).toBe(false)
    expect(await found({ searchPrice: 'ninguno' })).toBe(true)
  })

  test('refuses a filter that does not exist, by its name', async () => {
    const problem = await app.refused('two', searchProducts, { query: { filter: 'cost:1' } })
    expect(problem.errors).toEqual({ filter: ['El campo «cost» no se puede usar aquí.'] })
  })

  test.each([searchProducts, listProducts])(
    '$path refuses to search a price list of others',
    async (list) => {
      const searched = { filter: 'code:one', searchPrice: '123456' }
      const byId = { filter: 'code:1' }
      for (const query of [searched, byId] as Record<string, string>[]) {
        const problem = await app.refused('online_seller', list, { query })
        expect(problem.errors).toEqual({
          filter: ['El filtro «code» debe ser una de estas opciones: four.'],
        })
        await app.ok('two', list, { query })
      }
    },
  )

  test('costs at most four statements', async () => {
    await stockProduct(app, shop, 1)
    await app.as('online_seller')
    const { statements } = await watchStatements(app.db)(() => search(mine()))
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(4)
  })

  test('suggests at most ten products while the user types', async () => {
    const suggested = await app.ok('online_seller', suggestProducts, { query: { search: 'zan-10' } })
    expect(suggested.length).toBeGreaterThan(0)
    expect(suggested.length).toBeLessThanOrEqual(10)
    expect(suggested[0]?.reference_name).toBe('ZAN-1042')
  })
})

describe('stock', () => {
  const levelsOf = (id: number) =>
    app.ok('two', listLevels, { query: { filter: `product_id:${id}`, orderBy: 'size_id' } })

  test('counted below what orders hold is refused, naming the size and the orders', async () => {
    const id = await stockProduct(app, shop, 5)
    const order = await anOrder(app, shop, { product_id: id, size_id: 40, quantity: 3 })
    const stores = [{ store_id: shop.stores[0], sizes: [{ size_id: 40, quantity: 2 }] }]
    const problem = await app.refused('two', countStock, { params: { id }, body: { stores } })
    expect(problem.errors?.['sizes.40']).toEqual([
      `Talla 40: unidades reservadas en pedidos (#${order.id}): 3.`,
    ])
    expect((await levelsOf(id)).find((level) => level.size_id === 40)).toMatchObject({ on_hand: 5, held: 3 })
  })

  test('moves between stores, only what is available', async () => {
    const id = await stockProduct(app, shop, 5)
    await anOrder(app, shop, { product_id: id, size_id: 40, quantity: 3 })
    const [from_store, to_store] = shop.stores
    const carry = { from_store, to_store, size_id: 40 }
    const refused = await app.refused('two', moveStock, { params: { id }, body: { ...carry, quantity: 3 } })
    expect(refused.errors).toEqual({ quantity: ['Solo hay 2 disponibles para mover.'] })
    const reply = await app.reply('two', moveStock, { params: { id }, body: { ...carry, quantity: 2 } })
    expect(reply.message).toBe('Producto transferido satisfactoriamente')
    expect((await levelsOf(id)).filter((level) => level.size_id === 40)).toMatchObject([
      { on_hand: 3, held: 3, available: 0 },
      { on_hand: 2, held: 0, available: 2 },
    ])
  })

  test('of a size that is not of the category is refused', async () => {
    const id = await stockProduct(app, shop, 1)
    const stores = [{ store_id: shop.stores[0], sizes: [{ size_id: 51, quantity: 2 }] }]
    expect(await app.refused('two', countStock, { params: { id }, body: { stores } })).toMatchObject({
      errors: { size_id: ['La talla no es de la categoría del producto.'] },
    })
  })

  test('of one size twice in a store is refused on the second one, and changes nothing', async () => {
    const id = await stockProduct(app, shop, 5)
    const [store_id, other_id] = shop.stores
    const count = (quantity: number) => ({ size_id: 40, quantity })
    const stores = [
      { store_id, sizes: [count(2), { size_id: 41, quantity: 1 }, count(3)] },
      { store_id: other_id, sizes: [count(4)] },
      { store_id, sizes: [count(6)] },
    ]
    const problem = await app.refused('two', countStock, { params: { id }, body: { stores } })
    const twice = ['Esta talla está dos veces en la misma bodega.']
    expect(problem).toMatchObject({ code: 422 })
    expect(problem.errors).toEqual({ 'stores.0.sizes.2.size_id': twice, 'stores.2.sizes.0.size_id': twice })
    expect((await levelsOf(id)).map((level) => level.on_hand)).toEqual([5, 5, 5, 5])
  })

  test('explains a level by its moves and holds', async () => {
    const id = await stockProduct(app, shop, 5)
    const order = await anOrder(app, shop, { product_id: id, size_id: 40, quantity: 2 })
    const query = { product_id: id, size_id: 40, store_id: shop.stores[0] }
    const why = await app.ok('two', explainLevel, { query })
    expect(why).toMatchObject({ on_hand: 5, held: 2, available: 3, proved: true })
    expect(why.holds).toMatchObject([{ order_id: order.id, quantity: 2 }])
    const history = await app.ok('two', listLedger, { query: { filter: `product_id:${id}` } })
    expect(history[0]).toMatchObject({ kind: 'hold', held_change: 2, order_id: order.id })
  })

  test('sold out by another buyer names the size', async () => {
    const id = await stockProduct(app, shop, 1)
    await anOrder(app, shop, { product_id: id, size_id: 40 })
    const other = await anOrder(app, shop)
    const body = { product_id: id, code_id: PUBLIC_CODE, size_id: 40, quantity: 1 }
    const problem = await app.refused('online_seller', addLine, { params: { saleId: other.id }, body })
    expect(problem.errors?.['quantity']).toEqual(['No hay existencias de la talla 40.'])
  })
})

describe('the lists', () => {
  test('show no virtual store unless requested', async () => {
    await app.db('inventory.stores').insert({ name: 'En tránsito', type: 'virtual', purpose: 'transit' })
    const types = async (filter?: string) =>
      (await app.ok('two', listStores, { query: { top: 200, ...(filter ? { filter } : {}) } })).map(
        (store) => store.type,
      )
    expect(await types()).not.toContain('virtual')
    expect(await types('type:virtual')).toContain('virtual')
  })

  test('give the sizes of a category in the order of sizes', async () => {
    const sizes = await app.ok('two', listSizes, { params: { id: shop.category_id } })
    expect(sizes.map((size) => size.name)).toEqual(['38', '39', '40', '41'])
    const all = await app.ok('two', listSizes, { params: { id: 0 } })
    const unknown = await app.refused('two', listSizes, { params: { id: 999_999 } })
    expect(unknown).toMatchObject({ code: 404 })
    expect(all.find((size) => size.id === 9)?.name).toBe('Internacional')
  })

  test('count the products of a reference', async () => {
    const [reference] = await app.ok('two', references.list, {
      query: { filter: `id:${shop.lists.reference_id}` },
    })
    expect(reference?.quantity).toBeGreaterThan(0)
  })
})
