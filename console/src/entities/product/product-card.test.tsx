import { INTERNATIONAL_SIZE_ID } from '@deportivo/contracts/catalogue/lists'
import type { Product } from '@deportivo/contracts/catalogue/products'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../../shared/testing/show.tsx'
import { Toaster } from '../../shared/ui/toaster/toaster.tsx'
import { ProductCard } from './product-card.tsx'

const NATIONAL = { id: 3, name: '38', quantity: 0 }

/** A product that is sold out in the national stores. */
function showProduct(abroad: number, video_url: string | null = null, price = 50_000) {
  const product = {
    id: 1,
    name: 'Zancada',
    color_name: 'Azul',
    photos: [],
    codes: {},
    price,
    video_url,
    sizes: [NATIONAL, { id: INTERNATIONAL_SIZE_ID, name: 'Internacional', quantity: abroad }],
    sizes_without_international: [NATIONAL],
  } as unknown as Product
  show(
    <>
      <ProductCard product={product} codeKey="four" onPick={vi.fn()} />
      <Toaster />
    </>,
  )
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

const VIDEO = 'https://videos.example/zancada-1042-negro'

it('an address of a video is cut at 30 characters, and copied whole', async () => {
  showProduct(0, VIDEO)
  expect(screen.getByText('https://videos.example/zancada…')).toBeTruthy()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Copiar el enlace del video' }))
  expect(await navigator.clipboard.readText()).toBe(VIDEO)
  await screen.findByText('Enlace copiado')
})

it('a browser that allows no copying is reported', async () => {
  showProduct(0, VIDEO)
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
  await user.click(screen.getByRole('button', { name: 'Copiar el enlace del video' }))
  await screen.findByText('El navegador no permitió copiar el enlace.')
})

it('a card has number, name and the price with its separator', () => {
  showProduct(0)
  for (const shown of ['ID 1', 'Zancada', '$ 50.000']) screen.getByText(shown)
})

it('a card of a product without a price shows none, and not 0', () => {
  showProduct(0, null, 0)
  screen.getByText('Sin precio')
  expect(screen.queryByText(/\$/)).toBeNull()
})
