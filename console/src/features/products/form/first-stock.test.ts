import { INTERNATIONAL_SIZE_ID } from '@deportivo/contracts/catalogue/lists'
import { expect, test } from 'vitest'
import { emptyRows, typedRuns } from './first-stock.ts'

const size = (id: number) => ({ id, name: String(id), quantity: 0 })

test('stores that have sizes are rows, and what lies abroad is no column', () => {
  const stores = ['national', 'exhibition', 'international', 'virtual'].map((type, index) => ({
    id: index + 1,
    name: type,
    type,
  }))
  const rows = emptyRows(stores, [size(38), size(INTERNATIONAL_SIZE_ID)])
  expect(rows.map(({ name, available }) => [name, [...available]])).toEqual([
    ['national', [[38, 0]]],
    ['exhibition', [[38, 0]]],
  ])
})

test('what is saved are the typed sizes that the product has, store by store', () => {
  const typed = { '2:38': 4, '1:39': 5, '1:38': 0, '1:45': 7, '3:45': 1 } as const
  expect(typedRuns({ sizes: [size(38), size(39)] }, typed)).toEqual([
    { store_id: 2, sizes: [{ size_id: 38, quantity: 4 }] },
    { store_id: 1, sizes: [{ size_id: 39, quantity: 5 }] },
  ])
})
