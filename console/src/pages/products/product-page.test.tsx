import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { beginSession, endSession } from '../../shared/session/session-end.ts'
import { SessionProvider, type Session } from '../../shared/session/session.tsx'
import { show } from '../../shared/testing/show.tsx'
import { startReplies, type ReceivedCall, type Reply } from '../../shared/testing/start-replies.ts'
import { toasts } from '../../shared/toasts/toasts.ts'
import { NewProductPage, ProductPage } from './product-page.tsx'

const SIZES: Readonly<Record<number, object[]>> = {
  3: [
    { id: 38, name: '38', order: 1, version: 1 },
    { id: 39, name: '39', order: 2, version: 1 },
  ],
  4: [{ id: 39, name: '39', order: 2, version: 1 }],
}
const LISTS: Readonly<Record<string, object[]>> = {
  category: [
    {
      id: 3,
      name: 'Calzado',
      version: 1,
      runs: [],
      size_ids: [38, 39],
      curve: [
        { size_id: 38, quantity: 1 },
        { size_id: 39, quantity: 2 },
      ],
    },
    { id: 4, name: 'Medias', version: 1, curve: [], runs: [], size_ids: [39] },
  ],
  subcategory: [{ id: 5, name: 'Running', category_id: 3, version: 1 }],
  brand: [{ id: 6, name: 'Zancada', version: 1 }],
  reference: [{ id: 7, name: 'ZAN-1', brand_id: 6, version: 1 }],
  color: [{ id: 8, name: 'Rojo', color: '#c02020', version: 1 }],
  store: [
    { id: 1, name: 'Principal', type: 'national', version: 1 },
    { id: 2, name: 'Centro', type: 'exhibition', version: 1 },
    { id: 3, name: 'Exterior', type: 'international', version: 1 },
    { id: 4, name: 'De Ana', type: 'virtual', version: 1 },
  ],
}
const PRODUCT = {
  id: 11,
  name: 'Trocha 7',
  version: 2,
  description: null,
  video_url: null,
  dispatch_time: 1,
  category_id: 3,
  subcategory_id: 5,
  brand_id: 6,
  reference_id: 7,
  color_id: 8,
  curve: false,
  only_size: false,
  price: 189_900,
  minimal_price: 150_000,
  photos: [],
  codes: { four: { id: 4, value: 189_900 } },
  sizes: [
    { id: 38, name: '38', quantity: 0 },
    { id: 39, name: '39', quantity: 0 },
  ],
  stores: [] as object[],
}
const COUNTED = {
  ...PRODUCT,
  stores: [{ id: 1, name: 'Principal', sizes: [{ id: 38, name: '38', quantity: 4 }] }],
}
const PAGE = { per_page: 200, total: 1, current_page: 1 }
const STOCK_CALL = '/api/v1/product/update/initial/stock/11'
const REFUSED: Reply = {
  status: 422,
  body: { code: 422, message: 'x', errors: { 'stores.0.store_id': ['La bodega ya no existe.'] } },
}

let stockReply: Reply
let stored: object
let server: Awaited<ReturnType<typeof startReplies>>

const ok = (data: unknown): Reply => ({
  status: 200,
  body: { code: 200, data, message: 'Listo', pagination: PAGE },
})

/** The rows of a list, by its address. */
function rowsOf(url: string): object[] {
  const [, name = '', id] = /\/v1\/(\w+)(?:\/(\d+))?/.exec(url) ?? []
  return (name === 'size' ? SIZES[Number(id)] : LISTS[name]) ?? []
}

function replyTo({ method, url }: ReceivedCall): Reply {
  // No line for what is live: the page is read without it too.
  if (url.startsWith('/socket.io')) return { status: 404, body: {} }
  if (url === STOCK_CALL) return stockReply
  if (method === 'POST') return ok(PRODUCT)
  if (/\/product\/11\/photo/.test(url)) return ok([])
  return ok(/\/product\/11/.test(url) ? stored : rowsOf(url))
}

beforeEach(async () => {
  stockReply = { status: 200, body: { code: 200, data: COUNTED, message: 'Existencias actualizadas' } }
  stored = PRODUCT
  server = await startReplies(replyTo)
  beginSession('a')
})
afterEach(async () => {
  cleanup()
  toasts.set([])
  endSession('signed_out')
  await server.stop()
})

function open(address: string, grants = ['create products', 'update products']) {
  const session = {
    user: { id: 1, data: { displayName: 'Ana' } },
    grants: Object.fromEntries(grants.map((name) => [name, 'all'])),
  } as unknown as Session
  show(
    <SessionProvider session={session}>
      <Routes>
        <Route path="/products" element={<p>La lista</p>} />
        <Route path="/products/new" element={<NewProductPage />} />
        <Route path="/products/:productId" element={<ProductPage />} />
      </Routes>
    </SessionProvider>,
    address,
  )
  return userEvent.setup()
}
type User = ReturnType<typeof open>

