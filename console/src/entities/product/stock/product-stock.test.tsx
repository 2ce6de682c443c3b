import { INTERNATIONAL_SIZE_ID } from '@deportivo/contracts/catalogue/lists'
import type { Product } from '@deportivo/contracts/catalogue/products'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../../shared/testing/show.tsx'
import { ProductStock } from './product-stock.tsx'

const sizes = (...quantities: readonly [id: number, quantity: number][]) =>
  quantities.map(([id, quantity]) => ({ id, name: String(id), quantity }))

it('the stock of a product has a total of each size and of each store, without the international size', () => {
  const product = {
    sizes: sizes([38, 0], [39, 0], [INTERNATIONAL_SIZE_ID, 7]),
    stores: [
      { id: 1, name: 'Norte', sizes: sizes([38, 2], [39, 1_200]) },
      { id: 2, name: 'Sur', sizes: sizes([38, 5], [INTERNATIONAL_SIZE_ID, 7]) },
    ],
  } as unknown as Product
  show(<ProductStock product={product} />)
  const rowOf = (name: string) => screen.getByRole('rowheader', { name }).closest('tr') ?? document.body
  const cellsOf = (name: string) =>
    within(rowOf(name))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
  expect(cellsOf('Total')).toEqual(['7', '1.200', '1.207'])
  expect(cellsOf('Norte').at(-1)).toBe('1.202')
  expect(cellsOf('Sur')).toEqual(['5', '·', '5'])
})
