import { INTERNATIONAL_SIZE_ID } from '@deportivo/contracts/catalogue/lists'
import type { Product } from '@deportivo/contracts/catalogue/products'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { show } from '../../shared/testing/show.tsx'
import { ProductCard } from './product-card.tsx'

const NATIONAL = { id: 3, name: '38', quantity: 0 }

/** A product that is sold out in the national stores. */
function showProduct(abroad: number) {
  const product = {
    id: 1,
    name: 'Zancada',
    color_name: 'Azul',
    photos: [],
    codes: {},
    price: 50_000,
    video_url: null,
    sizes: [NATIONAL, { id: INTERNATIONAL_SIZE_ID, name: 'Internacional', quantity: abroad }],
    sizes_without_international: [NATIONAL],
  } as unknown as Product
  show(<ProductCard product={product} codeKey="four" onPick={vi.fn()} />)
}

it('a product of which only the international store has some is not sold out', () => {
  showProduct(4)
  expect(screen.getByText('Internacional: 4')).toBeTruthy()
  expect(screen.queryByText('Agotado')).toBeNull()
})

it('a product that no store has is sold out', () => {
  showProduct(0)
  expect(screen.getByText('Agotado')).toBeTruthy()
})
