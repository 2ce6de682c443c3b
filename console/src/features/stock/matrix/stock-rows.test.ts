import { INTERNATIONAL_SIZE_ID } from '@deportivo/contracts/catalogue/lists'
import type { Product } from '@deportivo/contracts/catalogue/products'
import { expect, test } from 'vitest'
import { changedStock, missingSizes, stockRows, stockSizes, totalsOf } from './stock-rows.ts'

type Stock = Readonly<Record<number, number>>

const sizesOf = (stock: Stock) =>
  Object.entries(stock).map(([id, quantity]) => ({ id: Number(id), name: id, quantity }))

const product = (id: number, stock: Stock, stores: Readonly<Record<string, Stock>> = {}) =>
  ({
    id,
    sizes: sizesOf(stock),
    stores: Object.entries(stores).map(([name, held], index) => ({
      id: index + 1,
      name,
      sizes: sizesOf(held),
    })),
  }) as unknown as Product

const ABROAD = INTERNATIONAL_SIZE_ID
const ORDER = [40, ABROAD, 39, 38, 41].map((id) => ({ id, name: String(id) }))

test('the columns are the sizes of the products in the shop’s order, international stock apart at the end', () => {
  const products = [product(1, { 38: 1, [ABROAD]: 2 }), product(2, { 40: 0, 38: 3 })]
  expect(stockSizes(products, ORDER)).toEqual([
    { id: 40, name: '40' },
    { id: 38, name: '38' },
    { id: ABROAD, name: String(ABROAD), isApart: true },
  ])
})

test('a product adds up its stores, which are below it once it is open; international stock is in no total', () => {
  const stores = { Principal: { 38: 2, [ABROAD]: 7 }, Norte: { 38: 1, 39: 4 } }
  const products = [
    product(1, { 38: 3, 39: 4, [ABROAD]: 7 }, stores),
    product(2, { 38: 1 }, { Norte: { 38: 1 } }),
  ]
  const rows = stockRows(products, ({ id }) => id === 1)
  expect(rows.map(({ key, store, total }) => [key, store, total])).toEqual([
    ['1', null, 7],
    ['1/1', 'Principal', 2],
    ['1/2', 'Norte', 5],
    ['2', null, 1],
  ])
  expect([...totalsOf(products)]).toEqual([
    [ABROAD, 7],
    [38, 4],
    [39, 4],
  ])
})

test('a run is broken where sizes between others are gone', () => {
  expect(missingSizes(product(1, { 36: 1, 37: 2, 38: 0, 39: 0, 40: 1 }))).toEqual(['38', '39'])
  expect(missingSizes(product(1, { 36: 0, 37: 2, 38: 1, 39: 0 }))).toEqual([])
  expect(missingSizes(product(1, { 36: 0, 37: 0 }))).toEqual([])
  expect(missingSizes(product(1, { [ABROAD]: 3, 36: 0, 37: 1 }))).toEqual([])
})

test('only what changed of products that were there before is marked, in the product and in its store', () => {
  const before = [
    product(1, { 38: 3 }, { Principal: { 38: 3 } }),
    product(2, { 38: 1 }, { Norte: { 38: 1 } }),
  ]
  const now = [
    product(1, { 38: 2, 39: 0 }, { Principal: { 38: 2 } }),
    product(2, { 38: 1 }, { Norte: { 38: 1 } }),
    product(3, { 38: 9 }),
  ]
  expect([...changedStock(before, now)]).toEqual(['1:38', '1/1:38'])
  expect([...changedStock(now, now)]).toEqual([])
})
