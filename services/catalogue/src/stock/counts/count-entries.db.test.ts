import { countUnits, startCount } from '@deportivo/contracts/catalogue/counts'
import { openCatalogue } from '@deportivo/testkit/open-catalogue'
import { stockProduct } from '@deportivo/testkit/shop'
import { expect, test } from 'vitest'

const { app, shop } = await openCatalogue()

const product = await stockProduct(app, shop, 3, [38, 39])
const other = await stockProduct(app, shop, 3, [38], 'Trocha')
const body = { store_id: shop.stores[0], scope: 'products', product_ids: [product, other] } as const
const count = await app.ok('two', startCount, { body })

const entry = (key: string, kind: 'add' | 'set', quantity: number, product_id = product) => ({
  key,
  kind,
  quantity,
  product_id,
  size_id: 38,
})
const enter = (...entries: ReturnType<typeof entry>[]) =>
  app.ok('two', countUnits, { params: { id: count.id }, body: { entries } })

test('a size that is set to less than none is refused, and the others of the call count', async () => {
  const { lines, counted, refused } = await enter(entry('below', 'set', -5), entry('two', 'add', 2))
  expect(refused).toMatchObject([
    { key: 'below', message: 'Zancada 1042, talla 38: no puede haber menos de cero.' },
  ])
  expect(counted.map(({ key }) => key)).toEqual(['two'])
  expect(lines).toMatchObject([{ counted: 2, difference: -1 }])
  expect((await enter(entry('none', 'set', 0))).lines).toMatchObject([{ counted: 0 }])
})

test('a key counts for one size: of another one it is refused, in the same call and later', async () => {
  const both = await enter(entry('K', 'add', 1), entry('K', 'add', 2, other))
  expect(both.counted).toEqual([{ key: 'K', product_id: product, size_id: 38 }])
  expect(both.refused).toMatchObject([
    { key: 'K', message_key: 'count.refused.key_taken', message_values: { product: 'Trocha', size: '38' } },
  ])
  expect(both.lines).toMatchObject([{ product_id: product }])
  const later = await enter(entry('K', 'add', 2, other), entry('L', 'add', 3, other))
  expect(later.counted.map(({ key }) => key)).toEqual(['L'])
  expect(later.refused.map(({ key }) => key)).toEqual(['K'])
  expect(later.lines).toMatchObject([{ product_id: other, counted: 3 }])
  // The same entry again is done, and another amount is not.
  expect((await enter(entry('L', 'add', 3, other))).lines).toMatchObject([{ counted: 3 }])
  expect((await enter(entry('L', 'add', 4, other))).refused).toHaveLength(1)
})

test('a size of which more is counted than a store may have is refused, and what was counted stays', async () => {
  const heap = (n: number) => entry(`heap ${n}`, 'add', 100_000, other)
  await enter(entry('cleared', 'set', 0, other))
  const ten = await enter(...Array.from({ length: 10 }, (_, at) => heap(at)))
  expect(ten.lines).toMatchObject([{ counted: 1_000_000 }])
  const more = await enter(heap(10), entry('one', 'add', 1))
  expect(more.refused).toEqual([
    expect.objectContaining({
      key: 'heap 10',
      message: 'Trocha, talla 38: un almacén no puede tener más de un millón de unidades.',
    }),
  ])
  expect(more.counted.map(({ key }) => key)).toEqual(['one'])
  expect((await enter(entry('few', 'set', 3, other))).lines).toMatchObject([{ counted: 3 }])
})