const cell = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const counted = () =>
  server.asked
    .filter(({ url }) => url === STOCK_CALL)
    .map(({ body }) => (JSON.parse(body) as { stores: unknown }).stores)

/** The copy of a product is complete, but for what is typed. */
async function typeStock(user: User) {
  await screen.findByLabelText('Principal, talla 38')
  await user.click(cell('Principal, talla 38'))
  await user.keyboard('3{ArrowRight}4{Enter}5')
}
const TYPED = [
  {
    store_id: 1,
    sizes: [
      { size_id: 38, quantity: 3 },
      { size_id: 39, quantity: 4 },
    ],
  },
  { store_id: 2, sizes: [{ size_id: 39, quantity: 5 }] },
]

test('once a category is chosen its sizes are a grid by store, and what is typed is saved with the product', async () => {
  const user = open('/products/new?like=11')
  await typeStock(user)
  // Sellers' stores are the system's, and what is abroad has no sizes.
  expect(screen.queryByLabelText('Exterior, talla 38')).toBeNull()
  expect(screen.queryByLabelText('De Ana, talla 38')).toBeNull()
  await waitFor(() => expect(button('Crear producto').disabled).toBe(false))
  await user.click(button('Crear producto'))
  await screen.findByText('La lista')
  expect(counted()).toEqual([TYPED])
})

test('no product is created while one quantity is no whole number', async () => {
  const user = open('/products/new?like=11')
  await typeStock(user)
  await user.keyboard('{ArrowUp},5')
  await waitFor(() => expect(button('Crear producto').disabled).toBe(true))
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(
    'Una cantidad no es un número entero.',
  )
  expect(counted()).toEqual([])
})

test('another category has other sizes, and what was typed of them is there again when it is chosen again', async () => {
  const user = open('/products/new')
  await screen.findByText('Elija la categoría: de ella son las tallas.')
  await screen.findByRole('option', { name: 'Medias' })
  await user.selectOptions(screen.getByLabelText('Categoría'), 'Medias')
  await user.type(await screen.findByLabelText('Principal, talla 39'), '6')
  expect(screen.queryByLabelText('Principal, talla 38')).toBeNull()
  await user.selectOptions(screen.getByLabelText('Categoría'), 'Calzado')
  await user.type(await screen.findByLabelText('Principal, talla 38'), '1.5')
  await user.selectOptions(screen.getByLabelText('Categoría'), 'Medias')
  expect((await screen.findByLabelText<HTMLInputElement>('Principal, talla 39')).value).toBe('6')
  // What could not be saved went with its cell.
  expect(screen.queryByText('Una cantidad no es un número entero.')).toBeNull()
})

test('the usual run of the category is filled in by its button, and by Ctrl+D into the row', async () => {
  const user = open('/products/new?like=11')
  await screen.findByLabelText('Principal, talla 38')
  await user.click(await screen.findByRole('button', { name: 'Usual 3' }))
  await user.click(cell('Centro, talla 38'))
  await user.keyboard('{Control>}d{/Control}')
  const values = ['Principal, talla 38', 'Principal, talla 39', 'Centro, talla 38', 'Centro, talla 39']
  expect(values.map((name) => cell(name).value)).toEqual(['1', '2', '1', '2'])
})

test('stock that is refused after the product was created stays typed on its page, with the reason, and is saved there', async () => {
  stockReply = REFUSED
  const user = open('/products/new?like=11')
  await typeStock(user)
  await waitFor(() => expect(button('Crear producto').disabled).toBe(false))
  await user.click(button('Crear producto'))
  await screen.findByRole('button', { name: 'Guardar' })
  await screen.findByText(/El producto se guardó, pero sus existencias no.*La bodega ya no existe\./)
  expect((await screen.findByLabelText<HTMLInputElement>('Centro, talla 39')).value).toBe('5')
  // Again refused: the page stays, with what was typed.
  await user.click(button('Guardar'))
  await waitFor(() => expect(counted()).toHaveLength(2))
  await waitFor(() => expect(button('Guardar').disabled).toBe(false))
  expect(cell('Centro, talla 39').value).toBe('5')
  stockReply = { status: 200, body: { code: 200, data: COUNTED, message: 'Existencias actualizadas' } }
  await user.click(button('Guardar'))
  await screen.findByText('La lista')
  expect(counted()).toEqual([TYPED, TYPED, TYPED])
})

test('a product that was counted shows where it lies, and leads to moving and counting it', async () => {
  stored = COUNTED
  open('/products/11')
  await screen.findByRole('button', { name: /4.*talla 38.*Principal/i })
  button('Mover')
  button('Contar')
  expect(screen.queryByLabelText('Principal, talla 38')).toBeNull()
})

test('a user who may not change products enters none of their stock', async () => {
  open('/products/new?like=11', ['create products'])
  await screen.findByRole('button', { name: 'Crear producto' })
  expect(screen.queryByText('Existencias')).toBeNull()
})
