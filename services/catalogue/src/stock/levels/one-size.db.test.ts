import {
  applyCount,
  countUnits,
  getCount,
  listCountLines,
  startCount,
} from '@deportivo/contracts/catalogue/counts'
import { countStock } from '@deportivo/contracts/catalogue/inventory'
import { INTERNATIONAL_SIZE_ID } from '@deportivo/contracts/catalogue/lists'
import { applyImport } from '@deportivo/contracts/catalogue/imports'
import { updateProduct } from '@deportivo/contracts/catalogue/products'
import { applyChecked, checkTable, exported, untilIdle } from '@deportivo/testkit/imports'
import { openCatalogue } from '@deportivo/testkit/open-catalogue'
import { stockProduct } from '@deportivo/testkit/shop'
import { describe, expect, it } from 'vitest'

const { app, shop } = await openCatalogue()
const [first, second] = shop.stores
const nameOf = async (table: 'inventory.stores' | 'catalogue.products', id: number) =>
  (await app.db(table).where({ id }).first('name'))?.name ?? ''
const store = await nameOf('inventory.stores', first)

let made = 0

/** A product of one size, with two units of the 38. */
async function ofOneSize(quantity = 2): Promise<number> {
  made += 1
  const id = await stockProduct(app, shop, quantity, [38], `Balón ${made}`)
  await app.ok('two', updateProduct, { params: { id }, body: { only_size: true } })
  return id
}

type Sizes = readonly { size_id: number; quantity: number }[]
const setting = (id: number, sizes: Sizes, store_id = first) => ({
  params: { id },
  body: { stores: [{ store_id, sizes }] },
})
const of = (size_id: number, quantity: number) => ({ size_id, quantity })

const SECOND = 'El producto tiene una sola talla, y hay unidades de la talla 38.'

const sizesOf = async (product_id: number) => {
  const levels = await app.db('inventory.levels').where({ product_id }).where('on_hand', '>', 0)
  return [...new Set(levels.map(({ size_id }) => size_id))].toSorted((one, other) => one - other)
}

describe('stock of a product of one size', () => {
  it('has no second size, in whatever store, and the error is on the size that is too many', async () => {
    const id = await ofOneSize()
    const elsewhere = await app.refused('two', countStock, setting(id, [of(38, 4), of(40, 1)], second))
    expect([elsewhere.code, elsewhere.errors]).toEqual([422, { 'stores.0.sizes.1.size_id': [SECOND] }])
    await app.ok('two', countStock, setting(id, [of(38, 4)], second))
    expect(await sizesOf(id)).toEqual([38])
  })

  it('gets its size from the first units, and another one only instead of it', async () => {
    const id = await ofOneSize(0)
    const two = await app.refused('two', countStock, setting(id, [of(38, 1), of(39, 1), of(40, 0)]))
    expect(two.errors).toEqual({ 'stores.0.sizes.1.size_id': [SECOND] })
    await app.ok('two', countStock, setting(id, [of(38, 1)]))
    await app.ok('two', countStock, setting(id, [of(40, 3), of(38, 0)]))
    expect(await sizesOf(id)).toEqual([40])
  })

  it('gets one size of two that are entered at the same time', async () => {
    const id = await ofOneSize(0)
    const replies = await Promise.allSettled(
      [38, 39].map((size) => app.ok('two', countStock, setting(id, [of(size, 1)]))),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await sizesOf(id)).toHaveLength(1)
  })

  it('may have international units beside its size', async () => {
    const id = await ofOneSize()
    const [abroad] = await app
      .db('inventory.stores')
      .insert({ name: 'Bodega Miami', type: 'international', orden: 9 })
      .returning('id')
    await app.ok('two', countStock, setting(id, [of(INTERNATIONAL_SIZE_ID, 5)], abroad?.id ?? 0))
    await app.ok('two', countStock, setting(id, [of(38, 3)]))
  })

  it('is of units of one size: with several it does not become one', async () => {
    const id = await stockProduct(app, shop, 1, [38, 40], 'De dos tallas')
    const change = { params: { id }, body: { only_size: true } }
    expect((await app.refused('two', updateProduct, change)).errors).toEqual({
      only_size: ['Hay unidades de varias tallas: 38, 40. No puede tener una sola.'],
    })
    await app.ok('two', countStock, setting(id, [of(40, 0)]))
    await app.ok('two', updateProduct, change)
  })
})

