import type { PublicProduct } from '@deportivo/contracts/catalogue/share-links'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startReplies } from '../shared/testing/start-replies.ts'
import { CataloguePage } from './catalogue.tsx'

const PRICED: PublicProduct = {
  id: 1,
  name: 'Trocha 7',
  photos: [],
  brand: 'Zancada',
  category: 'Tenis',
  color: 'Rojo',
  sizes: ['38'],
  price: 189_900,
  video_url: null,
  offer: 'x',
}
const UNPRICED: PublicProduct = { ...PRICED, id: 2, name: 'Rejilla', price: 0 }
const TOTAL = 31

let server: Awaited<ReturnType<typeof startReplies>>
const pageOf = (url: string) => Number(new URL(url, 'http://localhost').searchParams.get('page'))
beforeEach(async () => {
  server = await startReplies(({ url }) => ({
    status: 200,
    body: {
      code: 200,
      data: pageOf(url) > 3 ? [] : [PRICED, UNPRICED],
      pagination: { per_page: 15, total: TOTAL, current_page: pageOf(url) },
      seller: 'Ana',
      whatsapp: '573005550123',
      sizes: [
        { id: 4, name: '38' },
        { id: 5, name: '39' },
      ],
    },
  }))
})
afterEach(async () => {
  cleanup()
  localStorage.clear()
  history.replaceState(null, '', '/')
  await server.stop()
})

/** The page of a visitor who reads Spanish. */
async function open(): Promise<void> {
  render(<CataloguePage token="t" />)
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: /Idioma|Language/ }), 'Español')
}

const tile = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('li') ?? document.body)

test('a product without a price is shown without one, and is asked for instead of ordered', async () => {
  await open()
  const unpriced = await tile('Rejilla')
  unpriced.getByText('Precio a consultar')
  expect(unpriced.queryByText(/\$/)).toBeNull()
  expect(unpriced.queryByRole('button')).toBeNull()
  const chat = unpriced.getByRole('link', { name: 'WhatsApp: preguntar por Rejilla' }).getAttribute('href')
  expect(decodeURIComponent(chat ?? '')).toContain('Rejilla, Rojo, Precio a consultar')
  const priced = await tile('Trocha 7')
  priced.getByText(/189\.900/)
  const sizes = within(priced.getByRole('group', { name: 'Lo quiero: Trocha 7' }))
  await userEvent.click(sizes.getByRole('button', { name: '38' }))
  priced.getByText(/1 en su pedido/)
  // The visitor asks the seller once, about all that was chosen.
  expect(priced.queryByRole('link')).toBeNull()
  // On screen and on paper.
  expect(screen.getAllByText('Ana')).toHaveLength(2)
})

test('an address beyond the last page leads to that one', async () => {
  history.replaceState(null, '', '?page=99999')
  await open()
  await screen.findByText('Página 3 de 3')
  await screen.findByRole('heading', { name: 'Rejilla' })
  expect(location.search).toBe('?page=3')
  expect(server.asked.map(({ url }) => pageOf(url))).toEqual([99_999, 3])
})

test('words and a size narrow the products, begin at the first page and are in the address', async () => {
  history.replaceState(null, '', '?page=2')
  await open()
  await screen.findByText('Página 2 de 3')
  await userEvent.type(screen.getByRole('searchbox'), 'roja{Enter}')
  await screen.findByText('Página 1 de 3')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Talla' }), 'Talla 39')
  expect(location.search).toBe('?q=roja&size=5')
  await expect.poll(() => server.asked.at(-1)?.url).toContain('page=1&search=roja&size_id=5')
  expect(screen.getByRole('link', { name: 'Siguiente' }).getAttribute('href')).toBe('?q=roja&size=5&page=2')
})
