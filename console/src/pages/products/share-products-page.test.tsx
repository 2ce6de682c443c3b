import type { Product } from '@deportivo/contracts/catalogue/products'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { beforeEach, expect, test } from 'vitest'
import { replyingServer } from '../../entities/testing/replying-server.ts'
import { showTo } from '../../shared/testing/show.tsx'
import type { ReceivedCall, Reply } from '../../shared/testing/start-replies.ts'
import { ShareProductsPage } from './share-products-page.tsx'

const productOf = (id: number, name: string) =>
  ({
    id,
    name,
    color_name: 'Negro',
    photos: [],
    codes: {},
    price: 90_000,
    video_url: null,
    sizes: [{ id: 38, name: '38', quantity: 3 }],
    sizes_without_international: [{ id: 38, name: '38', quantity: 3 }],
    stores: [{ id: 1, name: 'Norte', sizes: [{ id: 38, name: '38', quantity: 3 }] }],
  }) as unknown as Product
const PRODUCTS = [productOf(1, 'Zancada'), productOf(2, 'Trocha')]

function replyTo({ url }: ReceivedCall): Reply {
  const isSearch = url.includes('/products-search')
  const data = isSearch ? PRODUCTS : url.includes('/sizes') ? [{ id: 38, name: '38' }] : []
  const pagination = { per_page: 12, total: data.length, current_page: 1 }
  return { status: 200, body: { code: 200, data, pagination, total: 2, sum_quantity: 6, filter: {} } }
}

replyingServer(replyTo)
beforeEach(() => localStorage.clear())

const open = async () => {
  showTo(
    { 'read products': 'all', 'manage share links': 'all', 'update products': 'all' },
    <SWRConfig value={{ provider: () => new Map() }}>
      <ShareProductsPage />
    </SWRConfig>,
  )
  return (await screen.findByRole('button', { name: 'Zancada' })).closest('li') as HTMLElement
}
const viewButton = (name: string) =>
  within(screen.getByRole('group', { name: 'Vista' })).getByRole('button', { name: new RegExp(name) })
const areRows = () => document.querySelector('.ad-products--rows') !== null

test('products are cards, rows with their sizes across, or a matrix, and v goes on to the next', async () => {
  await open()
  expect(areRows()).toBe(false)
  fireEvent.keyDown(document.body, { key: 'v' })
  await waitFor(() => expect(areRows()).toBe(true))
  expect(viewButton('Tabla').getAttribute('aria-pressed')).toBe('true')
  fireEvent.keyDown(document.body, { key: 'v' })
  await screen.findByRole('table', { name: 'Existencias por talla y bodega' })
  fireEvent.keyDown(document.body, { key: 'v' })
  await screen.findByRole('button', { name: 'Trocha' })
  expect(areRows()).toBe(false)
})

test('x on a product chooses it, and what is chosen can be shared and exported', async () => {
  const card = await open()
  within(card).getByRole('button', { name: 'Zancada' }).focus()
  fireEvent.keyDown(document.activeElement!, { key: 'x' })
  const bar = within(await screen.findByRole('region', { name: 'Selección' }))
  bar.getByText('1 seleccionado')
  bar.getByRole('button', { name: 'Exportar' })
  fireEvent.keyDown(document.activeElement!, { key: 'x' })
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Selección' })).toBeNull())
})