describe('a count', () => {
  it('takes a pair of another size that was found, and marks both until it is applied', async () => {
    const product_id = await ofOneSize()
    const body = { store_id: first, scope: 'products', product_ids: [product_id] } as const
    const { id } = await app.ok('two', startCount, { body })
    const enter = (size_id: number, quantity: number) => {
      const entries = [{ key: `${size_id} ${quantity}`, kind: 'set' as const, quantity, product_id, size_id }]
      return app.ok('two', countUnits, { params: { id }, body: { entries } })
    }
    const marks = async () => {
      const lines = await app.ok('two', listCountLines, { params: { id } })
      return lines.map(({ size_id, other_sizes }) => [size_id, other_sizes])
    }
    expect((await enter(40, 1)).refused).toEqual([])
    expect((await enter(38, 2)).lines).toMatchObject([{ size_id: 38, other_sizes: '40' }])
    expect(await marks()).toEqual([
      [38, '40'],
      [40, '38'],
    ])
    // All of them were a 40.
    await enter(38, 0)
    expect(await marks()).toEqual([
      [38, null],
      [40, null],
    ])
    await enter(38, 1)
    await app.ok('two', applyCount, { params: { id }, body: { reason: 'Venía en otra caja' } })
    expect(await app.ok('two', getCount, { params: { id } })).toMatchObject({ state: 'applied' })
    expect(await sizesOf(product_id)).toEqual([38, 40])
    expect(await marks()).toEqual([
      [38, null],
      [40, null],
    ])
    // What is there by now may be corrected, and is imported as it was exported.
    await app.ok('two', countStock, setting(product_id, [of(40, 2)]))
    const third = await app.refused('two', countStock, setting(product_id, [of(41, 1)]))
    expect(Object.values(third.errors ?? {})).toEqual([[SECOND.replace('38', '38, 40')]])
    const checked = await checkTable(app, 'two', await exported(app, 'two', 'csv'))
    expect(checked).toMatchObject({ faults: [], counts: { levels: 0, changed: 0 } })
  })
})

const HEAD =
  'Clave;Nombre;Marca;Referencia;Color;Categoría;Subcategoría;Precio público;Precio mínimo;Talla única;Bodega;Talla;Cantidad'
const lineOf = (name: string, one: string, rest: string) =>
  `${name};${name};Marca Propia;R-${name};Azul;Bolsos;Grandes;189900;150000;${one};${rest}`

describe('an import', () => {
  const faultsOf = async (...lines: readonly string[]) => {
    const { faults } = await checkTable(app, 'two', [HEAD, ...lines].join('\n'))
    return faults.map(({ row, column, value, message }) => [row, column, value, message])
  }

  it('names the rows of a second size, and of a product that has several', async () => {
    const one = await ofOneSize()
    const several = await stockProduct(app, shop, 1, [38, 40], 'Con varias')
    const [{ handle = '' } = {}] = await app.db('catalogue.products').where('id', one).select('handle')
    const [{ handle: other = '' } = {}] = await app
      .db('catalogue.products')
      .where('id', several)
      .select('handle')
    expect(
      await faultsOf(
        lineOf('Nuevo', 'Sí', `${store};38;1`),
        lineOf('Nuevo', 'Sí', `${store};39;1`),
        lineOf('Libre', 'No', `${store};38;1`),
        lineOf('Libre', 'No', `${store};39;1`),
        `${handle};${await nameOf('catalogue.products', one)};;;;;;;;;${store};39;4`,
        `${other};Con varias;;;;;;;;Sí;;;`,
      ),
    ).toEqual([
      [3, 'Talla', '39', SECOND],
      [6, 'Talla', '39', SECOND],
      [7, 'Talla única', 'Sí', 'Hay unidades de varias tallas: 38, 40. No puede tener una sola.'],
    ])
  }, 120_000)

  it('that replaces one size by another is applied', async () => {
    const id = await ofOneSize()
    const [{ handle = '' } = {}] = await app.db('catalogue.products').where({ id }).select('handle')
    const name = await nameOf('catalogue.products', id)
    const lines = [`${store};38;0`, `${store};39;4`].map((rest) => `${handle};${name};;;;;;;;;${rest}`)
    const checked = await checkTable(app, 'two', [HEAD, ...lines].join('\n'))
    expect(checked.faults).toEqual([])
    await applyChecked(app, 'two', checked)
    expect(await sizesOf(id)).toEqual([39])
  }, 120_000)

  it('finds the size that was entered since its check', async () => {
    const id = await ofOneSize(0)
    const [{ handle = '' } = {}] = await app.db('catalogue.products').where({ id }).select('handle')
    const name = await nameOf('catalogue.products', id)
    const checked = await checkTable(app, 'two', [HEAD, `${handle};${name};;;;;;;;;${store};39;4`].join('\n'))
    expect(checked.faults).toEqual([])
    const entering = await app.db.transaction()
    await entering('catalogue.products').where({ id }).forNoKeyUpdate().select('id')
    await app.ok('two', applyImport, { params: { id: checked.id }, body: { version: checked.version } })
    const isWaiting = async () => (await app.db('pg_locks').where('granted', false)).length > 0
    await expect.poll(isWaiting, { timeout: 30_000 }).toBe(true)
    await entering('inventory.levels')
      .insert({ product_id: id, size_id: 38, store_id: first, on_hand: 1 })
      .onConflict(['product_id', 'size_id', 'store_id'])
      .merge()
    await entering.commit()
    const ended = await untilIdle(app, 'two', checked.id)
    expect(ended.faults).toMatchObject([{ row: 2, field: 'size', message: SECOND }])
    await app.db('inventory.levels').where({ product_id: id }).update({ on_hand: 0 })
  }, 120_000)
})
