import { INTERNATIONAL_SIZE_ID } from '@deportivo/contracts/catalogue/lists'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { beginSession, endSession } from '../../shared/session/session-end.ts'
import { SessionProvider, type Session } from '../../shared/session/session.tsx'
import { show } from '../../shared/testing/show.tsx'
import { startReplies, type Reply } from '../../shared/testing/start-replies.ts'
import { cataloguePageOf } from './catalogue-page.tsx'

const GRANTS = { 'create catalogue': 'all', 'update catalogue': 'all', 'delete catalogue': 'all' }
const SESSION = { user: { id: 1, data: { displayName: 'Ana' } }, grants: GRANTS } as unknown as Session
const SIZES = ['38', '39', '40'].map((name, index) => ({
  id: Number(name),
  name,
  order: index + 1,
  version: 1,
}))
const SHOES = {
  id: 1,
  name: 'Calzado',
  orden: 1,
  quantity: 4,
  clients_quantity: 2,
  version: 3,
  size_ids: [38, 39],
  size_names: '38, 39',
  curve: [{ size_id: 38, quantity: 2 }],
  runs: [],
}

let server: Awaited<ReturnType<typeof startReplies>>
let changes: Record<string, Reply>
let sizes: typeof SIZES
let category: typeof SHOES
beforeEach(async () => {
  changes = {}
  sizes = SIZES
  category = SHOES
  server = await startReplies(({ method, url }) => {
    if (method !== 'GET') return changes[`${method} ${url}`] ?? null
    if (url.endsWith('/uses')) return { status: 200, body: { code: 200, data: [] } }
    const data = url.startsWith('/api/v1/size') ? sizes : url.startsWith('/api/v1/category') ? [category] : []
    const pagination = { per_page: 200, total: data.length, current_page: 1 }
    return { status: 200, body: { code: 200, data, pagination } }
  })
  beginSession('a')
})
afterEach(async () => {
  cleanup()
  endSession('signed_out')
  await server.stop()
})

async function open(name: 'sizes' | 'categories', first: string) {
  const Page = cataloguePageOf(name)
  show(
    <SessionProvider session={SESSION}>
      <Page />
    </SessionProvider>,
  )
  await screen.findByText(first)
  return userEvent.setup()
}

const button = (name: string) => screen.getByRole('button', { name })
const dialog = () => within(screen.getByRole('dialog'))
const order = () =>
  dialog()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const sent = () => {
  const { url, body } = server.asked.findLast(({ method }) => method !== 'GET') ?? { url: '', body: '{}' }
  return [url, JSON.parse(body) as unknown]
}
const saved = { status: 200, body: { code: 200, message: 'Se guardó el orden', data: {} } }

async function openOrder() {
  const user = await open('sizes', '38')
  await user.click(button('Ordenar'))
  await dialog().findByRole('button', { name: 'Bajar 38' })
  return user
}

test('rows are ordered by their buttons and by Alt with the arrows, a status names each move, and the focus stays', async () => {
  changes = { 'POST /api/v1/size/order': saved, 'PUT /api/v1/size/order': saved }
  const user = await openOrder()
  expect(dialog().getByRole<HTMLButtonElement>('button', { name: 'Guardar' }).disabled).toBe(true)
  await user.click(dialog().getByRole('button', { name: 'Bajar 38' }))
  expect(order()).toEqual(['39', '38', '40'])
  expect(dialog().getByRole('status').textContent).toBe('38: lugar 2 de 3')
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(order()).toEqual(['39', '40', '38'])
  expect(document.activeElement).toBe(dialog().getByRole('button', { name: 'Bajar 38' }))
  await user.keyboard('{Alt>}{ArrowDown}{ArrowUp}{/Alt}')
  expect(order()).toEqual(['39', '38', '40'])
  await user.click(dialog().getByRole('button', { name: 'Guardar' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(sent()).toEqual(['/api/v1/size/order', { ids: [39, 38, 40], versions: { 38: 1, 39: 1, 40: 1 } }])
})

test('an order of rows that changed meanwhile is refused, and begins anew from what is stored', async () => {
  const message = 'La lista cambió mientras usted la ordenaba.'
  const stale = { status: 409, body: { code: 409, message, data: { ids: [40, 38, 39] } } }
  changes = { 'POST /api/v1/size/order': stale, 'PUT /api/v1/size/order': stale }
  const user = await openOrder()
  await user.click(dialog().getByRole('button', { name: 'Subir 39' }))
  sizes = [...SIZES.slice(2), ...SIZES.slice(0, 2)]
  await user.click(dialog().getByRole('button', { name: 'Guardar' }))
  await dialog().findByText(message)
  await expect.poll(order).toEqual(['40', '38', '39'])
})

test('a category is entered with its sizes and how many of each a run has', async () => {
  changes = {
    'POST /api/v1/category/1': { status: 200, body: { code: 200, message: 'Se guardó', data: SHOES } },
  }
  const user = await open('categories', '38, 39')
  await user.click(button('Editar'))
  await dialog().findByRole('button', { name: '40' })
  expect(dialog().getByRole('button', { name: '38' }).getAttribute('aria-pressed')).toBe('true')
  await user.click(dialog().getByRole('button', { name: '40' }))
  await user.type(dialog().getByRole('textbox', { name: '40' }), '3')
  await user.click(dialog().getByRole('button', { name: '38' }))
  expect(dialog().queryByRole('textbox', { name: '38' })).toBeNull()
  await user.click(button('Guardar'))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  const body = {
    name: 'Calzado',
    size_ids: [39, 40],
    curve: [{ size_id: 40, quantity: 3 }],
    runs: [],
    version: 3,
  }
  expect(sent()).toEqual(['/api/v1/category/1', body])
})

const ABROAD = { id: INTERNATIONAL_SIZE_ID, name: 'Internacional', order: 900, version: 1 }

test('a category is not offered the international size', async () => {
  sizes = [...SIZES, ABROAD]
  const user = await open('categories', '38, 39')
  await user.click(button('Editar'))
  await dialog().findByRole('button', { name: '40' })
  expect(dialog().queryByRole('button', { name: 'Internacional' })).toBeNull()
})

test('a category that has the international size can give it up', async () => {
  sizes = [...SIZES, ABROAD]
  category = { ...SHOES, size_ids: [38, INTERNATIONAL_SIZE_ID], size_names: '38, Internacional' }
  const user = await open('categories', '38, Internacional')
  await user.click(button('Editar'))
  await user.click(await dialog().findByRole('button', { name: 'Internacional' }))
  expect(dialog().queryByRole('button', { name: 'Internacional' })).toBeNull()
})

test('of the chosen rows those in use stay, with what uses them', async () => {
  const message = 'No se puede eliminar. Categorías que lo usan: 1 (Calzado).'
  changes = {
    'DELETE /api/v1/size/38': { status: 400, body: { code: 400, message, data: {} } },
    'DELETE /api/v1/size/39': { status: 200, body: { code: 200, message: 'Se eliminó', data: { id: 39 } } },
  }
  const user = await open('sizes', '38')
  await user.click(screen.getByRole('checkbox', { name: /38/ }))
  await user.click(screen.getByRole('checkbox', { name: /39/ }))
  await user.click(button('Eliminar'))
  await user.click(dialog().getByRole('button', { name: 'Eliminar' }))
  await dialog().findByText('Se eliminó 1 registro')
  expect(dialog().getByRole('listitem').textContent).toBe(`38: ${message}`)
})
